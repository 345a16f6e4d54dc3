import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Decision M5: what stands around a payment password. Its hash is the member's own column. */
export const paymentPassword = pgTable('payment_password', {
  memberId: text('member_id').primaryKey(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  lockedUntil: at('locked_until'),
  /** After a reset: from when on the member may withdraw again. */
  withdrawalsFrom: at('withdrawals_from'),
});
