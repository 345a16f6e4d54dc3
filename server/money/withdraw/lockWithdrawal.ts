import { and, eq } from 'drizzle-orm';
import type { WithdrawalStatus } from '../../../src/api/contract/money/withdraw.ts';
import type { Database } from '../../database/database.ts';
import { withdrawal } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';

export type WithdrawalRow = typeof withdrawal.$inferSelect;

/**
 * Locks a withdrawal until the transaction ends.
 * @param memberId required owner; any when omitted
 * @throws {Refusal} NOT_FOUND, also for another member's.
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

/** A member's withdrawal as it is now, unlocked. @throws {Refusal} NOT_FOUND, also for another member's. */
export async function readWithdrawal(db: Database, id: string, memberId: string): Promise<WithdrawalRow> {
  const [row] = await db
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.id, id), eq(withdrawal.memberId, memberId)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** @throws {Refusal} STATUS_CHANGED unless it is in one of these states. */
export function requireStatus(row: WithdrawalRow, ...states: readonly WithdrawalStatus[]): void {
  if (!states.includes(row.status)) throw new Refusal('STATUS_CHANGED');
}
