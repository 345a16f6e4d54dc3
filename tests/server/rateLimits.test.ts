import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressKey, personKey } from '../../server/limits/limitKey.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { type Reference, startReference } from '../support/reference.ts';

const rule = { limit: 3, windowMs: 60_000 };

onEachDatabase('a rate limit', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
  });
  afterEach(() => server.close());

  it('allows its number of tries per window, then returns the wait', async () => {
    const taken = [];
    for (let index = 0; index < 4; index += 1) {
      taken.push(await server.deps.limits.take('k', rule));
      server.advance(10_500);
    }
    expect(taken).toEqual([
      { ok: true, count: 1, waitSeconds: 60 },
      { ok: true, count: 2, waitSeconds: 50 },
      { ok: true, count: 3, waitSeconds: 39 },
      { ok: false, count: 4, waitSeconds: 29 },
    ]);
    server.advance(18_000);
    expect(await server.deps.limits.take('k', rule)).toEqual({ ok: true, count: 1, waitSeconds: 60 });
  });

  it('holds for concurrent tries', async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, () => server.deps.limits.take('k', rule)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(3);
    expect(taken.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it('counts several keys at once, each by its own rule', async () => {
    await server.deps.limits.take('b', rule);
    const both = [
      { key: 'b', limit: 1, windowMs: 60_000 },
      { key: 'a', limit: 1, windowMs: 1_000 },
    ];
    expect(await server.deps.limits.takeAll(both)).toEqual([
      { ok: false, count: 2, waitSeconds: 60 },
      { ok: true, count: 1, waitSeconds: 1 },
    ]);
    server.advance(1_000);
    expect(await server.deps.limits.peekAll(['a', 'b', 'c'])).toEqual([
      { count: 0, waitSeconds: 0 },
      { count: 2, waitSeconds: 59 },
      { count: 0, waitSeconds: 0 },
    ]);
  });

  it('survives a restart', async () => {
    for (let index = 0; index < 3; index += 1) await server.deps.limits.take('k', rule);
    expect((await (await server.restart()).deps.limits.take('k', rule)).ok).toBe(false);
  });

  it('takes tries back and resets', async () => {
    await server.deps.limits.take('k', rule);
    await server.deps.limits.take('k', rule);
    await server.deps.limits.giveBack(['k', 'unknown']);
    expect((await server.deps.limits.peek('k')).count).toBe(1);
    await server.deps.limits.clear('k');
    expect(await server.deps.limits.peek('k')).toEqual({ count: 0, waitSeconds: 0 });
  });
});

describe('rate limit keys', () => {
  it('reveal no personal data', () => {
    expect(personKey('login', '+66812345678')).toMatch(/^login:[\w-]{43}$/);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:0db8:0001:0002:0:0:0:9', true],
    ['::1', '::2', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['203.0.113.1', '203.0.113.2', false],
  ])('for %s and %s are the same household: %s', (one, other, same) => {
    expect(addressKey('x', one) === addressKey('x', other)).toBe(same);
  });
});
