import { isSixDigits } from '../sixDigits.ts';
import type { BankAccountInput } from './bankAccountInput.ts';

export interface BankAccountForm {
  /** Bank code. */
  readonly bank: string | null;
  readonly holderName: string;
  readonly accountNumber: string;
  readonly paymentPassword: string;
}

export type BankAccountField = keyof BankAccountForm;

const NAME = /^\p{L}[\p{L}\p{M}.'’ -]+$/u;

/** Errors of a bank account by field; the server validates again. */
export function bankAccountProblems(
  form: BankAccountForm & Pick<BankAccountInput, 'banks'>,
): Partial<Record<BankAccountField, 'name' | 'number' | 'sixDigits' | 'noBank'>> {
  const bank = form.banks.find(({ code }) => code === form.bank);
  const digits = form.accountNumber.replace(/[ -]/g, '');
  const isNumber =
    bank !== undefined && /^[0-9]+$/.test(digits) && digits.length >= bank.minDigits && digits.length <= bank.maxDigits;
  return {
    ...(bank === undefined ? { bank: 'noBank' } : {}),
    ...(NAME.test(form.holderName.trim()) ? {} : { holderName: 'name' }),
    ...(isNumber ? {} : { accountNumber: 'number' }),
    ...(isSixDigits(form.paymentPassword) ? {} : { paymentPassword: 'sixDigits' }),
  };
}
