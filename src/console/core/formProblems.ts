import type { $ZodIssue } from 'zod/v4/core';

/** A validation problem and its path. */
export interface Problem {
  /** Keys and indexes from outside in; empty for the value itself. */
  readonly path: readonly (string | number)[];
  readonly sentence: string;
}

/** Own messages: `zod/mini` has only `Invalid input`. */
export const problemOf = (issue: $ZodIssue): Problem => ({
  path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
  sentence: sentenceOf(issue),
});

function sentenceOf(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${NAMES[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return `${issue.inclusive === false ? 'More than' : 'At least'} ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'too_big':
      return `${issue.inclusive === false ? 'Less than' : 'At most'} ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'invalid_value':
      return `Expected one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'regex' ? `Must match ${issue.pattern}.` : `Invalid ${issue.format}.`;
    case 'unrecognized_keys':
      return `Unknown keys: ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return 'Matches no option.';
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}.`;
    default:
      return issue.message || 'Invalid value.';
  }
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
};

const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '');
