import { and, eq, gt, gte, inArray, lt, max, ne, sql, sum } from 'drizzle-orm';
import { type LimitKind, PLAY_GAP_MS } from '../../../src/api/contract/member/protection.ts';
import type { Database } from '../../database/database.ts';
import { deposit, gameRound, ledgerEntry, ledgerMovement, playVisit } from '../../database/schema.ts';
import { memberAccount } from '../../money/ledger/account.ts';
import { betTotals } from '../../play/bet/betTotals.ts';

export interface Used {
  readonly memberId: string;
  readonly kind: LimitKind;
  /** The first instant that counts, ms. */
  readonly from: number;
  /** Now, ms. */
  readonly at: number;
}

/** What is used of a limit: 1/10,000 P, or ms of `time`. Never below 0. */
export async function usedOf(db: Database, used: Used): Promise<number> {
  switch (used.kind) {
    case 'deposit':
      return depositsOf(db, used);
    case 'loss':
      return Math.max(0, -(await netOf(db, used)));
    case 'stake':
      return highestStake(db, used);
    case 'time':
      return playedOf(db, used);
  }
}

type Span = Pick<Used, 'memberId' | 'from' | 'at'>;

/** Deposits that are paid or may still be, and what came from the line. */
export async function depositsOf(db: Database, { memberId, from }: Omit<Span, 'at'>): Promise<number> {
  const [[deposits], [transfers]] = await Promise.all([
    db
      .select({ amount: sum(deposit.amount) })
      .from(deposit)
      .where(
        and(
          eq(deposit.memberId, memberId),
          gte(deposit.createdAt, from),
          inArray(deposit.status, ['starting', 'awaiting', 'paid']),
        ),
      ),
    db
      .select({ amount: sum(ledgerEntry.amount) })
      .from(ledgerEntry)
      .innerJoin(ledgerMovement, eq(ledgerMovement.id, ledgerEntry.movementId))
      .where(
        and(
          eq(ledgerEntry.accountId, memberAccount(memberId, 'main').id),
          gte(ledgerEntry.at, from),
          inArray(ledgerMovement.kind, ['lineUp', 'lineDown']),
          gt(ledgerEntry.amount, 0),
        ),
      ),
  ]);
  return Number(deposits?.amount ?? 0) + Number(transfers?.amount ?? 0);
}

/** Won less lost: settled bets of the span, and the stakes of rounds that are open. */
export async function netOf(db: Database, { memberId, from, at }: Span): Promise<number> {
  const [settled, [open]] = await Promise.all([
    betTotals(db, { memberId, from, to: at + 1, category: 'all', result: 'all' }),
    db
      .select({ net: sql<string | null>`sum(${gameRound.payout} - ${gameRound.stake})` })
      .from(gameRound)
      .where(and(eq(gameRound.memberId, memberId), eq(gameRound.state, 'open'), eq(gameRound.demo, false))),
  ]);
  return settled.payout - settled.stake + Number(open?.net ?? 0);
}

async function highestStake(db: Database, { memberId, from }: Span): Promise<number> {
  const [highest] = await db
    .select({ stake: max(gameRound.stake) })
    .from(gameRound)
    .where(
      and(
        eq(gameRound.memberId, memberId),
        gte(gameRound.openedAt, from),
        ne(gameRound.state, 'cancelled'),
        eq(gameRound.demo, false),
      ),
    );
  return Number(highest?.stake ?? 0);
}

/** Time of the sessions of play within a span; one that is under way runs on. */
export async function playedOf(db: Database, { memberId, from, at }: Span): Promise<number> {
  const visits = await db
    .select({ startedAt: playVisit.startedAt, lastAt: playVisit.lastAt })
    .from(playVisit)
    .where(and(eq(playVisit.memberId, memberId), gte(playVisit.lastAt, from), lt(playVisit.startedAt, at + 1)));
  return visits.reduce((played, visit) => played + timeWithin(visit, { from, to: at }, at), 0);
}

/** The part of a session of play within a span, ms. */
export function timeWithin(
  visit: { readonly startedAt: number; readonly lastAt: number },
  { from, to }: { readonly from: number; readonly to: number },
  at: number,
): number {
  return Math.max(0, Math.min(endOf(visit, at), to) - Math.max(visit.startedAt, from));
}

/** When a session of play ended: with its last bet; now, while another bet would still belong to it. */
export const endOf = ({ lastAt }: { readonly lastAt: number }, at: number): number =>
  isUnderWay({ lastAt }, at) ? at : lastAt;

export const isUnderWay = ({ lastAt }: { readonly lastAt: number }, at: number): boolean => at - lastAt <= PLAY_GAP_MS;
