import type { withdrawal } from '../database/schema.ts';

type Row = typeof withdrawal.$inferSelect;
type Awaiting = Pick<Row, 'status' | 'awaitedMs' | 'awaitingSince' | 'autoReceiptAt'>;

/** Decision M3: from now on it awaits the member's word; what it awaited before counts, what was investigated does not. */
export const awaiting = (at: number, awaitedMs: number, autoReceiptMinutes: number): Awaiting => ({
  status: 'awaiting',
  awaitedMs,
  awaitingSince: at,
  autoReceiptAt: at + Math.max(0, autoReceiptMinutes * 60_000 - awaitedMs),
});

/** The clock of the automatic receipt stops. */
export const noLongerAwaiting = (row: Row, at: number): Omit<Awaiting, 'status'> => ({
  awaitedMs: row.awaitedMs + (row.awaitingSince === null ? 0 : at - row.awaitingSince),
  awaitingSince: null,
  autoReceiptAt: null,
});
