import type { DepositDetail } from '../../api/contract/deposit.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { typedAmount } from '../money/amount.ts';
import type { PayField } from './depositDetail.events.ts';

export interface DepositDetailContext {
  readonly id: string;
  readonly language: LanguageCode;
  readonly detail: DepositDetail | null;
  /** Since the server told the detail. */
  readonly seconds: number;
  readonly failure: ApiFailure | null;
  /** What was copied last, and what came of it. */
  readonly copied: { readonly field: PayField; readonly outcome: 'underWay' | 'done' | 'failed' } | null;
}

/** Whether its money may still come within its time. */
export const isOpen = (deposit: Pick<DepositDetail, 'status'> | null): boolean =>
  deposit?.status === 'starting' || deposit?.status === 'awaiting';

/** By the server's clock, as it goes on since it last told the time; never below 0. */
export const secondsLeft = ({ detail, seconds }: Pick<DepositDetailContext, 'detail' | 'seconds'>): number =>
  detail === null ? 0 : Math.max(0, Math.ceil((detail.expiresAt - detail.serverTime) / 1000) - seconds);

/** What is copied: an amount as the form of a bank takes it. Null where the method has no such thing. */
export function textOf(detail: DepositDetail | null, field: PayField): string | null {
  if (!detail?.payTo) return null;
  return field === 'amount' ? typedAmount(detail.amount) : detail.payTo[field];
}
