import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { PAGE_SIZES } from '../../api/contract/statement.ts';
import { nothing } from '../support/events.ts';

/** Of which time: ready-made, or the member's own days. */
export const spanChoice = z.enum(['week', 'days30', 'month', 'own']);
export type SpanChoice = z.infer<typeof spanChoice>;

export const kindGroup = z.enum(['all', 'deposits', 'withdrawals', 'transfers', 'bonuses', 'bets', 'income']);
export type KindGroup = z.infer<typeof kindGroup>;

export const pageSize = z.enum(PAGE_SIZES);
export type PageSize = z.infer<typeof pageSize>;

export const statementEvents = {
  /** The wallets could not be had: try again. */
  'statement.retry': nothing,
  /** Ask for the same again. */
  'statement.refresh': nothing,
  'statement.chooseSpan': z.object({ span: spanChoice }),
  /** A day as yyyy-MM-dd; what is half typed is something else. */
  'statement.typeDay': z.object({ end: z.enum(['from', 'to']), value: z.string() }),
  /** Show the days that were typed. */
  'statement.submitDays': nothing,
  'statement.chooseKinds': z.object({ kinds: kindGroup }),
  'statement.chooseWallet': z.object({ code: z.string() }),
  'statement.turnTo': z.object({ page: z.number() }),
  'statement.choosePageSize': z.object({ size: pageSize }),
  'statement.download': nothing,
  'statement.showReport': nothing,
  'statement.showMovements': nothing,
  'page.language': z.object({ language: languageCode }),
};
