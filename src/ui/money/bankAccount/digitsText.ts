import type { TFunction } from 'i18next';
import type { BankAccountInput } from '../../../machines/money/bankAccount/bankAccountInput.ts';

/** The number of digits of a bank's account numbers. */
export const digitsText = (
  t: TFunction,
  { minDigits: min, maxDigits: max }: BankAccountInput['banks'][number],
): string => (min === max ? t('bank_problem_number_one', { min }) : t('bank_problem_number', { min, max }));
