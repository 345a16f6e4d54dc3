import { dialled, mobileProblem } from '../../../api/contract/rules/mobile.ts';
import type { Problem, Problems } from '../../../api/contract/rules/problem.ts';
import type { Country } from '../../../api/contract/site/ext.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { PasskeyTrouble } from '../../../api/passkeys.ts';
import type { Granted } from '../secondStep/secondStep.rules.ts';
import type { LoginField, LoginMethod } from './login.events.ts';

export type LoginValues = Readonly<Record<LoginField, string>>;

/** Remembered in this browser for one day (LOGIN-27…29). */
export interface Remembered {
  readonly username: string;
  readonly password: string;
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** Merchant settings of the login form. */
export interface LoginFeatures {
  readonly smsLogin: boolean;
  readonly forcedPasswordChange: boolean;
}

export interface LoginContext {
  readonly area: 'site' | 'agent';
  readonly features: LoginFeatures;
  /** A part of the SMS login has failed: it is not offered again. */
  readonly smsBroken: boolean;
  readonly method: LoginMethod;
  readonly values: LoginValues;
  readonly countries: readonly Country[];
  readonly country: Country | null;
  readonly remember: boolean;
  /** Fields whose errors show: left or submitted. */
  readonly touched: readonly LoginField[];
  readonly captchaKey: string;
  readonly captchaShown: boolean;
  readonly human: string | null;
  readonly failure: ApiFailure | null;
  /** Of the second step. */
  readonly stepTicket: string;
  /** Why no passkey was used. */
  readonly passkeyTrouble: PasskeyTrouble | null;
  readonly granted: { readonly firstTimeLogin: boolean; readonly passwordExpired: boolean } | null;
  /** The form to switch to. */
  readonly wanted: 'register' | 'forgot' | null;
}

/** How a login by passkey ended. */
export interface PasskeyOutcome {
  readonly granted: Granted | null;
  readonly trouble: PasskeyTrouble | null;
}

export interface LoginOutput {
  readonly outcome: 'loggedIn' | 'register' | 'forgot' | 'closed';
  readonly firstTimeLogin: boolean;
  /** LOGIN-19…22: the password must be changed before anything else. */
  readonly changeDue: boolean;
  /** Decision A11: the typed password, for the forced change that follows; kept in memory only. */
  readonly stored: { readonly username: string; readonly password: string } | null;
}

/** CONST-18. */
const WEAK_DEFAULT = '123456';

export const emptyValues: LoginValues = {
  username: '',
  password: '',
  captcha: '',
  mobileNum: '',
  verificationCode: '',
};

export const emptyForm = {
  method: 'username',
  values: emptyValues,
  smsBroken: false,
  remember: false,
  touched: [],
  captchaShown: false,
  human: null,
  failure: null,
  stepTicket: '',
  passkeyTrouble: null,
  granted: null,
  wanted: null,
} as const satisfies Partial<LoginContext>;

/** Fills an untouched form with the remembered values; the country picker looks up the country. */
export const refill = ({ values }: LoginContext, remembered: Remembered): Partial<LoginContext> => ({
  remember: true,
  values: {
    ...values,
    username: remembered.username,
    password: remembered.password,
    mobileNum: remembered.mobileNum,
  },
});

/** The merchant's offer, limited to methods whose parts work. */
export const featuresOf = ({ smsBroken }: Pick<LoginContext, 'smsBroken'>, offered: LoginFeatures): LoginFeatures => ({
  ...offered,
  smsLogin: offered.smsLogin && !smsBroken,
});

/** The countries; a selected one stays. */
export const withCountries = (
  context: Pick<LoginContext, 'country'>,
  countries: readonly Country[],
  first: Country | null,
): Pick<LoginContext, 'countries' | 'country'> => ({ countries, country: context.country ?? first });

/**
 * LOGIN-27…30: what to remember, or null to clear it. Only the values that logged in; nobody has verified the fields of
 * the other method.
 */
export function toRemember({ remember, method, values, country }: LoginContext): Remembered | null {
  if (!remember) return null;
  const nothing = { username: '', password: '', mobileNum: '', countryDialingCode: '' };
  return method === 'username'
    ? { ...nothing, username: values.username.trim(), password: values.password.trim() }
    : { ...nothing, mobileNum: values.mobileNum.trim(), countryDialingCode: dialled(country) };
}

/** The fields of the form; the captcha only once required. */
export const fieldsOf = ({
  method,
  captchaShown,
}: Pick<LoginContext, 'method' | 'captchaShown'>): readonly LoginField[] => [
  ...(method === 'username' ? (['username', 'password'] as const) : (['mobileNum', 'verificationCode'] as const)),
  ...(captchaShown ? (['captcha'] as const) : []),
];

/** VALID-29…32: the errors of the form. Inputs are trimmed (LOGIN-05). */
export function problemsOf(
  context: Pick<LoginContext, 'method' | 'captchaShown' | 'values' | 'country'>,
): Problems<LoginField> {
  const found = fieldsOf(context).map((field) => [field, problemOf(field, context)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function problemOf(field: LoginField, { values, country }: Pick<LoginContext, 'values' | 'country'>): Problem | null {
  const value = values[field].trim();
  if (field === 'mobileNum') return mobileProblem(value, country);
  if (value === '') return { kind: 'required' };
  if (field === 'verificationCode' && !/^\d{6}$/.test(value)) return { kind: 'code', digits: 6 };
  return null;
}

/** Adds a field to those whose errors show, without duplicates. */
export const withTouched = (left: readonly LoginField[], field: LoginField): readonly LoginField[] =>
  left.includes(field) ? left : [...left, field];

/** The errors on screen: only of fields that were left or submitted. */
export const shownProblems = (context: LoginContext): Problems<LoginField> =>
  Object.fromEntries(
    Object.entries(problemsOf(context)).filter(([field]) => context.touched.includes(field as LoginField)),
  );

/** LOGIN-13, 25: whether a failure requires a captcha. */
export const asksForCaptcha = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' && failure.details?.captcha === true;

/** LOGIN-19…22. */
const isChangeDue = (
  { method, values, features }: LoginContext,
  { passwordExpired }: NonNullable<LoginContext['granted']>,
): boolean =>
  method === 'username' &&
  (values.password.trim() === WEAK_DEFAULT || (passwordExpired && features.forcedPasswordChange));

/** Output for the parent. */
export function outputOf(context: LoginContext): LoginOutput {
  const { granted, method, values, wanted } = context;
  return {
    outcome: granted ? 'loggedIn' : (wanted ?? 'closed'),
    firstTimeLogin: granted?.firstTimeLogin ?? false,
    changeDue: granted !== null && isChangeDue(context, granted),
    stored:
      granted && method === 'username' && values.password !== ''
        ? { username: values.username.trim(), password: values.password.trim() }
        : null,
  };
}
