import { type $ZodIssue, type $ZodType, safeParse, toDotPath } from 'zod/v4/core';

/** One field that is not as the schema has it, in words: `value.token` is `missing`. */
export interface WrongField {
  readonly path: string;
  readonly says: string;
}

/** What the contract says of a request or a reply. */
export type Verdict =
  | { readonly kind: 'fits' }
  | { readonly kind: 'wrong'; readonly fields: readonly WrongField[] }
  /** A refusal that the call lists. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Encrypted: nobody can read it here. */
  | { readonly kind: 'sealed' }
  /** A stream: to read it would be to take it from the site. */
  | { readonly kind: 'unread' };

/** Whether a value is as its schema has it, and where it is not. */
export function verdictOf(schema: $ZodType, value: unknown): Verdict {
  const result = safeParse(schema, value);
  if (result.success) return { kind: 'fits' };
  return {
    kind: 'wrong',
    fields: result.error.issues.map((issue) => ({ path: toDotPath(issue.path), says: sayingOf(issue, value) })),
  };
}

/** No word of the value itself: it may be secret. */
function sayingOf(issue: $ZodIssue, value: unknown): string {
  if (valueAt(value, issue.path) === undefined) return 'missing';
  switch (issue.code) {
    case 'invalid_type':
      return `not ${withArticle(issue.expected)}`;
    case 'invalid_value':
      return `not ${issue.values.map((one) => JSON.stringify(one)).join(' or ')}`;
    case 'invalid_format':
      return issue.format === 'regex' ? 'not of its pattern' : `no ${issue.format}`;
    case 'too_small':
      return `under ${issue.minimum}`;
    case 'too_big':
      return `over ${issue.maximum}`;
    case 'unrecognized_keys':
      return `with ${issue.keys.join(', ')}, which it does not know`;
    case 'invalid_union':
      return 'none of its forms';
    default:
      return issue.code.replaceAll('_', ' ');
  }
}

const withArticle = (noun: string) => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** What stands at a path; undefined where it leads nowhere. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
