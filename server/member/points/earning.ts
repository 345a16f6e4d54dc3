import { eq, sql } from 'drizzle-orm';
import { BET_PER_POINT } from '../../../src/api/contract/member/points.ts';
import type { Database } from '../../database/database.ts';
import { pointEarning } from '../../database/schema.ts';

type Counted = typeof pointEarning.$inferSelect;

/**
 * Decision M4: points earned by a settled bet, in the transaction that settles it. Based on the member's total valid
 * bets: of two bets of P 50 the second earns a point, and no remainder is lost.
 * @returns the points to credit now, often 0
 */
export async function creditPointsForBet(
  db: Database,
  { merchantCode, memberId, validBet }: Pick<Counted, 'merchantCode' | 'memberId' | 'validBet'>,
): Promise<number> {
  if (validBet === 0) return 0;
  const [counted] = await db
    .insert(pointEarning)
    .values({ merchantCode, memberId, validBet, given: 0 })
    .onConflictDoUpdate({
      target: pointEarning.memberId,
      set: { validBet: sql`${pointEarning.validBet} + ${validBet}` },
    })
    .returning();
  const earned = Math.max(0, -excessPoints(counted));
  await change(db, memberId, earned);
  return earned;
}

/**
 * Removes a voided bet from the total.
 * @returns the points to debit. Already spent points stay counted as given, so that later bets earn points only after
 * making up for them; no balance goes negative.
 */
export async function debitPointsForVoid(
  db: Database,
  { memberId, validBet }: Pick<Counted, 'memberId' | 'validBet'>,
): Promise<number> {
  const [counted] = await db
    .update(pointEarning)
    .set({ validBet: sql`${pointEarning.validBet} - ${validBet}` })
    .where(eq(pointEarning.memberId, memberId))
    .returning();
  return Math.max(0, excessPoints(counted));
}

/** Records that points were taken back. */
export const recordPointsDebit = (db: Database, memberId: string, points: number): Promise<void> =>
  change(db, memberId, -points);

const excessPoints = (counted: Counted | undefined): number =>
  counted === undefined ? 0 : counted.given - Math.floor(counted.validBet / BET_PER_POINT);

async function change(db: Database, memberId: string, points: number): Promise<void> {
  if (points === 0) return;
  await db
    .update(pointEarning)
    .set({ given: sql`${pointEarning.given} + ${points}` })
    .where(eq(pointEarning.memberId, memberId));
}
