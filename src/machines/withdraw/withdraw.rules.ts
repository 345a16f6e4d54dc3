import type { bankAccountContract } from '../../api/contract/bankAccount.ts';
import { PAYMENTS_A_PAGE } from '../../api/contract/deposit.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { paymentFee } from '../../api/contract/rules/paymentFee.ts';
import type { withdrawalContract } from '../../api/contract/withdrawal.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { type AmountTyped, readAmount } from '../money/amount.ts';
import type { Intents } from '../money/intent.ts';
import { pageCount } from '../support/paging.ts';

export type Quote = ValueOf<typeof withdrawalContract.quote>;
export type Method = Quote['methods'][number];
export type Accounts = ValueOf<typeof bankAccountContract.list>;
export type Account = Accounts['list'][number];
export type Withdrawals = ValueOf<typeof withdrawalContract.list>;

export interface WithdrawContext extends Intents {
  readonly language: LanguageCode;
  /** In which language the request was sent: what is sent again is the same to the letter. */
  readonly spoken: LanguageCode;
  readonly quote: Quote | null;
  readonly accounts: Accounts | null;
  readonly withdrawals: Withdrawals;
  /** Of the list, from 1. */
  readonly page: number;
  readonly method: string | null;
  readonly account: string | null;
  readonly typed: string;
  readonly paymentPassword: string;
  /** What is wrong is said from the first try on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** The withdrawal whose receipt is open. */
  readonly open: string | null;
}

export const methodOf = ({ quote, method }: Pick<WithdrawContext, 'quote' | 'method'>): Method | null =>
  quote?.methods.find(({ code }) => code === method) ?? null;

export const accountOf = ({ accounts, account }: Pick<WithdrawContext, 'accounts' | 'account'>): Account | null =>
  accounts?.list.find(({ id }) => id === account) ?? null;

/** The most that can be withdrawn at once: by method, by what there is and by what is left of the day. */
export function mostOf(context: Pick<WithdrawContext, 'quote' | 'method'>): number {
  const { quote } = context;
  const method = methodOf(context);
  return quote && method ? Math.min(method.max, quote.available, quote.leftToday.amount) : 0;
}

/** What there is too little of for the least that the method takes. */
export function shortageOf(context: Pick<WithdrawContext, 'quote' | 'method'>): 'balance' | 'today' | null {
  const { quote } = context;
  const method = methodOf(context);
  if (!quote || !method) return null;
  if (quote.available < method.min) return 'balance';
  return quote.leftToday.amount < method.min ? 'today' : null;
}

/** The amount as it was typed; where not even the least can be withdrawn, nothing that is typed is one. */
export function withdrawAmount(context: Pick<WithdrawContext, 'quote' | 'method' | 'typed'>): AmountTyped {
  const least = methodOf(context)?.min ?? 0;
  if (shortageOf(context) !== null) return { problem: { kind: 'outOfReach', least } };
  return readAmount(context.typed, { least, most: mostOf(context) });
}

/** What an amount costs by this method, and what comes to the bank account, in 1/10,000 P. */
export function costOf(amount: number, { feeFixed, feeRate }: Method) {
  const fee = paymentFee(amount, { fixed: feeFixed, rate: feeRate });
  return { fee, payout: amount - fee };
}

/** Why nobody may withdraw now, apart from the form: decision M5, and the limits of the day. */
export const barrierOf = (quote: Quote): 'waits' | 'usedUp' | null => {
  if (quote.withdrawalsFrom !== null && quote.withdrawalsFrom > quote.serverTime) return 'waits';
  return quote.leftToday.count === 0 || quote.leftToday.amount === 0 ? 'usedUp' : null;
};

export const pagesOf = (withdrawals: Withdrawals): number => pageCount(withdrawals, PAYMENTS_A_PAGE);
