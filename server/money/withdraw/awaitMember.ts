import type { withdrawal } from '../../database/schema.ts';

type Row = typeof withdrawal.$inferSelect;
type Awaiting = Pick<Row, 'status' | 'awaitedMs' | 'awaitingSince' | 'autoReceiptAt'>;

/**
 * Decision M3: starts or resumes waiting for the member's receipt; earlier waiting time counts, investigations do not.
 */
export const startAwaitingReceipt = (at: number, awaitedMs: number, autoReceiptMinutes: number): Awaiting => ({
  status: 'awaiting',
  awaitedMs,
  awaitingSince: at,
  autoReceiptAt: at + Math.max(0, autoReceiptMinutes * 60_000 - awaitedMs),
});

/** Pauses the automatic receipt. */
export const stopAwaitingReceipt = (row: Row, at: number): Omit<Awaiting, 'status'> => ({
  awaitedMs: row.awaitedMs + (row.awaitingSince === null ? 0 : at - row.awaitingSince),
  awaitingSince: null,
  autoReceiptAt: null,
});
