import type { RefusalCode } from '../../src/api/contract/refusal.ts';
import type { Problem } from '../../src/api/contract/rules/problem.ts';
import type { RegisterField } from '../../src/api/contract/rules/registerForm.ts';
import { Refusal } from '../deps.ts';
import type { Judgement } from './judgeFields.ts';

/** Problems that have words of their own, in the order in which they are told. */
const ownRefusal: readonly (readonly [RegisterField, RefusalCode, readonly Problem['kind'][] | 'any'])[] = [
  ['mobileNum', 'MOBILE_INVALID', 'any'],
  ['confirmPassword', 'CONFIRMATION_DIFFERS', ['different']],
  ['birthday', 'UNDER_AGE', ['underAge']],
  ['verificationCode', 'VERIFY_FIRST', 'any'],
  ['captcha', 'CAPTCHA_REQUIRED', ['required']],
];

/**
 * Refuses a registration whose fields are not right.
 * @throws {Refusal} INVALID_FIELDS with the names of all that are at fault, else the refusal of the first problem that
 * has one of its own.
 */
export function refuseFields({ problems, unasked }: Judgement): void {
  const own = ownRefusal.filter(([field, , kinds]) => {
    const problem = problems[field];
    return problem !== undefined && (kinds === 'any' || kinds.includes(problem.kind));
  });
  const faulty = Object.keys(problems);
  if (unasked.length > 0 || faulty.length > own.length) {
    throw new Refusal('INVALID_FIELDS', { fields: [...unasked, ...faulty] });
  }
  const [first] = own;
  if (first) throw new Refusal(first[1], first[1] === 'CAPTCHA_REQUIRED' ? { captcha: true } : null);
}
