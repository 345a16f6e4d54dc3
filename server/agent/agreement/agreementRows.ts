import { and, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { ContractRow, EndingContract } from '../../src/api/contract/agentContract.ts';
import type { Database } from '../database/database.ts';
import { agentContract } from '../database/schema.ts';
import { allowedActions, type Contract, IN_FORCE } from './allowedActions.ts';
import { memberNames } from './people.ts';

/** Contracts from one side's view. */
export async function contractRows(
  db: Database,
  contracts: readonly Contract[],
  memberId: string,
): Promise<ContractRow[]> {
  const personOf = await memberNames(
    db,
    contracts.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]),
  );
  return contracts.map((contract) => {
    const { id, kind, uplineId, downlineId, version, tiers, period, status } = contract;
    const { startsAt, endsAt, offeredAt, agreedAt, remark, terminationBy } = contract;
    return {
      id,
      kind,
      own: uplineId === memberId ? 'upline' : 'downline',
      upline: personOf(uplineId),
      downline: personOf(downlineId),
      version,
      tiers: [...tiers],
      period,
      status,
      start: startsAt,
      end: endsAt,
      offeredAt,
      agreedAt,
      remark,
      terminationBy: terminationBy === null ? null : terminationBy === uplineId ? 'upline' : 'downline',
      may: [...allowedActions(contract, memberId)],
    };
  });
}

export async function contractRow(db: Database, contract: Contract, memberId: string): Promise<ContractRow> {
  const [row] = await contractRows(db, [contract], memberId);
  if (row === undefined) throw new Error('a contract has a row');
  return row;
}

export async function endingRows(db: Database, contracts: readonly Contract[]): Promise<EndingContract[]> {
  const personOf = await memberNames(
    db,
    contracts.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]),
  );
  return contracts.map(({ id, uplineId, downlineId, highestRate }) => ({
    id,
    upline: personOf(uplineId),
    downline: personOf(downlineId),
    rate: highestRate,
  }));
}

interface Asked {
  readonly kind: Contract['kind'];
  readonly as: 'upline' | 'downline';
  readonly open: '0' | '1';
  readonly page: number;
  readonly pageSize: string;
}

/** A page of one side's contracts, newest first. */
export async function listContracts(db: Database, memberId: string, { kind, as, open, page, pageSize }: Asked) {
  const side = as === 'upline' ? agentContract.uplineId : agentContract.downlineId;
  const wanted = and(
    eq(side, memberId),
    eq(agentContract.kind, kind),
    open === '1' ? inArray(agentContract.status, ['offered', ...IN_FORCE]) : undefined,
  );
  const size = Number(pageSize);
  const [contracts, [counted]] = await Promise.all([
    newest(db, wanted)
      .offset((page - 1) * size)
      .limit(size),
    db.select({ count: count() }).from(agentContract).where(wanted),
  ]);
  return { list: await contractRows(db, contracts, memberId), count: counted?.count ?? 0 };
}

const newest = (db: Database, wanted: SQL | undefined) =>
  db.select().from(agentContract).where(wanted).orderBy(desc(agentContract.offeredAt), desc(agentContract.id));

/** Requests pending a member's answer, by kind: offers, and terminations requested by the other side. */
export async function waitingFor(
  db: Database,
  memberId: string,
  kinds: readonly Contract['kind'][],
): Promise<ContractRow[]> {
  if (kinds.length === 0) return [];
  const wanted = and(
    or(eq(agentContract.uplineId, memberId), eq(agentContract.downlineId, memberId)),
    inArray(agentContract.kind, [...kinds]),
    inArray(agentContract.status, ['offered', 'terminationRequested']),
  );
  const rows = await contractRows(db, await newest(db, wanted), memberId);
  return rows.filter(({ may }) => may.includes('accept') || may.includes('acceptTermination'));
}

/** Whether a member is a side of any contract of some kinds, ended ones included. */
export async function hasContractOf(
  db: Database,
  memberId: string,
  kinds: readonly Contract['kind'][],
): Promise<boolean> {
  if (kinds.length === 0) return false;
  const isOwn = or(eq(agentContract.uplineId, memberId), eq(agentContract.downlineId, memberId));
  const [found] = await db
    .select({ id: agentContract.id })
    .from(agentContract)
    .where(and(isOwn, inArray(agentContract.kind, [...kinds])))
    .limit(1);
  return found !== undefined;
}
