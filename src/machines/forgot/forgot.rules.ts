import type { CallOf } from '../../api/contract/endpoint.ts';
import type { Country } from '../../api/contract/ext.ts';
import type { recoveryContract } from '../../api/contract/recovery.ts';
import type { RegisterSettings } from '../../api/contract/registration.ts';
import { problemOf } from '../../api/contract/rules/fieldRule.ts';
import { dialled, mobileProblem, sentNumber } from '../../api/contract/rules/mobile.ts';
import type { Problem, Problems } from '../../api/contract/rules/problem.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { ForgotField, ForgotSettings, RecoveryMethod } from './forgot.events.ts';

/** The rules of the server that a recovery shares with registration. */
export type RecoveryRules = Pick<RegisterSettings['rules'], 'username' | 'email' | 'password'>;

export interface ForgotContext {
  readonly byMobile: boolean;
  /** A part that the way by mobile needs has failed: it is not offered again, whatever the merchant says. */
  readonly mobileBroken: boolean;
  readonly countries: readonly Country[];
  readonly country: Country | null;
  readonly method: RecoveryMethod;
  readonly values: Readonly<Record<ForgotField, string>>;
  /** Fields that may say what is wrong with them. */
  readonly left: readonly ForgotField[];
  readonly rules: RecoveryRules | null;
  readonly failure: ApiFailure | null;
  readonly outcome: 'loggedIn' | 'logIn' | 'closed';
}

export interface ForgotOutput {
  readonly outcome: ForgotContext['outcome'];
}

/** FORGOT-07. The country stays: it is never empty, and the one that was chosen is still where the visitor is. */
export const emptyFields = {
  values: { username: '', email: '', mobileNum: '', verificationCode: '', newPassword: '' },
  left: [],
  failure: null,
} as const satisfies Partial<ForgotContext>;

/** FORGOT-06: by e-mail at first. */
export const emptyForm = {
  ...emptyFields,
  method: 'email',
  mobileBroken: false,
  rules: null,
  outcome: 'closed',
} as const satisfies Partial<ForgotContext>;

/** FORGOT-08, 09. */
export const fieldsOf = ({ method }: Pick<ForgotContext, 'method'>): readonly ForgotField[] =>
  method === 'email' ? ['username', 'email'] : ['mobileNum', 'verificationCode', 'newPassword'];

/** FORGOT-12…16: what is wrong with the form as it stands. Inputs count trimmed. */
export function problemsOf(context: ForgotContext): Problems<ForgotField> {
  const found = fieldsOf(context).map((field) => [field, fieldProblem(field, context)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

const ruleName = { username: 'username', email: 'email', newPassword: 'password' } as const;

function fieldProblem(field: ForgotField, { values, country, rules }: ForgotContext): Problem | null {
  const value = values[field].trim();
  if (field === 'mobileNum') return mobileProblem(value, country);
  if (value === '') return { kind: 'required' };
  if (field === 'verificationCode') return /^\d{6}$/.test(value) ? null : { kind: 'code', digits: 6 };
  return rules ? problemOf(value, rules[ruleName[field]]) : null;
}

/** What the form says now: only of fields that were left or submitted. */
export const shownProblems = (context: ForgotContext): Problems<ForgotField> =>
  Object.fromEntries(
    Object.entries(problemsOf(context)).filter(([field]) => context.left.includes(field as ForgotField)),
  );

/** The form with what the merchant offers now; without the way by mobile it goes back to the one by e-mail. */
export function withSettings(context: ForgotContext, settings: ForgotSettings): Partial<ForgotContext> {
  const byMobile = settings.byMobile && !context.mobileBroken;
  return {
    ...settings,
    byMobile,
    country: context.country ?? settings.country,
    ...(byMobile || context.method === 'email' ? {} : { ...emptyFields, method: 'email' as const }),
  };
}

/** FORGOT-10. */
export const mailCall = ({ values }: ForgotContext): CallOf<typeof recoveryContract.byEmail> => ({
  request: { username: values.username.trim(), email: values.email.trim() },
});

/** FORGOT-11. */
export const phoneCall = ({ values, country }: ForgotContext): CallOf<typeof recoveryContract.byPhone> => ({
  request: {
    newPassword: values.newPassword.trim(),
    mobileNum: sentNumber(values.mobileNum),
    countryDialingCode: dialled(country),
    verificationCode: values.verificationCode.trim(),
  },
});
