import { describe, expect, it } from 'vitest';
import { proofProblem, type Upload, uploadsProblem } from '../../../src/api/contract/rules/uploads.ts';

const image = (part: Partial<Upload> = {}): Upload => ({ type: 'image/png', bytes: 1_000, ...part });
const largest = 5 * 1024 * 1024;

describe('images of a form', () => {
  it.each([
    ['takes none', [], null],
    ['takes png and jpg', [image(), image({ type: 'image/jpeg' })], null],
    ['[ERR-35] takes three', [image(), image(), image()], null],
    ['[CONST-24] [ERR-35] refuses a fourth', Array<Upload>(4).fill(image()), { kind: 'tooManyFiles', most: 3 }],
    ['[ERR-34] takes one of 5 MB', [image({ bytes: largest })], null],
    [
      '[CONST-23] [ERR-34] refuses one that is larger',
      [image(), image({ bytes: largest + 1 })],
      { kind: 'tooBig', megabytes: 5 },
    ],
    ['[ERR-36] refuses a gif', [image(), image({ type: 'image/gif' })], { kind: 'badType' }],
    ['[ERR-36] refuses an svg', [image({ type: 'image/svg+xml' })], { kind: 'badType' }],
    ['[ERR-36] refuses what has no type', [image({ type: '' })], { kind: 'badType' }],
  ] as const)('%s', (_title, uploads, problem) => {
    expect(uploadsProblem(uploads)).toEqual(problem);
  });

  it.each([
    ['[ERR-33] wants a proof where something was not received', [], { kind: 'noProof' }],
    ['takes a proof', [image()], null],
    ['has the same rules for a proof', [image({ type: 'text/html' })], { kind: 'badType' }],
  ] as const)('%s', (_title, uploads, problem) => {
    expect(proofProblem(uploads)).toEqual(problem);
  });
});
