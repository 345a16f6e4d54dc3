import * as z from 'zod/mini';
import { billStatus } from '../../api/contract/bill.ts';
import { spanChoice } from '../statement/statement.events.ts';
import { nothing } from '../support/events.ts';

/** What the member is paid (`downline`), or pays (`upline`). */
export const billSide = z.enum(['downline', 'upline']);
export type BillSide = z.infer<typeof billSide>;

export const statusChoice = z.enum(['all', ...billStatus.options]);
export type StatusChoice = z.infer<typeof statusChoice>;

export const billsEvents = {
  /** Ask for the same again. */
  'bills.refresh': nothing,
  'bills.chooseSide': z.object({ side: billSide }),
  'bills.chooseSpan': z.object({ span: spanChoice }),
  /** A day as yyyy-MM-dd; what is half typed is something else. */
  'bills.typeDay': z.object({ end: z.enum(['from', 'to']), value: z.string() }),
  /** Show the days that were typed. */
  'bills.submitDays': nothing,
  'bills.chooseStatus': z.object({ status: statusChoice }),
  'bills.turnTo': z.object({ page: z.int() }),
  /** One of them, explained. */
  'bills.open': z.object({ id: z.string() }),
};
