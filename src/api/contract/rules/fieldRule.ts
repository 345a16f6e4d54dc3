import type { FieldRule } from '../account/registration.ts';
import type { Problem } from './problem.ts';

/** VALID-05. */
const ANYTHING = '*';

/** What a value must be, apart from whether it must be there at all. */
export type Rule = Omit<FieldRule, 'enabled'>;

/**
 * Checks a value against the server's rule (VALID-03, 04, 05, 09). Lengths count characters as people see code points,
 * so that a Thai vowel or an emoji counts alike in browser and server, which both run this.
 */
export function problemOf(value: string, rule: Rule): Problem | null {
  if (value === '') return rule.required ? { kind: 'required' } : null;
  const length = [...value].length;
  const fits = length >= rule.minLength && length <= rule.maxLength && matches(value, rule.acceptedPattern);
  return fits ? null : { kind: 'pattern', patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
}

const matches = (value: string, pattern: string): boolean => pattern === ANYTHING || matcherOf(pattern).test(value);

const matchers = new Map<string, RegExp>();

/** A merchant has a few dozen patterns and every key pressed asks one of them. */
function matcherOf(pattern: string): RegExp {
  const known = matchers.get(pattern);
  if (known) return known;
  const matcher = new RegExp(`^(?:${pattern})$`, 'u');
  matchers.set(pattern, matcher);
  return matcher;
}
