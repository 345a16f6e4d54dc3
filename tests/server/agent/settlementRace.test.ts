import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, inArray, sum } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { WalletVerb } from '../../../protocol/wallet.ts';
import { readProviderConfig } from '../../../provider/config.ts';
import { type RunningProvider, startProvider } from '../../../provider/startProvider.ts';
import { openSigningKey } from '../../../provider/wallet/signingKey.ts';
import { createWalletClient, type SendToWallet, type WalletResult } from '../../../provider/wallet/walletClient.ts';
import { bet, gameRound, walletTransaction } from '../../../server/database/schema.ts';
import { OPEN_ROUND_MS, reconcileRounds } from '../../../server/play/provider/reconcileRounds.ts';
import { walletContract } from '../../../src/api/contract/money/wallet.ts';
import { gameContract } from '../../../src/api/contract/play/game.ts';
import { ended, live, NOON, P, scriptedFeed } from '../../provider/sportsPlaying.ts';
import { launchRequest, PROVIDER, PROVIDER_URL } from '../../support/gameProvider.ts';
import { signedInPlayer } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { isPostgresThere } from '../../support/testDatabase.ts';

const KICK_OFF = NOON + 3_600_000;
const MEMBERS = ['somchai', 'agent1', 'agent2', 'agent41'];
/** Slips of each member. */
const SLIPS = 12;

/** Three servers of one site, and a provider whose every call of money goes to all of them at the same moment. */
async function startRace() {
  const dataDir = mkdtempSync(join(tmpdir(), 'race-'));
  const key = openSigningKey(dataDir);
  const first = await startReference({
    database: 'postgresql',
    env: { PROVIDER_URL, PROVIDER_KEYS: JSON.stringify({ [key.keyId]: key.publicKey }) },
  });
  first.advance(NOON - first.now());
  const servers = [first, await first.beside(), await first.beside()] as const;
  const now = () => first.now();
  const to = ({ app }: Reference): SendToWallet =>
    createWalletClient({
      ...{ walletUrl: 'http://site.test', code: PROVIDER, key, now },
      fetch: async (url, init) => app.request(url, init),
    });
  const wallets = servers.map(to);
  /** What the servers said to one call, where they did not say the same. */
  const quarrels: unknown[] = [];
  /** Rounds of which no settlement reaches the site. */
  const lost = new Set<string>();
  const sendToWallet: SendToWallet = async <V extends WalletVerb>(verb: V, body: string) => {
    const isOfMoney = body.includes('"transactionId"');
    const asked = isOfMoney ? wallets : wallets.slice(0, 1);
    if (verb !== 'bet' && isOfMoney && lost.has(JSON.parse(body).roundId)) return { kind: 'unknown', reason: 'lost' };
    const answers: WalletResult<V>[] = await Promise.all(asked.map((wallet) => wallet(verb, body)));
    const [one] = answers;
    if (one === undefined) throw new Error('there are servers');
    const said = answers.map((answer) => (answer.kind === 'ok' ? 'ok' : JSON.stringify(answer)));
    if (new Set(said).size > 1) quarrels.push({ verb, said });
    return one;
  };
  const script = scriptedFeed();
  const provider = await startProvider(
    { ...readProviderConfig({ PROVIDER_HOST: '127.0.0.1', PROVIDER_CODE: PROVIDER }), port: 0, dataDir },
    { now, sendToWallet, sportsFeed: script.feed },
  );
  onTestFinished(async () => {
    await provider.stop();
    for (const server of servers.toReversed()) await server.close();
    rmSync(dataDir, { recursive: true });
  });
  const at = (instant: number) => {
    for (const server of servers) server.advance(instant - server.now());
  };
  return { first, servers, provider, script, at, quarrels, lost };
}

/** A member of the site in a game of the provider. */
async function sit(server: Reference, { port }: RunningProvider, username: string, gameId: string) {
  const player = await signedInPlayer(server, username);
  const { game_url } = await player.api(gameContract.launch, {
    request: { ...launchRequest, gameId, vassalage: '' },
    headers: { language: 'EN' },
  });
  const token = new URL(game_url ?? '').searchParams.get('token') ?? '';
  const bearer = `bearer-of-${token}`;
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  await call('/open', { token, bearer });
  // A session of its own: the one that plays may have ended meanwhile.
  const balance = async () => {
    const { api } = await signedInPlayer(server, username);
    return (await api(walletContract.balance, { request: {}, headers: { 'x-background': '1' } })).sumBalance;
  };
  return { username, call, balance };
}
type Seat = Awaited<ReturnType<typeof sit>>;

const roundsOf = ({ db }: Reference, ids: readonly string[]) =>
  db
    .select()
    .from(gameRound)
    .where(inArray(gameRound.roundRef, ids as string[]));

/** Waits until all rounds, or all but so many, are settled at the site. */
const areSettled = (server: Reference, ids: readonly string[], open = 0) =>
  expect
    .poll(async () => (await roundsOf(server, ids)).filter(({ state }) => state !== 'settled').length, {
      timeout: 60_000,
      interval: 250,
    })
    .toBe(open);

/** Every round is settled once, with one bet and one transaction of each kind, and balances and books say the same. */
async function isSettledOnce(
  server: Reference,
  seats: readonly Seat[],
  before: readonly number[],
  ids: readonly string[],
) {
  const rounds = await roundsOf(server, ids);
  expect(rounds.map(({ state, settlements }) => [state, settlements])).toEqual(ids.map(() => ['settled', 1]));
  const bets = await server.db
    .select({ stake: sum(bet.stake), payout: sum(bet.payout), bets: count() })
    .from(bet)
    .where(inArray(bet.round, ids as string[]));
  const transactions = await server.db
    .select({ verb: walletTransaction.verb, amount: sum(walletTransaction.amount), calls: count() })
    .from(walletTransaction)
    .where(inArray(walletTransaction.roundRef, ids as string[]))
    .groupBy(walletTransaction.verb);
  const called = (verb: string) => {
    const found = transactions.find((one) => one.verb === verb);
    return { calls: found?.calls ?? 0, amount: Number(found?.amount ?? 0) };
  };
  const [stake, payout] = [Number(bets[0]?.stake), Number(bets[0]?.payout)];
  expect(bets[0]?.bets).toBe(ids.length);
  expect(called('bet')).toEqual({ calls: ids.length, amount: stake });
  expect(called('win').calls + called('finishRound').calls).toBe(ids.length);
  expect(called('win').amount).toBe(payout);
  const balances = await Promise.all(seats.map((seat) => seat.balance()));
  const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  expect(total(balances)).toBe(total(before) - stake + payout);
  return { stake, payout };
}

describe.skipIf(!(await isPostgresThere()))('[GAME-03] [LOTTERY-03] three servers that settle at once', () => {
  it('settle each slip of a match once, also those that are caught up with by all of them', async () => {
    const race = await startRace();
    const { first, servers, provider, script, at, quarrels, lost } = race;
    const seats = await Promise.all(MEMBERS.map((name) => sit(first, provider, name, 'grand-stadium-sports')));
    const before = await Promise.all(seats.map((seat) => seat.balance()));
    const { markets } = (await seats[0]?.call<{ markets: { selections: { id: string; odds: number }[] }[] }>(
      '/sports/matches/m1',
    )) ?? { markets: [] };
    const oddsOf = (id: string) =>
      markets.flatMap(({ selections }) => selections).find((one) => one.id === id)?.odds ?? 0;
    const placed = await Promise.all(
      seats.flatMap((seat) =>
        Array.from({ length: SLIPS }, (_, place) => {
          const selection = place % 2 === 0 ? 'm1:1x2:home' : 'm1:1x2:away';
          const slip = { requestId: `${seat.username}-${place}`, kind: 'single', stake: 20 * P, accept: 'none' };
          return seat.call<{ slips: { id: string }[] }>('/sports/slips', {
            ...slip,
            legs: [{ selection, odds: oddsOf(selection) }],
          });
        }),
      ),
    );
    const ids = placed.flatMap(({ slips }) => slips.map(({ id }) => id));
    expect(new Set(ids).size).toBe(MEMBERS.length * SLIPS);

    script.happen('m1', KICK_OFF, 'start', live);
    script.happen('m1', KICK_OFF + 750_000, 'end', ended(1, 0));
    for (const id of ids.filter((_, place) => place % 3 === 0)) lost.add(id);
    at(KICK_OFF + 750_000);
    await areSettled(first, ids, lost.size);
    at(first.now() + OPEN_ROUND_MS + 1);
    const ask = (url: string, init?: RequestInit) =>
      fetch(url.replace(PROVIDER_URL, `http://127.0.0.1:${provider.port}`), init);
    await Promise.all(servers.map(({ deps }) => reconcileRounds(deps, ask)));
    await areSettled(first, ids);

    const { stake, payout } = await isSettledOnce(first, seats, before, ids);
    const won = Math.floor((20 * P * oddsOf('m1:1x2:home')) / 100);
    expect([stake, payout]).toEqual([ids.length * 20 * P, (ids.length / 2) * won]);
    expect(quarrels).toEqual([]);
  }, 180_000);

  it('settle each ticket of an issue once', async () => {
    const race = await startRace();
    const { first, provider, at, quarrels } = race;
    const seats = await Promise.all(MEMBERS.map((name) => sit(first, provider, name, 'longboat-ten')));
    const before = await Promise.all(seats.map((seat) => seat.balance()));
    const issue = (await seats[0]?.call<{ issue: { number: string; drawsAt: number } }>('/lottery'))?.issue;
    // All ten boats at P 1 bring 9.7 times one of them; five bring that or nothing.
    const marks = [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ];
    const bought = await Promise.all(
      seats.flatMap((seat) =>
        Array.from({ length: SLIPS }, (_, place) => {
          const mine = marks[place % 3] ?? [];
          return seat.call<{ tickets: { id: string }[] }>('/lottery/tickets', {
            ...{ requestId: `${seat.username}-${place}`, issue: issue?.number, times: [1], stopsOnWin: false },
            ...{ stake: mine.length * P, slip: { entries: [{ bet: 'winner', marks: [mine], unit: P }] } },
          });
        }),
      ),
    );
    const ids = bought.flatMap(({ tickets }) => tickets.map(({ id }) => id));
    expect(new Set(ids).size).toBe(MEMBERS.length * SLIPS);
    at(issue?.drawsAt ?? 0);
    await areSettled(first, ids);
    const third = ids.length / 3;
    const { stake, payout } = await isSettledOnce(first, seats, before, ids);
    expect([stake, payout]).toEqual([third * 20 * P, 2 * third * 9.7 * P]);
    expect(quarrels).toEqual([]);
  }, 180_000);
});
