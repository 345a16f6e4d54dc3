import { and, eq } from 'drizzle-orm';
import {
  type LimitKind,
  type LimitPeriod,
  type PlayLimit,
  RAISE_KEPT_MS,
  RAISE_WAIT_MS,
} from '../../../src/api/contract/member/protection.ts';
import { businessDay, daysLater, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import type { Database } from '../../database/database.ts';
import { playLimit } from '../../database/schema.ts';
import { type Used, usedOf } from './used.ts';

const DAY_MS = 86_400_000;

export type LimitRow = typeof playLimit.$inferSelect;

/** The first instant that counts for a period, ms. */
export function startOf(period: LimitPeriod, at: number): number {
  if (period === 'week') return at - 7 * DAY_MS;
  if (period === 'month') return at - 30 * DAY_MS;
  return startOfDay(businessDay(at));
}

/** A member's limits; locked, so that of parallel bets or deposits each sees those before it. */
export const lockLimits = (db: Database, memberId: string): Promise<LimitRow[]> =>
  db
    .select()
    .from(playLimit)
    .where(eq(playLimit.memberId, memberId))
    .orderBy(playLimit.kind, playLimit.period)
    .for('update');

/** A member's limits with what is used of each. */
export async function limitsOf(db: Database, memberId: string, at: number): Promise<PlayLimit[]> {
  const rows = await db
    .select()
    .from(playLimit)
    .where(eq(playLimit.memberId, memberId))
    .orderBy(playLimit.kind, playLimit.period);
  return Promise.all(rows.map(async (row) => limitView(row, await usedOf(db, whichOf(row, at)), at)));
}

export const whichOf = ({ memberId, kind, period }: LimitRow, at: number): Used => ({
  memberId,
  kind,
  at,
  from: startOf(period, at),
});

function limitView(row: LimitRow, used: number, at: number): PlayLimit {
  const { kind, period, amount } = row;
  const resetsAt = period === 'day' ? startOfDay(daysLater(businessDay(at), 1)) : null;
  return { kind, period, amount, used, resetsAt, raise: raiseOf(row, at) };
}

/** The raise that waits; null without one, or once it has lapsed. */
export function raiseOf({ raiseRequestedAt, raiseAmount }: LimitRow, at: number): PlayLimit['raise'] {
  if (raiseRequestedAt === null) return null;
  const from = raiseRequestedAt + RAISE_WAIT_MS;
  const until = from + RAISE_KEPT_MS;
  return at < until ? { amount: raiseAmount, requestedAt: raiseRequestedAt, from, until } : null;
}

/** Periods that a kind of limit has. */
export const periodsOf = (kind: LimitKind): readonly LimitPeriod[] =>
  kind === 'stake' ? ['bet'] : ['day', 'week', 'month'];

interface Wanted {
  readonly memberId: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Null: no limit. */
  readonly amount: number | null;
}

/**
 * Sets or lowers a limit at once; notes a raise, which waits. Setting the same amount takes a raise back.
 * @returns which of them; null where there was nothing to do
 */
export async function setLimit(
  db: Database,
  { memberId, kind, period, amount }: Wanted,
  at: number,
): Promise<'limitSet' | 'limitRaiseAsked' | null> {
  const which = and(eq(playLimit.memberId, memberId), eq(playLimit.kind, kind), eq(playLimit.period, period));
  const [row] = await db.select().from(playLimit).where(which).for('update');
  if (row === undefined) {
    if (amount === null) return null;
    const added = await db
      .insert(playLimit)
      .values({ memberId, kind, period, amount, setAt: at })
      .onConflictDoNothing()
      .returning();
    // Another tab was first: then this is a change.
    return added.length === 0 ? setLimit(db, { memberId, kind, period, amount }, at) : 'limitSet';
  }
  const isRaise = amount === null || amount > row.amount;
  await db
    .update(playLimit)
    .set(
      isRaise
        ? { raiseRequestedAt: at, raiseAmount: amount }
        : { amount, setAt: at, raiseRequestedAt: null, raiseAmount: null },
    )
    .where(which);
  return isRaise ? 'limitRaiseAsked' : 'limitSet';
}

/** The second yes. @returns the raise that was confirmed; null where there was none */
export async function confirmRaise(
  db: Database,
  { memberId, kind, period }: Omit<Wanted, 'amount'>,
  at: number,
): Promise<{ readonly amount: number | null } | null> {
  const which = and(eq(playLimit.memberId, memberId), eq(playLimit.kind, kind), eq(playLimit.period, period));
  const [row] = await db.select().from(playLimit).where(which).for('update');
  const raise = row === undefined ? null : raiseOf(row, at);
  if (raise === null || at < raise.from) return null;
  if (raise.amount === null) await db.delete(playLimit).where(which);
  else
    await db
      .update(playLimit)
      .set({ amount: raise.amount, setAt: at, raiseRequestedAt: null, raiseAmount: null })
      .where(which);
  return { amount: raise.amount };
}

export const cancelRaise = (db: Database, { memberId, kind, period }: Omit<Wanted, 'amount'>): Promise<unknown> =>
  db
    .update(playLimit)
    .set({ raiseRequestedAt: null, raiseAmount: null })
    .where(and(eq(playLimit.memberId, memberId), eq(playLimit.kind, kind), eq(playLimit.period, period)));
