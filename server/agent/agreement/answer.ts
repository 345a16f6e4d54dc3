import { and, eq, isNotNull } from 'drizzle-orm';
import type { AgreementRequest } from '../../../src/api/contract/agent/agreement.ts';
import type { Database } from '../../database/database.ts';
import { agentAgreement } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { edgeFrom, settledSpanAt } from '../settlement/periods.ts';
import { agreementOf } from './agreementOf.ts';
import { type Agreement, allowedActions, IN_FORCE } from './allowedActions.ts';
import { type Change, changeAgreement, lockAgreements } from './changeAgreement.ts';
import { agreementsEndedBy, endAll, lastEdge } from './ending.ts';
import { ownRate } from './ownRate.ts';
import { tellAnswered } from './tellSides.ts';

export type AgreementResponse = Exclude<AgreementRequest, { readonly do: 'offer' }>;

export interface AgreementResult {
  readonly agreement: Agreement;
  /** Agreements further down that ended with it. */
  readonly ended: readonly Agreement[];
}

/**
 * Applies a side's action to an agreement (decision M8). An answer that ends agreements further down must name them all,
 * as shown by `preview`; they end in the same transaction.
 * @throws {Refusal} NOT_FOUND for others' agreements or another kind; AGREEMENT_STATE for an action not allowed now;
 * AGREEMENT_ENDS_CHANGED; RATE_TOO_HIGH when the upline's own rate is now below the offer.
 */
export async function respondToAgreement(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  { memberId, kind, request }: AnsweredBy,
): Promise<AgreementResult> {
  await lockAgreements(db, config.merchant);
  const agreement = await agreementOf(db, { merchantCode: config.merchant, id: request.id, memberId, kind });
  if (!allowedActions(agreement, memberId).includes(request.do)) throw new Refusal('AGREEMENT_STATE');
  const at = now();
  if ('ends' in request) return agree(db, agreement, { at, memberId, request });
  const done = await changeAgreement(db, agreement.id, {
    what: request.do,
    at,
    byId: memberId,
    set: outcomes[request.do](memberId),
  });
  if (request.do === 'decline') await tellAnswered(db, done, 'contractDeclined', at);
  return { agreement: done, ended: [] };
}

interface AnsweredBy {
  readonly memberId: string;
  readonly kind: Agreement['kind'];
  readonly request: AgreementResponse;
}

const outcomes: Readonly<
  Record<Exclude<AgreementResponse['do'], 'accept' | 'acceptTermination'>, (by: string) => Change['set']>
> = {
  decline: () => ({ status: 'declined' }),
  withdraw: () => ({ status: 'withdrawn' }),
  requestTermination: (by) => ({ status: 'terminationRequested', terminationBy: by }),
  declineTermination: () => ({ status: 'active', terminationBy: null }),
  withdrawTermination: () => ({ status: 'active', terminationBy: null }),
};

interface Acceptance {
  readonly at: number;
  readonly memberId: string;
  readonly request: Extract<AgreementResponse, { readonly ends: readonly string[] }>;
}

async function agree(
  db: Database,
  agreement: Agreement,
  { at, memberId, request }: Acceptance,
): Promise<AgreementResult> {
  const isOffer = request.do === 'accept';
  if (isOffer && agreement.highestRate > (await ownRate(db, agreement.uplineId, agreement.kind)))
    throw new Refusal('RATE_TOO_HIGH');
  const ended = await agreementsEndedIfAgreed(db, agreement);
  const shown = new Set(request.ends);
  if (shown.size !== ended.length || ended.some(({ id }) => !shown.has(id)))
    throw new Refusal('AGREEMENT_ENDS_CHANGED');
  const changed = isOffer
    ? await begin(db, agreement, { at, memberId })
    : await changeAgreement(db, agreement.id, {
        what: 'acceptTermination',
        at,
        byId: memberId,
        set: { status: 'terminated', endsAt: lastEdge(agreement, at) },
      });
  await endAll(db, ended, { at, becauseOf: agreement.id });
  if (isOffer) await tellAnswered(db, changed, 'contractAccepted', at);
  return { agreement: changed, ended };
}

/** Agreements further down that end if the caller agrees to a lower rate or to a termination. */
export const agreementsEndedIfAgreed = (
  db: Database,
  { downlineId, kind, status, highestRate }: Agreement,
): Promise<readonly Agreement[]> =>
  agreementsEndedBy(db, { memberId: downlineId, kind, rate: status === 'offered' ? highestRate : 0 });

/** The previous version ends where this one begins, at a period boundary, so that no bet counts twice. */
async function begin(
  db: Database,
  offered: Agreement,
  { at, memberId }: { readonly at: number; readonly memberId: string },
): Promise<Agreement> {
  const { id, kind, period, downlineId, endsAt: until } = offered;
  const before = await db
    .select()
    .from(agentAgreement)
    .where(
      and(eq(agentAgreement.downlineId, downlineId), eq(agentAgreement.kind, kind), isNotNull(agentAgreement.agreedAt)),
    );
  const wanted = edgeFrom(kind, period, Math.max(at, offered.startsAt ?? 0));
  let startsAt = wanted;
  for (const old of before) {
    const isInForce = IN_FORCE.some((status) => status === old.status);
    const lastWhole = settledSpanAt(old.kind, old.period, wanted).from;
    const endsAt = isInForce ? Math.max(lastEdge(old, at), Math.min(lastWhole, old.endsAt ?? lastWhole)) : old.endsAt;
    if (isInForce) {
      await changeAgreement(db, old.id, {
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
  return changeAgreement(db, id, {
    what: 'accept',
    at,
    byId: memberId,
    set: { status: 'active', agreedAt: at, startsAt, endsAt },
  });
}
