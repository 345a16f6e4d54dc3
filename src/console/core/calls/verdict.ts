import { type $ZodIssue, type $ZodType, safeParse, toDotPath } from 'zod/v4/core';

/** An invalid field, with the reason: `value.token` is `missing`. */
export interface WrongField {
  readonly path: string;
  readonly says: string;
}

/** Verdict of the contract on a request or reply. */
export type Verdict =
  | { readonly kind: 'fits' }
  | { readonly kind: 'wrong'; readonly fields: readonly WrongField[] }
  /** A listed refusal. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Encrypted, unreadable here. */
  | { readonly kind: 'sealed' }
  /** A stream; reading it would consume it. */
  | { readonly kind: 'unread' };

/** Validates a value against its schema. */
export function verdictOf(schema: $ZodType, value: unknown): Verdict {
  const result = safeParse(schema, value);
  if (result.success) return { kind: 'fits' };
  return {
    kind: 'wrong',
    fields: result.error.issues.map((issue) => ({ path: toDotPath(issue.path), says: sayingOf(issue, value) })),
  };
}

/** Never includes the value: it may be secret. */
function sayingOf(issue: $ZodIssue, value: unknown): string {
  if (valueAt(value, issue.path) === undefined) return 'missing';
  switch (issue.code) {
    case 'invalid_type':
      return `not ${withArticle(issue.expected)}`;
    case 'invalid_value':
      return `not ${issue.values.map((one) => JSON.stringify(one)).join(' or ')}`;
    case 'invalid_format':
      return issue.format === 'regex' ? 'does not match the pattern' : `not a valid ${issue.format}`;
    case 'too_small':
      return `below minimum ${issue.minimum}`;
    case 'too_big':
      return `above maximum ${issue.maximum}`;
    case 'unrecognized_keys':
      return `unknown keys: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'matches no variant';
    default:
      return issue.code.replaceAll('_', ' ');
  }
}

const withArticle = (noun: string) => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** Value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
