import { and, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { ACTIVE_FROM } from '../../../src/api/contract/rules/agreementTerms.ts';
import type { TeamSums } from '../../../src/api/contract/rules/computeBill.ts';
import type { Database } from '../../database/database.ts';
import { bet, lineMove, member } from '../../database/schema.ts';
import type { Span } from './periods.ts';

/** The tree of members. */
export interface Tree {
  /** All members, each after its whole team. */
  readonly upwards: readonly string[];
  readonly uplineOf: (id: string) => string | null;
  /** Depth in the tree. */
  readonly levelOf: (id: string) => number;
}

/** The tree as it stood at an instant: who has moved since stands where the first of the moves began. */
export async function treeOf(db: Database, merchantCode: string, at: number): Promise<Tree> {
  const now = await db
    .select({ id: member.id, uplineId: member.uplineId })
    .from(member)
    .where(eq(member.merchantCode, merchantCode));
  const moves = await db
    .selectDistinctOn([lineMove.memberId], { id: lineMove.memberId, fromId: lineMove.fromId })
    .from(lineMove)
    .where(and(eq(lineMove.merchantCode, merchantCode), gt(lineMove.movedAt, at)))
    .orderBy(lineMove.memberId, lineMove.movedAt);
  const before = new Map(moves.map(({ id, fromId }) => [id, fromId]));
  const rows = now.map(({ id, uplineId }) => {
    const then = before.get(id);
    return { id, uplineId: then === undefined ? uplineId : then };
  });
  const uplines = new Map(rows.map(({ id, uplineId }) => [id, uplineId]));
  const below = Map.groupBy(rows, ({ uplineId }) => (uplineId !== null && uplines.has(uplineId) ? uplineId : null));
  const levels = new Map<string, number>();
  // Breadth-first from the top; the list grows during iteration.
  const downwards = (below.get(null) ?? []).map(({ id }) => id);
  for (const id of downwards) levels.set(id, 0);
  for (const id of downwards) {
    for (const one of below.get(id) ?? []) {
      levels.set(one.id, (levels.get(id) ?? 0) + 1);
      downwards.push(one.id);
    }
  }
  return {
    upwards: downwards.toReversed(),
    uplineOf: (id) => uplines.get(id) ?? null,
    levelOf: (id) => levels.get(id) ?? 0,
  };
}

export const NOTHING: TeamSums = { validBet: 0, loss: 0, countedValidBet: 0, countedLoss: 0, activeMembers: 0 };

interface Asked {
  readonly merchantCode: string;
  /** The settled span. */
  readonly span: Span;
  /** Start of the pay period. */
  readonly countedFrom: number;
}

/**
 * Totals of each member's team: one sum per member in the database, then added up the tree. A bet counts in the span of
 * its settlement unless voided before the span's end, so the result does not depend on when it is computed.
 */
export async function teamSums(
  db: Database,
  { upwards, uplineOf }: Tree,
  { merchantCode, span, countedFrom }: Asked,
): Promise<ReadonlyMap<string, TeamSums>> {
  const inSpan = sql`filter (where ${bet.settledAt} >= ${span.from})`;
  const rows = await db
    .select({
      memberId: bet.memberId,
      validBet: sql`coalesce(sum(${bet.validBet}) ${inSpan}, 0)`.mapWith(Number),
      loss: sql`coalesce(sum(${bet.stake} - ${bet.payout}) ${inSpan}, 0)`.mapWith(Number),
      countedValidBet: sql`sum(${bet.validBet})`.mapWith(Number),
      countedLoss: sql`sum(${bet.stake} - ${bet.payout})`.mapWith(Number),
    })
    .from(bet)
    .where(
      and(
        eq(bet.merchantCode, merchantCode),
        gte(bet.settledAt, countedFrom),
        lt(bet.settledAt, span.to),
        or(isNull(bet.voidedAt), gte(bet.voidedAt, span.to)),
      ),
    )
    .groupBy(bet.memberId);
  const sums = new Map<string, TeamSums>(
    rows.map(({ memberId, ...own }) => [
      memberId,
      { ...own, activeMembers: own.countedValidBet >= ACTIVE_FROM ? 1 : 0 },
    ]),
  );
  for (const id of upwards) {
    const own = sums.get(id);
    const upline = uplineOf(id);
    if (own === undefined || upline === null) continue;
    sums.set(upline, added(sums.get(upline) ?? NOTHING, own));
  }
  return sums;
}

const added = (one: TeamSums, other: TeamSums): TeamSums => ({
  validBet: one.validBet + other.validBet,
  loss: one.loss + other.loss,
  countedValidBet: one.countedValidBet + other.countedValidBet,
  countedLoss: one.countedLoss + other.countedLoss,
  activeMembers: one.activeMembers + other.activeMembers,
});
