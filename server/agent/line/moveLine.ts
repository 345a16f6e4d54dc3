import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { agentAgreement, lineMove, member } from '../../database/schema.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember } from '../../site/session/admit.ts';
import { type Agreement, IN_FORCE } from '../agreement/allowedActions.ts';
import { changeAgreement } from '../agreement/changeAgreement.ts';
import { agreementsEndedBy, endAll, lastEdge } from '../agreement/ending.ts';
import { isFrozen } from './lineFreeze.ts';
import { lineIds } from './lineIds.ts';

export interface Moved {
  readonly memberId: string;
  readonly toId: string;
}

/**
 * Whether a member may move under another: an agent outside the member's own line, so that the tree stays a tree, not
 * frozen, and not the upline already. Holds until the transaction ends if the agreements are locked before.
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
 * Moves a member, with everybody below, under another upline (decision record 039). Agreements with the upline before
 * end with their running period, which is settled by the tree at its beginning; so do those below that lose the rate
 * they stood on. Pending offers between the two are withdrawn. Bets before stay where they were billed. The caller
 * holds `lockAgreements`.
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
  await endAgreements(db, { memberId, uplineId: own.uplineId, at });
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

async function endAgreements(db: Database, { memberId, uplineId, at }: Ends): Promise<void> {
  const above = uplineId === null ? [] : await agreementsBetween(db, uplineId, memberId);
  for (const agreement of above) {
    const set =
      agreement.status === 'offered'
        ? { status: 'withdrawn' as const }
        : { status: 'terminated' as const, terminationBy: null, endsAt: lastEdge(agreement, at) };
    await changeAgreement(db, agreement.id, { what: 'moveLine', at, byId: null, set });
  }
  // At the top of the tree the limits of the kind are the own rate: it falls there without an agreement, too.
  const kinds = uplineId === null ? await kindsBelow(db, memberId) : above.map(({ kind }) => kind);
  for (const kind of new Set(kinds)) {
    const cause = above.find((agreement) => agreement.kind === kind);
    const ending = await agreementsEndedBy(db, { memberId, kind, rate: 0 });
    await endAll(db, ending, { at, ...(cause && { becauseOf: cause.id }) });
  }
}

const agreementsBetween = (db: Database, uplineId: string, downlineId: string): Promise<Agreement[]> =>
  db
    .select()
    .from(agentAgreement)
    .where(
      and(
        eq(agentAgreement.uplineId, uplineId),
        eq(agentAgreement.downlineId, downlineId),
        or(eq(agentAgreement.status, 'offered'), inArray(agentAgreement.status, [...IN_FORCE])),
      ),
    );

async function kindsBelow(db: Database, memberId: string): Promise<readonly Agreement['kind'][]> {
  const rows = await db
    .select({ kind: agentAgreement.kind })
    .from(agentAgreement)
    .where(and(eq(agentAgreement.uplineId, memberId), inArray(agentAgreement.status, [...IN_FORCE])));
  return rows.map(({ kind }) => kind);
}
