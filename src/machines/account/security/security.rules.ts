import type { paymentPasswordContract } from '../../../api/contract/account/paymentPassword.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { bankAccountContract } from '../../../api/contract/money/bankAccount.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { isSixDigits } from '../../money/sixDigits.ts';
import type { SecurityField } from './security.events.ts';

export type BankAccounts = ValueOf<typeof bankAccountContract.list>;
export type PaymentStatus = ValueOf<typeof paymentPasswordContract.status>;

/** Error of a field of the payment password. */
export type SecurityProblem = 'empty' | 'sixDigits' | 'different' | 'unchanged';

type Typed = Readonly<Record<SecurityField, string>>;

export interface SecurityContext {
  readonly language: LanguageCode;
  readonly status: PaymentStatus | null;
  /** Null until loaded, or if that failed. */
  readonly accounts: BankAccounts | null;
  readonly typed: Typed;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** Why the last code was not sent. */
  readonly codeFailure: ApiFailure | null;
  /** Where the last code went, and its validity in minutes. */
  readonly sent: { readonly mobile: string; readonly expiredMinutes: number } | null;
  /** What was just done. */
  readonly done: 'set' | 'changed' | null;
}

export const nothingFailed: Pick<SecurityContext, 'failure' | 'codeFailure'> = { failure: null, codeFailure: null };

export const nothingTyped: Typed = {
  loginPassword: '',
  verificationCode: '',
  paymentPassword: '',
  newPaymentPassword: '',
  paymentPasswordAgain: '',
};

type Problems = Partial<Record<SecurityField, SecurityProblem>>;

const ofFresh = ({ newPaymentPassword: fresh, paymentPasswordAgain: again }: Typed): Problems => ({
  ...(isSixDigits(fresh) ? {} : { newPaymentPassword: 'sixDigits' }),
  ...(again === fresh ? {} : { paymentPasswordAgain: 'different' }),
});

/** Errors of a first payment password, or a reset. */
export const setProblems = (typed: Typed): Problems => ({
  ...(typed.loginPassword === '' ? { loginPassword: 'empty' } : {}),
  ...(isSixDigits(typed.verificationCode) ? {} : { verificationCode: 'sixDigits' }),
  ...ofFresh(typed),
});

/** Errors of a change of the payment password. */
export const changeProblems = (typed: Typed): Problems => ({
  ...(isSixDigits(typed.paymentPassword) ? {} : { paymentPassword: 'sixDigits' }),
  ...(typed.newPaymentPassword !== '' && typed.newPaymentPassword === typed.paymentPassword
    ? { newPaymentPassword: 'unchanged' }
    : {}),
  ...ofFresh(typed),
});
