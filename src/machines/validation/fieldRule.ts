import type { FieldRule } from '../../api/contract/system.ts';
import type { Problem } from './problem.ts';

/** VALID-05. */
const ANYTHING = '*';

/**
 * Checks a value against the server's rule (VALID-03, 04, 05, 09). Lengths count characters as people see code points,
 * so that a Thai vowel or an emoji counts alike in browser and server.
 */
export function problemOf(value: string, rule: FieldRule): Problem | null {
  if (value === '') return rule.required ? { kind: 'required' } : null;
  const length = [...value].length;
  const fits = length >= rule.minLength && length <= rule.maxLength && matches(value, rule.acceptedPattern);
  return fits ? null : { kind: 'pattern', patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
}

const matches = (value: string, pattern: string): boolean =>
  pattern === ANYTHING || new RegExp(`^(?:${pattern})$`, 'u').test(value);
