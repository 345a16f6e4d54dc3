import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { bankAccountContract } from '../../../api/contract/money/bankAccount.ts';
import type { withdrawalContract } from '../../../api/contract/money/withdraw.ts';
import { paymentFee } from '../../../api/contract/rules/paymentFee.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { type ParsedAmount, parseAmount } from '../amount.ts';
import type { IdempotencyState } from '../idempotency.ts';

export type Quote = ValueOf<typeof withdrawalContract.quote>;
export type Method = Quote['methods'][number];
export type Accounts = ValueOf<typeof bankAccountContract.list>;
export type Account = Accounts['list'][number];

export type WithdrawalRow = ValueOf<typeof withdrawalContract.list>['list'][number];

export interface WithdrawContext extends IdempotencyState {
  readonly language: LanguageCode;
  /** Language of the first request: a resend is identical. */
  readonly requestLanguage: LanguageCode;
  readonly quote: Quote | null;
  readonly accounts: Accounts | null;
  readonly method: string | null;
  readonly account: string | null;
  readonly typed: string;
  readonly paymentPassword: string;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
}

export const methodOf = ({ quote, method }: Pick<WithdrawContext, 'quote' | 'method'>): Method | null =>
  quote?.methods.find(({ code }) => code === method) ?? null;

export const accountOf = ({ accounts, account }: Pick<WithdrawContext, 'accounts' | 'account'>): Account | null =>
  accounts?.list.find(({ id }) => id === account) ?? null;

/** Maximum of one withdrawal: limited by method, balance and the rest of the day's limit. */
export function maxWithdrawal(context: Pick<WithdrawContext, 'quote' | 'method'>): number {
  const { quote } = context;
  const method = methodOf(context);
  return quote && method ? Math.min(method.max, quote.available, quote.leftToday.amount) : 0;
}

/** What is below the method's minimum. */
export function shortageOf(context: Pick<WithdrawContext, 'quote' | 'method'>): 'balance' | 'today' | null {
  const { quote } = context;
  const method = methodOf(context);
  if (!quote || !method) return null;
  if (quote.available < method.min) return 'balance';
  return quote.leftToday.amount < method.min ? 'today' : null;
}

/** What a member must get before a withdrawal: money, then a bank account; null if both are there. */
export function missingFirst(
  context: Pick<WithdrawContext, 'quote' | 'method' | 'accounts'>,
): 'money' | 'account' | null {
  if (shortageOf(context) === 'balance') return 'money';
  return context.accounts?.list.length === 0 ? 'account' : null;
}

/** Parses the typed amount; invalid whenever even the minimum is not available. */
export function withdrawAmount(context: Pick<WithdrawContext, 'quote' | 'method' | 'typed'>): ParsedAmount {
  const least = methodOf(context)?.min ?? 0;
  if (shortageOf(context) !== null) return { problem: { kind: 'outOfReach', least } };
  return parseAmount(context.typed, { least, most: maxWithdrawal(context) });
}

/** Fee and payout by this method, in 1/10,000 P. */
export function costOf(amount: number, { feeFixed, feeRate }: Method) {
  const fee = paymentFee(amount, { fixed: feeFixed, rate: feeRate });
  return { fee, payout: amount - fee };
}

/** Why withdrawals are blocked, apart from the form: decision M5, and the daily limits. */
export const blockReason = (quote: Quote): 'waits' | 'usedUp' | null => {
  if (quote.withdrawalsFrom !== null && quote.withdrawalsFrom > quote.serverTime) return 'waits';
  return quote.leftToday.count === 0 || quote.leftToday.amount === 0 ? 'usedUp' : null;
};
