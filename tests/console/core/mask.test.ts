import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMask, hidden } from '../../../src/console/core/mask.ts';

const names = ['password', 'token', 'code'] as const;
const mask = createMask(new Set(names));

it('gives back the same object where nothing is secret', () => {
  const plain = { user: 'nok', rows: [{ id: 1 }, { id: 2 }] };
  expect(mask(plain)).toBe(plain);
});

it('masks at any depth, and leaves everything else as it is', () => {
  const rows = [{ id: 1 }];
  const masked = mask({ form: { values: [{ password: 'abc', user: 'nok' }], rows }, code: null, token: 42 });
  expect(masked).toEqual({ form: { values: [{ password: '•••', user: 'nok' }], rows }, code: null, token: '•••' });
  expect((masked as { form: { rows: unknown } }).form.rows).toBe(rows);
});

it('masks what an error carries, and keeps its class and its words', () => {
  class Refusal extends Error {}
  const failure = Object.assign(new Refusal('no', { cause: { token: 'secret' } }), { details: { password: 'secret' } });
  const masked = mask(failure) as Refusal & { details: unknown };
  expect(masked).toBeInstanceOf(Refusal);
  expect({ words: masked.message, cause: masked.cause, details: masked.details }).toEqual({
    words: 'no',
    cause: { token: '••••••' },
    details: { password: '••••••' },
  });
});

it('comes to an end with what holds itself', () => {
  const ring: Record<string, unknown> = { token: 'secret' };
  ring.self = ring;
  const text = JSON.stringify(mask(ring));
  expect(text).toContain('↻');
  expect(text).not.toContain('secret');
});

it('lets no secret through, whatever it is in', () => {
  const marker = 'marker-7f3a';
  const secretIn = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.constant({ password: marker }),
      fc.constant({ token: [marker, { deep: marker }] }),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'code'), tie('node'), { maxKeys: 3 }),
    ),
  })).node;
  fc.assert(
    fc.property(secretIn, (value) => {
      expect(JSON.stringify(mask(value)) ?? '').not.toContain(marker);
    }),
  );
});

it.each([
  ['abc', '•••'],
  ['', ''],
  [undefined, undefined],
  [
    ['ab', 1],
    ['••', '•••'],
  ],
  [true, true],
])('hides %j as %j', (secret, shown) => expect(hidden(secret)).toEqual(shown));

it('looks into an object under the name of a secret where it is told that it is open', () => {
  const open = createMask(new Set(['password', 'token']), (value) => 'pattern' in value);
  expect(open({ password: { pattern: '6-20', token: 'tok' }, token: { own: 'x' } })).toEqual({
    password: { pattern: '6-20', token: '•••' },
    token: { own: '•' },
  });
});
