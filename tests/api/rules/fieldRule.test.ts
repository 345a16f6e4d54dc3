import { describe, expect, it } from 'vitest';
import type { FieldRule } from '../../../src/api/contract/account/registration.ts';
import { problemOf } from '../../../src/api/contract/rules/fieldRule.ts';

const rule = (part: Partial<FieldRule>): FieldRule => ({
  acceptedPattern: '*',
  patternId: 3,
  minLength: 2,
  maxLength: 4,
  enabled: true,
  required: true,
  ...part,
});
const misfit = { kind: 'pattern', patternId: 3, min: 2, max: 4 };

describe('a field with a server rule', () => {
  it.each([
    ['[VALID-03] takes a value that its pattern accepts', 'ab1', { acceptedPattern: '[a-z]+[0-9]' }, null],
    ['[VALID-03] refuses a value of which only a part fits', 'xab1', { acceptedPattern: '[a-w]+[0-9]' }, misfit],
    ['[VALID-03] refuses a value with more after what fits', 'ab1!', { acceptedPattern: '[a-z]+[0-9]' }, misfit],
    ['[VALID-03] takes each side of a pattern with a choice as a whole', 'abx', { acceptedPattern: 'ab|cd' }, misfit],
    ['[VALID-04] refuses a value that is too short', 'a', {}, misfit],
    ['[VALID-04] takes the shortest', 'ab', {}, null],
    ['[VALID-04] takes the longest', 'abcd', {}, null],
    ['[VALID-04] refuses a value that is too long', 'abcde', {}, misfit],
    ['[VALID-04] counts what people see as one as one', '😀😀😀😀', {}, null],
    ['[VALID-04] counts them so in a pattern too', '😀😀', { acceptedPattern: '..' }, null],
    ['[VALID-05] takes anything where the pattern is *', 'ก !', {}, null],
    ['[VALID-09] wants a required field filled', '', {}, { kind: 'required' }],
    ['[VALID-09] lets an optional field be empty', '', { required: false }, null],
    ['[VALID-09] checks an optional field that is filled', 'a', { required: false }, misfit],
  ] as const)('%s', (_title, value, part, problem) => {
    expect(problemOf(value, rule(part))).toEqual(problem);
  });

  it('[VALID-06] [VALID-07] names pattern and lengths for the message', () => {
    expect(problemOf('a', rule({ patternId: 12, minLength: 8, maxLength: 64 }))).toEqual({
      kind: 'pattern',
      patternId: 12,
      min: 8,
      max: 64,
    });
  });
});
