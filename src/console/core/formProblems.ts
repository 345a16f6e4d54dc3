import type { $ZodIssue } from 'zod/v4/core';

/** What is wrong with a value, and where in it. */
export interface Problem {
  /** Names and places from outside to inside; empty for the value itself. */
  readonly path: readonly (string | number)[];
  readonly sentence: string;
}

/** In words of our own: `zod/mini` has none but `Invalid input`. */
export const problemOf = (issue: $ZodIssue): Problem => ({
  path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
  sentence: sentenceOf(issue),
});

function sentenceOf(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Needs ${NAMES[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return `Needs ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'too_big':
      return `Takes ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'invalid_value':
      return `Takes only ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'regex' ? `Must look like ${issue.pattern}.` : `Is not a right ${issue.format}.`;
    case 'unrecognized_keys':
      return `Does not know ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return 'Fits none of its kinds.';
    case 'not_multiple_of':
      return `Takes only multiples of ${issue.divisor}.`;
    default:
      return issue.message || 'Is not allowed.';
  }
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  object: 'an object',
  array: 'a list',
};

const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '');
