import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { DepositDetail } from '../../../api/contract/money/deposit.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { amountToInput } from '../amount.ts';
import type { PayField } from './depositDetail.events.ts';

export interface DepositDetailContext {
  readonly id: string;
  readonly language: LanguageCode;
  readonly detail: DepositDetail | null;
  /** Time since the detail was loaded. */
  readonly seconds: number;
  readonly failure: ApiFailure | null;
  /** What was copied last, and whether it worked. */
  readonly copied: { readonly field: PayField; readonly outcome: 'underWay' | 'done' | 'failed' } | null;
}

/** Whether payment is still possible. */
export const isOpen = (deposit: Pick<DepositDetail, 'status'> | null): boolean =>
  deposit?.status === 'starting' || deposit?.status === 'awaiting';

/** Time left by the server's clock, ms; at least 0. */
export const secondsLeft = ({ detail, seconds }: Pick<DepositDetailContext, 'detail' | 'seconds'>): number =>
  detail === null ? 0 : Math.max(0, Math.ceil((detail.expiresAt - detail.serverTime) / 1000) - seconds);

/** The text to copy; amounts as a bank's form takes them. Null if the method has no such detail. */
export function textOf(detail: DepositDetail | null, field: PayField): string | null {
  if (!detail?.payTo) return null;
  return field === 'amount' ? amountToInput(detail.amount) : detail.payTo[field];
}
