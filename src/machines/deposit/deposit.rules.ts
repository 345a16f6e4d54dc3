import { type DepositDetail, type depositContract, PAYMENTS_PER_PAGE } from '../../api/contract/deposit.ts';
import type { RequestOf, ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { paymentFee } from '../../api/contract/rules/paymentFee.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { type ParsedAmount, parseAmount } from '../money/amount.ts';
import type { IdempotencyState } from '../money/idempotency.ts';
import { pageCount } from '../support/paging.ts';

export type DepositMethod = ValueOf<typeof depositContract.quote>['methods'][number];
export type DepositList = ValueOf<typeof depositContract.list>;
export type DepositRow = DepositList['list'][number];
type Standing = Pick<DepositRow, 'id' | 'status'>;

export interface DepositContext extends IdempotencyState {
  readonly language: LanguageCode;
  /** The methods; null until loaded. */
  readonly methods: readonly DepositMethod[] | null;
  /** Code of the selected method. */
  readonly method: string | null;
  readonly typed: string;
  /** Amount errors show from the first submit on. */
  readonly tried: boolean;
  /** The unanswered request, unchanged: one key never carries two different requests. */
  readonly sent: RequestOf<typeof depositContract.create> | null;
  readonly failure: ApiFailure | null;
  readonly rows: readonly DepositRow[];
  readonly count: number;
  readonly page: number;
  /** The deposit on screen, with what is known of it at first. */
  readonly opened: { readonly id: string; readonly detail: DepositDetail | null } | null;
  /** Last seen status of the deposit on screen. */
  readonly seen: Standing | null;
}

/** The initial context. */
export const initialContext = {
  keyIndex: 0,
  methods: null,
  method: null,
  typed: '',
  tried: false,
  sent: null,
  failure: null,
  rows: [],
  count: 0,
  page: 1,
  opened: null,
  seen: null,
} satisfies Partial<DepositContext>;

export const chosenMethod = ({ methods, method }: Pick<DepositContext, 'methods' | 'method'>): DepositMethod | null =>
  methods?.find(({ code }) => code === method) ?? null;

/** The selected method while it is offered, else the first. */
export const methodOrFirst = (methods: readonly DepositMethod[], chosen: string | null): string | null =>
  (methods.find(({ code }) => code === chosen) ?? methods[0])?.code ?? null;

type Form = Pick<DepositContext, 'methods' | 'method' | 'typed'>;

/** Parses the amount within the limits of the method. */
export function amountOf(form: Form): ParsedAmount {
  const method = chosenMethod(form);
  return parseAmount(form.typed, method ? { least: method.min, most: method.max } : {});
}

/** Fee and payout for the amount, in 1/10,000 P; null for an invalid amount. */
export function costOf(form: Form): { readonly fee: number; readonly credited: number } | null {
  const [method, typed] = [chosenMethod(form), amountOf(form)];
  if (method === null || 'problem' in typed) return null;
  const fee = paymentFee(typed.amount, { fixed: method.feeFixed, rate: method.feeRate });
  return { fee, credited: typed.amount - fee };
}

/** The request, as first sent. */
export const requestOf = ({ sent, language }: Pick<DepositContext, 'sent' | 'language'>) =>
  sent ?? { method: '', amount: 0, language };

/** Whether a deposit has been paid since it was last seen: then the balance has changed. */
export const hasNewPayment = (
  { rows, seen }: Pick<DepositContext, 'rows' | 'seen'>,
  now: readonly Standing[],
): boolean =>
  now.some(({ id, status }) => {
    const before = seen?.id === id ? seen : rows.find((row) => row.id === id);
    return status === 'paid' && before !== undefined && before.status !== 'paid';
  });

export const pagesOf = (count: number): number => pageCount({ count }, PAYMENTS_PER_PAGE);
