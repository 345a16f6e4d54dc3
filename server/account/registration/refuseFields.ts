import type { RefusalCode } from '../../../src/api/contract/refusal.ts';
import type { Problem } from '../../../src/api/contract/rules/problem.ts';
import type { RegisterField } from '../../../src/api/contract/rules/registerForm.ts';
import { Refusal } from '../../refusal.ts';
import type { FieldValidation } from './validateFields.ts';

/** Problems with a specific message, in order of precedence. */
const ownRefusal: readonly (readonly [RegisterField, RefusalCode, readonly Problem['kind'][] | 'any'])[] = [
  ['mobileNum', 'MOBILE_INVALID', 'any'],
  ['confirmPassword', 'CONFIRMATION_DIFFERS', ['different']],
  ['birthday', 'UNDER_AGE', ['underAge']],
  ['verificationCode', 'VERIFY_FIRST', 'any'],
  ['captcha', 'CAPTCHA_REQUIRED', ['required']],
];

/**
 * Refuses a registration with invalid fields.
 * @throws {Refusal} INVALID_FIELDS with all their names, or the specific refusal of the first problem that has one.
 */
export function refuseFields({ problems, unexpected }: FieldValidation): void {
  const own = ownRefusal.filter(([field, , kinds]) => {
    const problem = problems[field];
    return problem !== undefined && (kinds === 'any' || kinds.includes(problem.kind));
  });
  const faulty = Object.keys(problems);
  if (unexpected.length > 0 || faulty.length > own.length) {
    throw new Refusal('INVALID_FIELDS', { fields: [...unexpected, ...faulty] });
  }
  const [first] = own;
  if (first) throw new Refusal(first[1], first[1] === 'CAPTCHA_REQUIRED' ? { captcha: true } : null);
}
