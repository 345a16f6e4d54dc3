import * as z from 'zod/mini';
import type { DepositDetail } from '../../api/contract/deposit.ts';
import { languageCode } from '../../api/contract/fields.ts';
import { nothing } from '../support/events.ts';

/** What of the details of a payment can be copied. */
export const payField = z.enum(['amount', 'bankName', 'accountName', 'accountNumber', 'note']);
export type PayField = z.infer<typeof payField>;

export const depositDetailEvents = {
  'depositDetail.retry': nothing,
  'depositDetail.copy': z.object({ field: payField }),
  /** To the form and the list. */
  'depositDetail.back': nothing,
  'page.language': z.object({ language: languageCode }),
};

/** What a deposit on screen tells the page: how the server says that it stands. */
export interface DepositSeen {
  readonly type: 'deposit.seen';
  readonly detail: DepositDetail;
}
