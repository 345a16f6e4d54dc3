import type { RegisterSettings, RuledField } from '../account/registration.ts';
import type { Country } from '../site/ext.ts';
import { birthdayProblem } from './birthday.ts';
import { problemOf } from './fieldRule.ts';
import { mobileProblem } from './mobile.ts';
import type { Problem, Problems } from './problem.ts';

export type RegisterMethod = 'username' | 'mobile';

/** A field of the form; the dialling code belongs to the number (REG-19). */
export type RegisterField = RuledField | 'verificationCode';
export type RegisterValues = Readonly<Record<RegisterField, string>>;

/** What browser and server both know of a form that is filled in. */
export interface RegisterForm {
  readonly method: RegisterMethod;
  readonly values: RegisterValues;
  /** Of the mobile number; null while the list of countries is not known. */
  readonly country: Country | null;
  /** yyyy-MM-dd, of the business day (GMT+8). */
  readonly today: string;
}

export type FormSettings = Pick<RegisterSettings, 'rules' | 'order' | 'features' | 'ageThreshold'>;

const CODE_DIGITS = 6;

/** REG-01…06: the ways that the merchant offers, in the order in which a form shows them. */
export const registerMethods = ({ features }: FormSettings): readonly RegisterMethod[] => [
  ...(features.mobileRegistration ? (['mobile'] as const) : []),
  ...(features.usernameRegistration ? (['username'] as const) : []),
];

/** VALID-33, 34: by mobile a code is always asked for, by name where the merchant wants it. */
const isCodeAsked = (method: RegisterMethod, { features }: FormSettings): boolean =>
  method === 'mobile' || features.smsVerificationOnRegistration;

/** Fields without which there is no such registration, whatever the rules say. */
function neededFields(method: RegisterMethod, settings: FormSettings): readonly RuledField[] {
  if (method === 'username') {
    return isCodeAsked(method, settings) ? ['username', 'password', 'mobileNum'] : ['username', 'password'];
  }
  return settings.features.mobileRegisterPassword ? ['mobileNum', 'password'] : ['mobileNum'];
}

/** Fields that have no place in a registration this way. */
function absentFields(method: RegisterMethod, { features }: FormSettings): readonly RuledField[] {
  if (method === 'username') return [];
  return features.mobileRegisterPassword ? ['username'] : ['username', 'password', 'confirmPassword'];
}

/** The fields of the form, in the server's order (VALID-10): the merchant's rules decide, and nothing else. */
export function registerFields(method: RegisterMethod, settings: FormSettings): readonly RegisterField[] {
  const needed = neededFields(method, settings);
  const absent = absentFields(method, settings);
  const ordered = [...needed.filter((field) => !settings.order.includes(field)), ...settings.order];
  return ordered
    .filter((field) => !absent.includes(field) && (needed.includes(field) || settings.rules[field].enabled))
    .flatMap((field): readonly RegisterField[] =>
      field === 'mobileNum' && isCodeAsked(method, settings) ? [field, 'verificationCode'] : [field],
    );
}

/** Whether a field that is shown must be filled (VALID-09). */
export function isRequired(field: RegisterField, method: RegisterMethod, settings: FormSettings): boolean {
  if (field === 'verificationCode' || field === 'confirmPassword' || field === 'captcha') return true;
  return neededFields(method, settings).includes(field) || settings.rules[field].required;
}

/** Everything that is wrong with a filled form (VALID-01…35). */
export function registerProblems(form: RegisterForm, settings: FormSettings): Problems<RegisterField> {
  const found = registerFields(form.method, settings).map((field) => [field, registerProblem(field, form, settings)]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** What is wrong with one field of the form, or null. Its value counts trimmed. */
export function registerProblem(field: RegisterField, form: RegisterForm, settings: FormSettings): Problem | null {
  const value = form.values[field].trim();
  const required = isRequired(field, form.method, settings);
  if (value === '') return required ? { kind: 'required' } : null;
  switch (field) {
    case 'confirmPassword':
      return value === form.values.password.trim() ? null : { kind: 'different' };
    case 'mobileNum':
      return mobileProblem(value, form.country);
    case 'verificationCode':
      return /^\d{6}$/.test(value) ? null : { kind: 'code', digits: CODE_DIGITS };
    case 'birthday':
      return problemOf(value, settings.rules.birthday) ?? birthdayProblem(value, settings.ageThreshold, form.today);
    default:
      return problemOf(value, { ...settings.rules[field], required });
  }
}
