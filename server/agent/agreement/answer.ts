import { and, eq, isNotNull } from 'drizzle-orm';
import type { ContractRequest } from '../../src/api/contract/agentContract.ts';
import type { Database } from '../database/database.ts';
import { agentContract } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { edgeFrom, settledSpanAt } from '../settlement/periods.ts';
import { allowedActions, type Contract, IN_FORCE } from './allowedActions.ts';
import { type Change, changeContract, lockContracts } from './changeContract.ts';
import { contractOf } from './contractOf.ts';
import { contractsEndedBy, endAll, lastEdge } from './ending.ts';
import { ownRate } from './ownRate.ts';
import { tellAnswered } from './tellSides.ts';

export type ContractResponse = Exclude<ContractRequest, { readonly do: 'offer' }>;

export interface ContractResult {
  readonly contract: Contract;
  /** Contracts further down that ended with it. */
  readonly ended: readonly Contract[];
}

/**
 * Applies a side's action to a contract (decision M8). An answer that ends contracts further down must name them all,
 * as shown by `preview`; they end in the same transaction.
 * @throws {Refusal} NOT_FOUND for others' contracts or another kind; CONTRACT_STATE for an action not allowed now;
 * CONTRACT_ENDS_CHANGED; RATE_TOO_HIGH when the upline's own rate is now below the offer.
 */
export async function respondToContract(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  { memberId, kind, request }: AnsweredBy,
): Promise<ContractResult> {
  await lockContracts(db, config.merchant);
  const contract = await contractOf(db, { merchantCode: config.merchant, id: request.id, memberId, kind });
  if (!allowedActions(contract, memberId).includes(request.do)) throw new Refusal('CONTRACT_STATE');
  const at = now();
  if ('ends' in request) return agree(db, contract, { at, memberId, request });
  const done = await changeContract(db, contract.id, {
    what: request.do,
    at,
    byId: memberId,
    set: outcomes[request.do](memberId),
  });
  if (request.do === 'decline') await tellAnswered(db, done, 'contractDeclined', at);
  return { contract: done, ended: [] };
}

interface AnsweredBy {
  readonly memberId: string;
  readonly kind: Contract['kind'];
  readonly request: ContractResponse;
}

const outcomes: Readonly<
  Record<Exclude<ContractResponse['do'], 'accept' | 'acceptTermination'>, (by: string) => Change['set']>
> = {
  decline: () => ({ status: 'declined' }),
  withdraw: () => ({ status: 'withdrawn' }),
  requestTermination: (by) => ({ status: 'terminationRequested', terminationBy: by }),
  declineTermination: () => ({ status: 'active', terminationBy: null }),
  withdrawTermination: () => ({ status: 'active', terminationBy: null }),
};

interface Agreement {
  readonly at: number;
  readonly memberId: string;
  readonly request: Extract<ContractResponse, { readonly ends: readonly string[] }>;
}

async function agree(db: Database, contract: Contract, { at, memberId, request }: Agreement): Promise<ContractResult> {
  const isOffer = request.do === 'accept';
  if (isOffer && contract.highestRate > (await ownRate(db, contract.uplineId, contract.kind)))
    throw new Refusal('RATE_TOO_HIGH');
  const ended = await contractsEndedIfAgreed(db, contract);
  const shown = new Set(request.ends);
  if (shown.size !== ended.length || ended.some(({ id }) => !shown.has(id))) throw new Refusal('CONTRACT_ENDS_CHANGED');
  const changed = isOffer
    ? await begin(db, contract, { at, memberId })
    : await changeContract(db, contract.id, {
        what: 'acceptTermination',
        at,
        byId: memberId,
        set: { status: 'terminated', endsAt: lastEdge(contract, at) },
      });
  await endAll(db, ended, { at, becauseOf: contract.id });
  if (isOffer) await tellAnswered(db, changed, 'contractAccepted', at);
  return { contract: changed, ended };
}

/** Contracts further down that end if the caller agrees to a lower rate or to a termination. */
export const contractsEndedIfAgreed = (
  db: Database,
  { downlineId, kind, status, highestRate }: Contract,
): Promise<readonly Contract[]> =>
  contractsEndedBy(db, { memberId: downlineId, kind, rate: status === 'offered' ? highestRate : 0 });

/** The previous version ends where this one begins, at a period boundary, so that no bet counts twice. */
async function begin(
  db: Database,
  offered: Contract,
  { at, memberId }: { readonly at: number; readonly memberId: string },
): Promise<Contract> {
  const { id, kind, period, downlineId, endsAt: until } = offered;
  const before = await db
    .select()
    .from(agentContract)
    .where(
      and(eq(agentContract.downlineId, downlineId), eq(agentContract.kind, kind), isNotNull(agentContract.agreedAt)),
    );
  const wanted = edgeFrom(kind, period, Math.max(at, offered.startsAt ?? 0));
  let startsAt = wanted;
  for (const old of before) {
    const isInForce = IN_FORCE.some((status) => status === old.status);
    const lastWhole = settledSpanAt(old.kind, old.period, wanted).from;
    const endsAt = isInForce ? Math.max(lastEdge(old, at), Math.min(lastWhole, old.endsAt ?? lastWhole)) : old.endsAt;
    if (isInForce) {
      await changeContract(db, old.id, {
        what: 'supersede',
        at,
        byId: memberId,
        becauseOf: id,
        set: { status: 'superseded', terminationBy: null, endsAt },
      });
    }
    startsAt = Math.max(startsAt, edgeFrom(kind, period, endsAt ?? 0));
  }
  const endsAt = until === null ? null : Math.max(startsAt, edgeFrom(kind, period, until));
  return changeContract(db, id, {
    what: 'accept',
    at,
    byId: memberId,
    set: { status: 'active', agreedAt: at, startsAt, endsAt },
  });
}
