import { and, eq } from 'drizzle-orm';
import type { WithdrawalStatus } from '../../src/api/contract/withdrawal.ts';
import { withdrawal } from '../database/schema.ts';
import { type Database, Refusal } from '../deps.ts';

export type WithdrawalRow = typeof withdrawal.$inferSelect;

/**
 * A withdrawal that nobody else changes until the transaction ends.
 * @param memberId whose it has to be; without one, anybody's
 * @throws {Refusal} NOT_FOUND, also for one of somebody else.
 */
export async function lockWithdrawal(db: Database, id: string, memberId?: string): Promise<WithdrawalRow> {
  const whose = memberId === undefined ? undefined : eq(withdrawal.memberId, memberId);
  const [row] = await db
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.id, id), whose))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** @throws {Refusal} STATUS_CHANGED where it is in none of these states any more. */
export function mustBe(row: WithdrawalRow, ...states: readonly WithdrawalStatus[]): void {
  if (!states.includes(row.status)) throw new Refusal('STATUS_CHANGED');
}
