import type { RequestOf, ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { depositContract } from '../../../api/contract/money/deposit.ts';
import { paymentFee } from '../../../api/contract/rules/paymentFee.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { type ParsedAmount, parseAmount } from '../amount.ts';
import type { IdempotencyState } from '../idempotency.ts';

export type DepositMethod = ValueOf<typeof depositContract.quote>['methods'][number];

export type DepositRow = ValueOf<typeof depositContract.list>['list'][number];

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
