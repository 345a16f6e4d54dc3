import { eq, sql } from 'drizzle-orm';
import { BET_A_POINT } from '../../src/api/contract/points.ts';
import { pointEarning } from '../database/schema.ts';
import type { Database } from '../deps.ts';

type Counted = typeof pointEarning.$inferSelect;

/**
 * Decision M4: what a settled bet brings in points, within the transaction that settles it and so once for each bet. What
 * counts is the sum of a member's valid bets: of two bets of P 50 the second brings a point, and no bet loses its rest.
 * @returns how many points are to be given now, often 0
 */
export async function earnByBet(
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
  const earned = Math.max(0, -tooMuchOf(counted));
  await change(db, memberId, earned);
  return earned;
}

/**
 * Takes a voided bet out of what counts.
 * @returns how many points the member has had too much by that. What is not at hand any more is not taken: it stays in
 * what was given, so that later bets bring a point only after they have made up for it. Nobody goes below zero.
 */
export async function loseByVoid(
  db: Database,
  { memberId, validBet }: Pick<Counted, 'memberId' | 'validBet'>,
): Promise<number> {
  const [counted] = await db
    .update(pointEarning)
    .set({ validBet: sql`${pointEarning.validBet} - ${validBet}` })
    .where(eq(pointEarning.memberId, memberId))
    .returning();
  return Math.max(0, tooMuchOf(counted));
}

/** Keeps in mind that points were taken back. */
export const takenBack = (db: Database, memberId: string, points: number): Promise<void> =>
  change(db, memberId, -points);

const tooMuchOf = (counted: Counted | undefined): number =>
  counted === undefined ? 0 : counted.given - Math.floor(counted.validBet / BET_A_POINT);

async function change(db: Database, memberId: string, points: number): Promise<void> {
  if (points === 0) return;
  await db
    .update(pointEarning)
    .set({ given: sql`${pointEarning.given} + ${points}` })
    .where(eq(pointEarning.memberId, memberId));
}
