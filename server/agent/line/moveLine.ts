import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { type Contract, IN_FORCE } from '../contract/allowedActions.ts';
import { changeContract } from '../contract/changeContract.ts';
import { contractsEndedBy, endAll, lastEdge } from '../contract/ending.ts';
import type { Database } from '../database/database.ts';
import { agentContract, lineMove, member } from '../database/schema.ts';
import { writeMessage } from '../inbox/writeMessage.ts';
import { rowsOf } from '../ledger/rowsOf.ts';
import { Refusal } from '../refusal.ts';
import { isAgentMember } from '../session/admit.ts';
import { isFrozen } from './lineFreeze.ts';
import { lineIds } from './lineIds.ts';

export interface Moved {
  readonly memberId: string;
  readonly toId: string;
}

/**
 * Whether a member may move under another: an agent outside the member's own line, so that the tree stays a tree, not
 * frozen, and not the upline already. Holds until the transaction ends if the contracts are locked before.
 * @throws {Refusal} UPLINE_UNFIT
 */
export async function checkUpline(db: Database, merchantCode: string, { memberId, toId }: Moved): Promise<void> {
  const [to] = await db
    .select({ isAgent: member.isAgent, kind: member.kind })
    .from(member)
    .where(and(eq(member.id, toId), eq(member.merchantCode, merchantCode)));
  const [own] = await db.select({ uplineId: member.uplineId }).from(member).where(eq(member.id, memberId));
  const [inside] = await rowsOf(db, sql`select 1 from (${lineIds(memberId)}) as line where id = ${toId}`);
  if (
    to?.kind !== 'member' ||
    !isAgentMember(to.isAgent) ||
    own?.uplineId === toId ||
    inside !== undefined ||
    (await isFrozen(db, toId))
  )
    throw new Refusal('UPLINE_UNFIT');
}

/**
 * Moves a member, with everybody below, under another upline (decision record 039). Contracts with the upline before
 * end with their running period, which is settled by the tree at its beginning; so do those below that lose the rate
 * they stood on. Pending offers between the two are withdrawn. Bets before stay where they were billed. The caller
 * holds `lockContracts`.
 * @returns when the member stands there: later than any earlier move
 */
export async function moveMember(
  db: Database,
  { merchantCode, memberId, toId, at }: Moved & { readonly merchantCode: string; readonly at: number },
): Promise<number> {
  await checkUpline(db, merchantCode, { memberId, toId });
  const [last] = await db
    .select({ movedAt: lineMove.movedAt })
    .from(lineMove)
    .where(and(eq(lineMove.memberId, memberId), isNotNull(lineMove.movedAt)))
    .orderBy(desc(lineMove.movedAt))
    .limit(1);
  const movedAt = Math.max(at, (last?.movedAt ?? 0) + 1);
  const [own] = await db.select().from(member).where(eq(member.id, memberId)).for('no key update');
  if (own === undefined) throw new Refusal('NOT_FOUND');
  await endContracts(db, { memberId, uplineId: own.uplineId, at });
  await db.update(member).set({ uplineId: toId }).where(eq(member.id, memberId));
  const [to] = await db.select({ account: member.account }).from(member).where(eq(member.id, toId));
  const facts = { person: to?.account ?? '' };
  await writeMessage(db, { merchantCode, memberId, at, topic: 'lineMoved', facts });
  return movedAt;
}

interface Ends {
  readonly memberId: string;
  readonly uplineId: string | null;
  readonly at: number;
}

async function endContracts(db: Database, { memberId, uplineId, at }: Ends): Promise<void> {
  const above = uplineId === null ? [] : await contractsBetween(db, uplineId, memberId);
  for (const contract of above) {
    const set =
      contract.status === 'offered'
        ? { status: 'withdrawn' as const }
        : { status: 'terminated' as const, terminationBy: null, endsAt: lastEdge(contract, at) };
    await changeContract(db, contract.id, { what: 'moveLine', at, byId: null, set });
  }
  // At the top of the tree the limits of the kind are the own rate: it falls there without a contract, too.
  const kinds = uplineId === null ? await kindsBelow(db, memberId) : above.map(({ kind }) => kind);
  for (const kind of new Set(kinds)) {
    const cause = above.find((contract) => contract.kind === kind);
    const ending = await contractsEndedBy(db, { memberId, kind, rate: 0 });
    await endAll(db, ending, { at, ...(cause && { becauseOf: cause.id }) });
  }
}

const contractsBetween = (db: Database, uplineId: string, downlineId: string): Promise<Contract[]> =>
  db
    .select()
    .from(agentContract)
    .where(
      and(
        eq(agentContract.uplineId, uplineId),
        eq(agentContract.downlineId, downlineId),
        or(eq(agentContract.status, 'offered'), inArray(agentContract.status, [...IN_FORCE])),
      ),
    );

async function kindsBelow(db: Database, memberId: string): Promise<readonly Contract['kind'][]> {
  const rows = await db
    .select({ kind: agentContract.kind })
    .from(agentContract)
    .where(and(eq(agentContract.uplineId, memberId), inArray(agentContract.status, [...IN_FORCE])));
  return rows.map(({ kind }) => kind);
}
