import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { secret } from '../../../../src/api/contract/endpoint.ts';
import { maskBySchema, unmask } from '../../../../src/console/core/calls/maskBySchema.ts';
import { siteCall } from '../../support/siteCall.ts';

describe('secrets', () => {
  it.each([
    ['a field', z.object({ a: secret(z.string()), b: z.string() }), { a: 'abc', b: 'def' }, { a: '•••', b: 'def' }],
    ['around optional', z.object({ a: secret(z.optional(z.string())) }), { a: 'abc' }, { a: '•••' }],
    ['within optional', z.object({ a: z.optional(secret(z.string())) }), { a: 'abc' }, { a: '•••' }],
    ['absent', z.object({ a: z.optional(secret(z.string())) }), { b: 1 }, { b: 1 }],
    ['null', z.object({ a: z.nullable(secret(z.string())) }), { a: null }, { a: null }],
    ['in lists', z.array(secret(z.string())), ['ab', 'c'], ['••', '•']],
    ['in records', z.record(z.string(), secret(z.int())), { a: 1234 }, { a: '•••' }],
    [
      'whole objects',
      secret(z.object({ a: z.string(), b: z.array(z.int()) })),
      { a: 'ab', b: [12] },
      { a: '••', b: ['•••'] },
    ],
    [
      'in the other form',
      z.union([z.object({ a: z.string() }), z.object({ a: secret(z.string()) })]),
      { a: 'abc' },
      { a: '•••' },
    ],
    ['of a wrong type', z.object({ a: secret(z.string()) }), { a: 42 }, { a: '•••' }],
    [
      'where all else is wrong',
      z.object({ a: secret(z.string()), b: z.int() }),
      { a: 'ab', b: 'x', c: 1 },
      { a: '••', b: 'x', c: 1 },
    ],
  ])('are hidden at their length: %s', (_, schema, value, masked) => {
    expect(maskBySchema(schema, value)).toEqual(masked);
  });

  it('of a login are hidden in both of its forms', () => {
    const sent = { type: 'sms', countryDialingCode: '66', mobileNum: '0812345678', verificationCode: '123456' };
    expect(maskBySchema(siteCall('session.login').request, sent)).toEqual({ ...sent, verificationCode: '••••••' });
  });

  it('come back where an edit has left them alone', () => {
    const original = { token: 'abc', list: [{ code: 'xy' }], n: 1 };
    const masked = { token: '•••', list: [{ code: '••' }], n: 1 };
    expect(unmask(masked, masked, original)).toEqual(original);
    expect(unmask({ token: 'new', list: [{ code: '••' }, { code: '••' }] }, masked, original)).toEqual({
      token: 'new',
      list: [{ code: 'xy' }, { code: '••' }],
    });
  });
});
