import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeApiPage } from '../../scripts/apiPage.ts';

it('generates docs/api.md: paths, marks, fields, limits and refusals', () => {
  expect(makeApiPage()).toBe(readFileSync('docs/api.md', 'utf8'));
});
