import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AmountProblem, ParsedAmount } from '../../machines/money/amount.ts';
import { formatMoney } from '../kit/money.ts';
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';

interface AmountFieldProps extends Omit<DecimalFieldProps, 'error'> {
  readonly typed: ParsedAmount;
  /** Whether errors may show. */
  readonly tried: boolean;
}

/** A field for an amount of P. */
export function AmountField({ typed, tried, ...field }: AmountFieldProps) {
  const { t } = useTranslation();
  const problem = tried && 'problem' in typed ? typed.problem : null;
  return (
    <DecimalField
      {...field}
      hint={amountHint(t, field.value, typed) ?? field.hint}
      error={problem && amountProblemText(t, problem)}
    />
  );
}

const PLAIN = /^\d*(?:\.\d{0,2})?$/;

/** Shows an amount with thousands separators back as it was read, before it counts. */
export const amountHint = (t: TFunction, text: string, read: ParsedAmount): string | undefined =>
  'amount' in read && !PLAIN.test(text) ? t('amount_read', { amount: formatMoney(read.amount) }) : undefined;

/** The error of an amount, saying what to enter. */
export function amountProblemText(t: TFunction, problem: AmountProblem): string {
  switch (problem.kind) {
    case 'below':
    case 'outOfReach':
      return t(`amount_${problem.kind}`, { least: formatMoney(problem.least) });
    case 'above':
      return t('amount_above', { most: formatMoney(problem.most) });
    case 'ambiguous':
      return t('amount_ambiguous', {
        grouped: formatMoney(problem.grouped),
        decimal: formatMoney(problem.decimal),
      });
    default:
      return t(`amount_${problem.kind}`);
  }
}
