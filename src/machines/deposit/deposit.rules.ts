import { type DepositDetail, type depositContract, PAYMENTS_A_PAGE } from '../../api/contract/deposit.ts';
import type { RequestOf, ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { paymentFee } from '../../api/contract/rules/paymentFee.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { type AmountTyped, readAmount } from '../money/amount.ts';
import type { Intents } from '../money/intent.ts';
import { pageCount } from '../support/paging.ts';

export type DepositMethod = ValueOf<typeof depositContract.quote>['methods'][number];
export type DepositList = ValueOf<typeof depositContract.list>;
export type DepositRow = DepositList['list'][number];
type Standing = Pick<DepositRow, 'id' | 'status'>;

export interface DepositContext extends Intents {
  readonly language: LanguageCode;
  /** What is offered; null until it is known. */
  readonly methods: readonly DepositMethod[] | null;
  /** The code of the chosen one. */
  readonly method: string | null;
  readonly typed: string;
  /** What is wrong with the amount is said from the first try on. */
  readonly tried: boolean;
  /** What was sent and has no answer yet, as it was sent: the same key never carries anything else. */
  readonly sent: RequestOf<typeof depositContract.create> | null;
  readonly failure: ApiFailure | null;
  readonly rows: readonly DepositRow[];
  readonly count: number;
  readonly page: number;
  /** The deposit on screen, with what is known of it when it comes there. */
  readonly opened: { readonly id: string; readonly detail: DepositDetail | null } | null;
  /** How the deposit on screen was last seen to stand. */
  readonly seen: Standing | null;
}

/** What the page begins with. */
export const nothingYet = {
  settled: 0,
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

/** The method that was chosen, while it is still offered; else the first. */
export const methodAmong = (methods: readonly DepositMethod[], chosen: string | null): string | null =>
  (methods.find(({ code }) => code === chosen) ?? methods[0])?.code ?? null;

type Form = Pick<DepositContext, 'methods' | 'method' | 'typed'>;

/** What was typed, within the limits of the method. */
export function amountOf(form: Form): AmountTyped {
  const method = chosenMethod(form);
  return readAmount(form.typed, method ? { least: method.min, most: method.max } : {});
}

/** What the amount costs and what comes to the main wallet, in 1/10,000 P; null while there is no sound amount. */
export function costOf(form: Form): { readonly fee: number; readonly credited: number } | null {
  const [method, typed] = [chosenMethod(form), amountOf(form)];
  if (method === null || 'problem' in typed) return null;
  const fee = paymentFee(typed.amount, { fixed: method.feeFixed, rate: method.feeRate });
  return { fee, credited: typed.amount - fee };
}

/** What goes to the server, as it was meant first. */
export const requestOf = ({ sent, language }: Pick<DepositContext, 'sent' | 'language'>) =>
  sent ?? { method: '', amount: 0, language };

/** Whether one of these is paid that was not when it was last seen: the balance is another then. */
export const hasCome = ({ rows, seen }: Pick<DepositContext, 'rows' | 'seen'>, now: readonly Standing[]): boolean =>
  now.some(({ id, status }) => {
    const before = seen?.id === id ? seen : rows.find((row) => row.id === id);
    return status === 'paid' && before !== undefined && before.status !== 'paid';
  });

export const pagesOf = (count: number): number => pageCount({ count }, PAYMENTS_A_PAGE);
