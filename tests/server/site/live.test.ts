import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Log } from '../../../server/log.ts';
import type { LiveBus } from '../../../server/site/live/liveBus.ts';
import { createNatsBus } from '../../../server/site/live/natsBus.ts';
import { createPostgresBus } from '../../../server/site/live/postgresBus.ts';
import { type LiveEvent, liveChannel, liveEvent } from '../../../src/api/contract/site/live.ts';
import { sessionContract } from '../../../src/api/contract/site/session.ts';
import { give } from '../../support/accountBalance.ts';
import { sitDown, startWithProvider } from '../../support/gameProvider.ts';
import { startNatsServer } from '../../support/natsServer.ts';
import { signedInPlayer } from '../../support/payments.ts';
import type { Reference } from '../../support/reference.ts';
import { createTestDatabase, isPostgresThere } from '../../support/testDatabase.ts';
import { visitorOf } from './visitor.ts';

const P = 10_000;

let server: Reference;
beforeEach(async () => {
  server = await startWithProvider();
});
afterEach(async () => {
  await server.deps.live.close();
  await server.close();
});

interface Channel {
  readonly status: number;
  /** The next event; null at the end. */
  readonly next: () => Promise<LiveEvent | null>;
  readonly leave: () => Promise<void>;
}

async function open(token: string | null): Promise<Channel> {
  const response = await server.app.request(liveChannel.path, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    next: async () => {
      while (!text.includes('\n\n')) {
        const read = await reader?.read();
        if (read === undefined || read.done) return null;
        text += read.value;
      }
      const [message = ''] = text.split('\n\n', 1);
      text = text.slice(message.length + 2);
      return liveEvent.parse(JSON.parse(message.replace(/^data: /, '')));
    },
    leave: async () => void (await reader?.cancel()),
  };
}

it('says hello, then tells rounds and balances of its member only', async () => {
  const table = await sitDown(server);
  const start = 12_480.5 * P;
  const channel = await open(table.loginToken);
  const at = server.now();
  expect(await channel.next()).toEqual({ type: 'live.hello', at, sumBalance: start });
  await give(server, 'demo-agent1', P);
  await table.ask('bet', { transactionId: 'b', amount: 10 * P });
  const seen = [await channel.next(), await channel.next()];
  expect(seen).toEqual(
    expect.arrayContaining([
      { type: 'live.balance', at, sumBalance: start - 10 * P },
      {
        type: 'live.round',
        at,
        roundId: 'round-1',
        gameId: 'lantern-night',
        state: 'open',
        stake: 10 * P,
        payout: 0,
      },
    ]),
  );
  await give(server, 'demo-somchai', 5 * P);
  expect(await channel.next()).toEqual({ type: 'live.balance', at, sumBalance: start - 5 * P });
  await channel.leave();
});

it('tells nothing of a transaction that is rolled back', async () => {
  const { token } = await signedInPlayer(server);
  const channel = await open(token);
  await channel.next();
  await expect(give(server, 'demo-somchai', -1_000_000 * P)).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' });
  await give(server, 'demo-somchai', P);
  expect(await channel.next()).toMatchObject({ type: 'live.balance', sumBalance: 12_481.5 * P });
  await channel.leave();
});

it('ends with the session', async () => {
  const { token } = await signedInPlayer(server);
  const channel = await open(token);
  await channel.next();
  await visitorOf(server, { token: token ?? '' })(sessionContract.logout, { request: {} });
  await give(server, 'demo-somchai', P);
  expect(await channel.next()).toBeNull();
});

it('refuses visitors, and a sixth channel of a session until one has left', async () => {
  expect((await open(null)).status).toBe(401);
  const { token } = await signedInPlayer(server);
  const channels = await Promise.all(Array.from({ length: 5 }, () => open(token)));
  expect([...channels.map(({ status }) => status), (await open(token)).status]).toEqual([200, 200, 200, 200, 200, 429]);
  await channels[0]?.leave();
  const other = await signedInPlayer(server, 'agent1');
  expect((await open(other.token)).status).toBe(200);
});

it('ends when the server stops', async () => {
  const { token } = await signedInPlayer(server);
  const channel = await open(token);
  await channel.next();
  await server.deps.live.close();
  expect(await channel.next()).toBeNull();
});

it.skipIf(!(await isPostgresThere()))(
  'carries news between servers on PostgreSQL',
  async () => {
    const { url, drop } = await createTestDatabase();
    const [one, other] = [createPostgresBus(url, console), createPostgresBus(url, console)];
    const heard = Promise.withResolvers<unknown>();
    other.subscribe('m1', heard.resolve);
    const again = setInterval(() => one.publish('m1', { type: 'balance', at: 7 }), 50);
    expect(await heard.promise).toEqual({ type: 'balance', at: 7 });
    clearInterval(again);
    await Promise.all([one.close(), other.close()]);
    await drop();
  },
  60_000,
);

const BALANCE = { type: 'balance', at: 7 } as const;

/** What one server publishes to a member until the other has heard it. */
async function heardFrom(one: LiveBus, other: LiveBus): Promise<unknown> {
  const heard = Promise.withResolvers<unknown>();
  const stop = other.subscribe('m1', heard.resolve);
  other.subscribe('m2', () => heard.reject(new Error('news of another member')));
  const again = setInterval(() => one.publish('m1', BALANCE), 50);
  return heard.promise.finally(() => {
    clearInterval(again);
    stop();
  });
}

it('carries news between servers over NATS, also after NATS was away', async () => {
  const warnings: unknown[] = [];
  const nats = await startNatsServer();
  const log = { warn: (...words: unknown[]) => void warnings.push(words) } as Pick<Log, 'warn'>;
  const [one, other] = [createNatsBus(nats.url, log), createNatsBus(nats.url, log)];
  expect(await heardFrom(one, other)).toEqual(BALANCE);
  await nats.stop();
  const back = await startNatsServer(nats.port);
  expect(await heardFrom(other, one)).toEqual(BALANCE);
  await Promise.all([one.close(), other.close()]);
  await back.stop();
  expect(warnings).toEqual([]);
}, 60_000);

it('starts without NATS, says so, and connects when it is there', async () => {
  const nats = await startNatsServer();
  await nats.stop();
  const warned = Promise.withResolvers<unknown>();
  const log = { warn: (...words: unknown[]) => warned.resolve(words.at(-1)) } as Pick<Log, 'warn'>;
  const [one, other] = [createNatsBus(nats.url, log), createNatsBus(nats.url, log)];
  expect(await warned.promise).toBe('live bus: no NATS');
  one.publish('m1', BALANCE);
  const there = await startNatsServer(nats.port);
  expect(await heardFrom(one, other)).toEqual(BALANCE);
  await Promise.all([one.close(), other.close()]);
  await there.stop();
}, 60_000);

it.skipIf(process.env.NATS_URL === undefined)(
  'carries news between servers over a real NATS',
  async () => {
    const url = process.env.NATS_URL ?? '';
    const [one, other] = [createNatsBus(url, console), createNatsBus(url, console)];
    expect(await heardFrom(one, other)).toEqual(BALANCE);
    await Promise.all([one.close(), other.close()]);
  },
  60_000,
);
