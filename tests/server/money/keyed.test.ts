import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../../../server/refusal.ts';
import type { ServeEnv } from '../../../server/serve/caller.ts';
import { defineEndpoint } from '../../../src/api/contract/endpoint.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { serveArea } from '../../support/serveArea.ts';

const area = {
  tip: defineEndpoint({
    id: 'test.tip',
    method: 'POST',
    path: '/wps/test/tip',
    sends: 'json',
    token: true,
    encrypted: false,
    repeat: 'keyed',
    request: z.object({ amount: z.int() }),
    value: z.object({ balance: z.int() }),
    refusals: ['FEATURE_OFF'],
    spec: 'a call of this test alone',
  }),
  slip: defineEndpoint({
    id: 'test.slip',
    method: 'POST',
    path: '/wps/test/slip',
    sends: 'upload',
    token: true,
    encrypted: false,
    repeat: 'keyed',
    request: z.object({ note: z.string(), pictures: z.array(z.file()) }),
    value: z.object({ pictures: z.int() }),
    refusals: [],
    spec: 'a call of this test alone',
  }),
};

onEachDatabase('a keyed call', (database) => {
  let server: Reference;
  let app: Hono<ServeEnv>;
  let somchai: string;
  beforeEach(async () => {
    server = await startReference({ database });
    app = serveArea(server, area, {
      tip: async ({ request, session, db }) => {
        await give({ ...server, db }, session.memberId, -request.amount);
        if (request.amount === 666) throw new Refusal('FEATURE_OFF');
        if (request.amount === 500) throw new Error('a defect');
        return { balance: (await accountBalance({ ...server, db }, session.memberId)) ?? 0 };
      },
      slip: ({ request }) => ({ pictures: request.pictures.length }),
    });
    const player = createPlayer(server);
    await player.signIn('somchai');
    somchai = player.token ?? '';
  });
  afterEach(() => server.close());

  const tip = async (amount: number, key?: string, token = somchai) => {
    const response = await app.request(area.tip.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify({ amount }),
    });
    const { value, errorCode } = (await response.json()) as { value: unknown; errorCode?: string };
    return [response.status, errorCode ?? value];
  };
  const balance = (username = 'somchai') => accountBalance(server, `demo-${username}`);

  it('acts once per key and replays the first answer', async () => {
    const before = (await balance()) ?? 0;
    expect(await tip(100, 'key-00001')).toEqual([200, { balance: before - 100 }]);
    expect(await tip(50, 'key-00002')).toEqual([200, { balance: before - 150 }]);
    expect(await tip(100, 'key-00001')).toEqual([200, { balance: before - 100 }]);
    expect(await balance()).toBe(before - 150);
  });

  it('has one effect and one answer for concurrent repeats', async () => {
    const before = (await balance()) ?? 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => tip(100, 'key-00001')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([200, { balance: before - 100 }])]),
    );
    expect(await balance()).toBe(before - 100);
  });

  it('rolls back when its answer cannot be stored, and acts on the next try', async () => {
    const before = await balance();
    await server.db.execute(sql`alter table idempotency add constraint full_up check (answer is null)`);
    expect(await tip(100, 'key-00001')).toEqual([500, 'UNAVAILABLE']);
    expect(await balance()).toBe(before);
    await server.db.execute(sql`alter table idempotency drop constraint full_up`);
    expect(await tip(100, 'key-00001')).toEqual([200, { balance: (before ?? 0) - 100 }]);
    expect(await balance()).toBe((before ?? 0) - 100);
  });

  it('refuses another body under a used key', async () => {
    await tip(100, 'key-00001');
    expect(await tip(101, 'key-00001')).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  });

  it('treats another file as another body, even with the same name and size', async () => {
    const slip = async (...contents: readonly string[]) => {
      const body = new FormData();
      body.append('note', 'a transfer');
      for (const content of contents) body.append('pictures', new File([content], 'slip.png', { type: 'image/png' }));
      const headers = { authorization: `Bearer ${somchai}`, 'idempotency-key': 'key-00001' };
      const response = await app.request(area.slip.path, { method: 'POST', headers, body });
      const { value, errorCode } = (await response.json()) as { value: unknown; errorCode?: string };
      return [response.status, errorCode ?? value];
    };
    expect(await slip('one', 'two')).toEqual([200, { pictures: 2 }]);
    expect(await slip('one', 'two')).toEqual([200, { pictures: 2 }]);
    expect(await slip('one', 'ten')).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
    expect(await slip('two', 'one')).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  });

  it.each([undefined, '', 'short', 'with a blank', 'x'.repeat(129)])('requires a valid key, not %j', async (key) => {
    expect(await tip(100, key)).toEqual([422, 'INVALID_FIELDS']);
  });

  it('separates the keys of members', async () => {
    const malee = createPlayer(server);
    await malee.signIn('malee');
    const before = (await balance('malee')) ?? 0;
    await tip(100, 'key-00001');
    expect(await tip(100, 'key-00001', malee.token ?? '')).toEqual([200, { balance: before - 100 }]);
  });

  it('replays a business refusal without its effect', async () => {
    const before = await balance();
    expect(await tip(666, 'key-00001')).toEqual([200, 'FEATURE_OFF']);
    expect(await tip(666, 'key-00001')).toEqual([200, 'FEATURE_OFF']);
    expect(await balance()).toBe(before);
  });

  it('rolls back effect and key of a failed try', async () => {
    const before = await balance();
    expect(await tip(500, 'key-00001')).toEqual([500, 'UNAVAILABLE']);
    expect(await balance()).toBe(before);
    expect(await tip(100, 'key-00001')).toEqual([200, { balance: (before ?? 0) - 100 }]);
  });
});
