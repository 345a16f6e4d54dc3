import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { paymentPasswordContract } from '../../api/contract/paymentPassword.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { isSixDigits } from '../money/sixDigits.ts';
import type { SecurityField } from './security.events.ts';

export type PaymentStatus = ValueOf<typeof paymentPasswordContract.status>;

/** What is wrong with a field of the payment password. */
export type SecurityProblem = 'empty' | 'sixDigits' | 'different' | 'unchanged';

type Typed = Readonly<Record<SecurityField, string>>;

export interface SecurityContext {
  readonly status: PaymentStatus | null;
  readonly typed: Typed;
  /** What is wrong is said from the first try on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** Why the last code was not sent. */
  readonly codeFailure: ApiFailure | null;
  /** Where the last code went, and for how many minutes it is good. */
  readonly sent: { readonly mobile: string; readonly expiredMinutes: number } | null;
  /** What has just been done. */
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

/** What is wrong with the first payment password, or a forgotten one's successor. */
export const setProblems = (typed: Typed): Problems => ({
  ...(typed.loginPassword === '' ? { loginPassword: 'empty' } : {}),
  ...(isSixDigits(typed.verificationCode) ? {} : { verificationCode: 'sixDigits' }),
  ...ofFresh(typed),
});

/** What is wrong with a change of the payment password. */
export const changeProblems = (typed: Typed): Problems => ({
  ...(isSixDigits(typed.paymentPassword) ? {} : { paymentPassword: 'sixDigits' }),
  ...(typed.newPaymentPassword !== '' && typed.newPaymentPassword === typed.paymentPassword
    ? { newPaymentPassword: 'unchanged' }
    : {}),
  ...ofFresh(typed),
});
