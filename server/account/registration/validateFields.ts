import type { z } from 'zod/mini';
import { type registrationContract, ruledField } from '../../../src/api/contract/account/registration.ts';
import type { Problems } from '../../../src/api/contract/rules/problem.ts';
import {
  type RegisterField,
  type RegisterMethod,
  type RegisterValues,
  registerFields,
  registerProblems,
} from '../../../src/api/contract/rules/registerForm.ts';
import { countries } from '../../site/ext/countries.ts';
import type { MerchantSettings } from '../../site/system/merchantSettings.ts';

type ByUsername = z.output<(typeof registrationContract)['byUsername']['request']>;

/** Fields of either registration form; undefined when empty or hidden. */
export type RegisterRequest = Omit<ByUsername, 'username'> & Partial<Pick<ByUsername, 'username'>>;

export interface FieldValidation {
  readonly problems: Problems<RegisterField>;
  /** Fields sent although hidden: refused, so that nothing unwanted is stored. */
  readonly unexpected: readonly string[];
}

const fields: readonly RegisterField[] = [...ruledField.options, 'verificationCode'];

/**
 * Validates a registration by the form's own rules (VALID-01…35). A hosted service's token replaces the code (REG-26,
 * 27).
 * @param today yyyy-MM-dd, of the business day
 */
export function validateFields(
  method: RegisterMethod,
  request: RegisterRequest,
  settings: Pick<MerchantSettings, 'rules' | 'order' | 'features' | 'ageThreshold' | 'phoneAuth'>,
  today: string,
): FieldValidation {
  const values = Object.fromEntries(fields.map((field) => [field, request[field] ?? ''])) as RegisterValues;
  const dialingCode = request.countryDialingCode?.replace(/^\+/, '');
  const country = countries.find(({ countryDialingCode }) => countryDialingCode === dialingCode) ?? null;
  const { verificationCode, ...others } = registerProblems({ method, values, country, today }, settings);

  const shown = registerFields(method, settings);
  const nowhere = shown.includes('mobileNum') && values.mobileNum !== '' && country === null;
  const hosted = settings.phoneAuth !== null && shown.includes('verificationCode');
  const proved = hosted ? request.idToken !== undefined : verificationCode === undefined;
  return {
    problems: {
      ...others,
      ...(nowhere ? { mobileNum: { kind: 'notMobile' } } : {}),
      ...(proved ? {} : { verificationCode: verificationCode ?? { kind: 'required' } }),
    },
    unexpected: [
      ...fields.filter((field) => request[field] !== undefined && !shown.includes(field)),
      ...(shown.includes('mobileNum') ? [] : present(request, 'countryDialingCode')),
      ...(hosted ? [] : present(request, 'channel', 'idToken')),
    ],
  };
}

const present = (request: RegisterRequest, ...names: readonly (keyof RegisterRequest)[]) =>
  names.filter((name) => request[name] !== undefined);
