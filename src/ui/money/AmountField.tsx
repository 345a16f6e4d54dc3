import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AmountProblem, ParsedAmount } from '../../machines/money/amount.ts';
import { Field, type FieldProps } from '../kit/Field.tsx';
import { formatMoney } from '../kit/money.ts';

interface AmountFieldProps extends Omit<FieldProps, 'error' | 'inputMode' | 'autoComplete'> {
  readonly typed: ParsedAmount;
  /** Whether errors may show. */
  readonly tried: boolean;
}

/** A field for an amount of P. */
export function AmountField({ typed, tried, ...field }: AmountFieldProps) {
  const { t } = useTranslation();
  const problem = tried && 'problem' in typed ? typed.problem : null;
  return <Field {...field} inputMode="decimal" autoComplete="off" error={problem && amountProblemText(t, problem)} />;
}

/** The error of an amount, saying what to enter. */
export function amountProblemText(t: TFunction, problem: AmountProblem): string {
  switch (problem.kind) {
    case 'below':
    case 'outOfReach':
      return t(`amount_${problem.kind}`, { least: formatMoney(problem.least) });
    case 'above':
      return t('amount_above', { most: formatMoney(problem.most) });
    default:
      return t(`amount_${problem.kind}`);
  }
}
