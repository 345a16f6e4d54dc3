import type { z } from 'zod/mini';
import { type registrationContract, ruledField } from '../../src/api/contract/registration.ts';
import type { Problems } from '../../src/api/contract/rules/problem.ts';
import {
  type RegisterField,
  type RegisterMethod,
  type RegisterValues,
  registerFields,
  registerProblems,
} from '../../src/api/contract/rules/registerForm.ts';
import { countries } from '../ext/countries.ts';
import type { MerchantSettings } from '../system/merchantSettings.ts';

type ByUsername = z.output<(typeof registrationContract)['byUsername']['request']>;

/** What either way of registering says; a field that is not there was left empty or not shown. */
export type RegisterRequest = Omit<ByUsername, 'username'> & Partial<Pick<ByUsername, 'username'>>;

export interface Judgement {
  readonly problems: Problems<RegisterField>;
  /** What came although the form does not ask for it: nothing is kept that the merchant did not want. */
  readonly unasked: readonly string[];
}

const fields: readonly RegisterField[] = [...ruledField.options, 'verificationCode'];

/**
 * What is wrong with a registration, by the very rules of the form (VALID-01…35). A proof of a hosted service stands for
 * the code (REG-26, 27).
 * @param today yyyy-MM-dd, of the business day
 */
export function judgeFields(
  method: RegisterMethod,
  request: RegisterRequest,
  settings: Pick<MerchantSettings, 'rules' | 'order' | 'features' | 'ageThreshold' | 'phoneAuth'>,
  today: string,
): Judgement {
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
    unasked: [
      ...fields.filter((field) => request[field] !== undefined && !shown.includes(field)),
      ...(shown.includes('mobileNum') ? [] : present(request, 'countryDialingCode')),
      ...(hosted ? [] : present(request, 'channel', 'idToken')),
    ],
  };
}

const present = (request: RegisterRequest, ...names: readonly (keyof RegisterRequest)[]) =>
  names.filter((name) => request[name] !== undefined);
