import { and, desc, eq, gte, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { PromotionTerms } from '../../../src/api/contract/public/promotion.ts';
import type { Database } from '../../database/database.ts';
import { deposit, member, promotionClaim, session } from '../../database/schema.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { readDevice } from '../../site/session/readDevice.ts';
import type { ClaimRow } from './claims.ts';

/** How much of a valid bet of a category counts, in 1/100. */
export const percentOf = (games: PromotionTerms['games'], category: string): number =>
  games.length === 0 ? 100 : (games.find((one) => one.category === category)?.percent ?? 0);

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Valid bets of a member that were placed and settled in a span, weighed by category, in 1/10,000 P. */
export async function weighedBets(
  db: Database,
  memberId: string,
  { from, to }: Span,
  games: PromotionTerms['games'],
): Promise<number> {
  const rows = await rowsOf<{ readonly category: string; readonly sum: unknown }>(
    db,
    sql`
    select category, sum(valid_bet) as sum from bet
    where member_id = ${memberId} and settled_at >= ${from}::bigint and settled_at < ${to}::bigint
      and placed_at >= ${from}::bigint and voided_at is null
    group by category`,
  );
  return rows.reduce((all, { category, sum }) => all + Math.floor((Number(sum) * percentOf(games, category)) / 100), 0);
}

const FOREVER = Number.MAX_SAFE_INTEGER;

/** Valid bets that release a bonus. */
export const wageringOf = ({ amount, terms }: Pick<ClaimRow, 'amount' | 'terms'>): number => amount * terms.wagering;

/**
 * From when on bets count towards the wagering of a claim, ms: a member wagers one bonus after the other, so that no bet
 * counts twice. Null while an earlier one is not at its end.
 */
export async function wageringFrom(db: Database, { id, memberId, claimedAt }: ClaimRow): Promise<number | null> {
  if (claimedAt === null) return null;
  const { claimedAt: at, expiresAt, endedAt } = promotionClaim;
  const isEarlier = or(lt(at, claimedAt), and(eq(at, claimedAt), lt(promotionClaim.id, id)));
  const earlier = await db
    .select({ endedAt })
    .from(promotionClaim)
    .where(and(eq(promotionClaim.memberId, memberId), isNotNull(expiresAt), isEarlier));
  const ends = earlier.map((one) => one.endedAt);
  return ends.includes(null) ? null : Math.max(claimedAt, ...ends.map(Number));
}

/** Valid bets towards it so far. */
export async function wageredBy(db: Database, row: ClaimRow): Promise<number> {
  const from = await wageringFrom(db, row);
  const { memberId, expiresAt, terms } = row;
  return from === null ? 0 : weighedBets(db, memberId, { from, to: expiresAt ?? FOREVER }, terms.games);
}

/** How far a condition is, in 1/10,000 P, or 0 and 1. */
export interface Condition {
  readonly done: number;
  readonly needed: number;
  /** What the claim pays; 0 until the condition is met. */
  readonly amount: number;
  /** The deposit that it is a share of. */
  readonly depositId: string | null;
}

const CENT = 100;

/** What the server measures of a member who has joined; null for a kind without a condition. */
export async function conditionOf(
  db: Database,
  row: Pick<ClaimRow, 'memberId' | 'joinedAt' | 'terms' | 'id'>,
): Promise<Condition | null> {
  const { terms } = row;
  if (terms.kind === 'deposit') return ofDeposit(db, row);
  if (terms.kind !== 'task' || terms.task === null) return null;
  const [done, needed] = await measured(db, row, terms.task);
  return { done: Math.min(done, needed), needed, amount: done >= needed ? terms.amount : 0, depositId: null };
}

/** The largest deposit since joining that has earned no bonus yet. */
async function ofDeposit(
  db: Database,
  { memberId, joinedAt, terms }: Pick<ClaimRow, 'memberId' | 'joinedAt' | 'terms'>,
): Promise<Condition> {
  const used = db
    .select({ id: promotionClaim.id })
    .from(promotionClaim)
    .where(eq(promotionClaim.depositId, deposit.id));
  const [best] = await db
    .select({ id: deposit.id, amount: deposit.amount })
    .from(deposit)
    .where(
      and(
        eq(deposit.memberId, memberId),
        eq(deposit.status, 'paid'),
        gte(deposit.paidAt, joinedAt),
        lt(deposit.paidAt, terms.endsAt ?? FOREVER),
        notExists(used),
      ),
    )
    .orderBy(desc(deposit.amount), deposit.id)
    .limit(1);
  const done = best?.amount ?? 0;
  const share = Math.floor((done * terms.percent) / 100 / CENT) * CENT;
  const isMet = best !== undefined && done >= terms.least && share > 0;
  return {
    done: Math.min(done, terms.least),
    needed: terms.least,
    amount: isMet ? Math.min(share, terms.amount) : 0,
    depositId: isMet ? best.id : null,
  };
}

/** @returns what is done, and what is needed */
async function measured(
  db: Database,
  { memberId, joinedAt, terms }: Pick<ClaimRow, 'memberId' | 'joinedAt' | 'terms'>,
  task: NonNullable<PromotionTerms['task']>,
): Promise<readonly [number, number]> {
  switch (task) {
    case 'deposits': {
      const [paid] = await db
        .select({ sum: sql<unknown>`coalesce(sum(${deposit.amount}), 0)` })
        .from(deposit)
        .where(and(eq(deposit.memberId, memberId), eq(deposit.status, 'paid')));
      return [Number(paid?.sum ?? 0), terms.least];
    }
    case 'validBet':
      return [
        await weighedBets(db, memberId, { from: joinedAt, to: terms.endsAt ?? FOREVER }, terms.games),
        terms.least,
      ];
    case 'mobile':
      return [await db.$count(member, and(eq(member.id, memberId), isNotNull(member.mobileNum))), 1];
    case 'phone': {
      const agents = await db
        .selectDistinct({ userAgent: session.userAgent })
        .from(session)
        .where(and(eq(session.memberId, memberId), ne(session.userAgent, '')));
      return [agents.some(({ userAgent }) => readDevice(userAgent).kind === 'phone') ? 1 : 0, 1];
    }
  }
}

/** Tickets of a member in a raffle so far: one for each `least` of valid bets since joining. */
export async function ticketsOf(
  db: Database,
  { memberId, joinedAt, terms }: Pick<ClaimRow, 'memberId' | 'joinedAt' | 'terms'>,
): Promise<number> {
  const bets = await weighedBets(db, memberId, { from: joinedAt, to: terms.endsAt ?? FOREVER }, terms.games);
  return Math.floor(bets / Math.max(1, terms.least));
}
