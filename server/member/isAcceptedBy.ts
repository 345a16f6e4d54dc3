import type { FieldRule } from '../../src/api/contract/system.ts';

/** VALID-05. */
const ANYTHING = '*';

/** Whether a value keeps a field's rule (VALID-02): length in code points, and the pattern from end to end. */
export function isAcceptedBy({ minLength, maxLength, acceptedPattern }: FieldRule, value: string): boolean {
  const length = [...value].length;
  if (length < minLength || length > maxLength) return false;
  return acceptedPattern === ANYTHING || new RegExp(`^(?:${acceptedPattern})$`, 'u').test(value);
}
