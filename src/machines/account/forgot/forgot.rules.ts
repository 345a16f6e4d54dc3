import type { recoveryContract } from '../../../api/contract/account/recovery.ts';
import type { RegisterSettings } from '../../../api/contract/account/registration.ts';
import type { CallOf } from '../../../api/contract/endpoint.ts';
import { problemOf } from '../../../api/contract/rules/fieldRule.ts';
import { dialled, mobileProblem, sentNumber } from '../../../api/contract/rules/mobile.ts';
import type { Problem, Problems } from '../../../api/contract/rules/problem.ts';
import type { Country } from '../../../api/contract/site/ext.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { ForgotField, ForgotSettings, RecoveryMethod } from './forgot.events.ts';

/** Field rules shared with registration. */
export type RecoveryRules = Pick<RegisterSettings['rules'], 'username' | 'email' | 'password'>;

export interface ForgotContext {
  readonly byMobile: boolean;
  /** A part of the SMS method has failed: it is not offered again. */
  readonly mobileBroken: boolean;
  readonly countries: readonly Country[];
  readonly country: Country | null;
  readonly method: RecoveryMethod;
  readonly values: Readonly<Record<ForgotField, string>>;
  /** Fields whose errors show: left or submitted. */
  readonly touched: readonly ForgotField[];
  readonly rules: RecoveryRules | null;
  readonly failure: ApiFailure | null;
  readonly outcome: 'loggedIn' | 'logIn' | 'closed';
}

export interface ForgotOutput {
  readonly outcome: ForgotContext['outcome'];
}

/** FORGOT-07. The selected country stays. */
export const emptyFields = {
  values: { username: '', email: '', mobileNum: '', verificationCode: '', newPassword: '' },
  touched: [],
  failure: null,
} as const satisfies Partial<ForgotContext>;

/** FORGOT-06: starts with email. */
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

/** FORGOT-12…16: the errors of the form. Inputs are trimmed. */
export function problemsOf(context: ForgotContext): Problems<ForgotField> {
  const found = fieldsOf(context).map((field) => [field, fieldProblem(field, context)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

const ruleName = { email: 'email', newPassword: 'password' } as const;

function fieldProblem(field: ForgotField, { values, country, rules }: ForgotContext): Problem | null {
  const value = values[field].trim();
  if (field === 'mobileNum') return mobileProblem(value, country);
  if (value === '') return { kind: 'required' };
  if (field === 'verificationCode') return /^\d{6}$/.test(value) ? null : { kind: 'code', digits: 6 };
  if (field === 'username') return rules ? usernameProblem(value, rules.username) : null;
  return rules ? problemOf(value, rules[ruleName[field]]) : null;
}

/**
 * FORGOT-12: a username of the kind that the site has, of any length, as an account may be older than the bounds for new
 * ones; or a mobile number, which is the username of who registered by it (REG-18).
 */
function usernameProblem(value: string, rule: RecoveryRules['username']): Problem | null {
  if (/^\d{7,15}$/.test(value)) return null;
  const anyLength = { ...rule, required: true, minLength: 1, maxLength: 64 };
  return problemOf(value, anyLength) === null
    ? null
    : { kind: 'pattern', patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
}

/** The errors on screen: only of fields that were left or submitted. */
export const shownProblems = (context: ForgotContext): Problems<ForgotField> =>
  Object.fromEntries(
    Object.entries(problemsOf(context)).filter(([field]) => context.touched.includes(field as ForgotField)),
  );

/** The form under a changed offer; without SMS it falls back to email. */
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
