import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openGame } from '../../bench/openGame.ts';
import { WALLET_PATH } from '../../protocol/wallet.ts';
import { startGameProvider } from '../../scripts/gameProvider.ts';
import { freePort } from '../../scripts/serverProcess.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { gameRound } from '../../server/database/schema.ts';
import { verifyLedger } from '../../server/money/ledger/verifyLedger.ts';
import { isOpen, playerAt, type RunningServer, serverProcesses } from '../support/serverProcesses.ts';

/** `npm run soak` takes ten minutes. */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 40);
const LIMIT_MS = SECONDS * 1_000 + 180_000;
const PLAYERS = ['somchai', 'malee', 'agent1', 'agent2', 'agent41', 'agent42'];
const GAMES = [
  { gameId: 'lantern-night', choice: undefined },
  { gameId: 'tangerine-pop', choice: { mines: 1 } },
];
const ROUNDS_BETWEEN = 24;
const OVER = ['settled', 'refused', 'cancelled'];

const processes = serverProcesses();

interface Round {
  readonly state: string;
  readonly stake: number;
  readonly payout: number;
}

describe('a site and its games, dropped, flooded and killed', { timeout: LIMIT_MS }, () => {
  it(`[GAME-18] end with the same books on both sides, after ${SECONDS} s`, async () => {
    const [port, gamesPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const games = `http://127.0.0.1:${gamesPort}`;
    const dataDir = processes.folder();
    const kills = { games: 0, site: 0 };
    const provider = await startGameProvider({
      ...{ port: gamesPort, host: '127.0.0.1', url: games, walletUrl: url, siteOrigin: url, dataDir, qa: false },
    });
    const startSite = async (): Promise<RunningServer> => {
      const site = processes.run({ PORT: String(port), LOG_LEVEL: 'error', QA: '1', PROVIDER_URL: games });
      await isOpen(site);
      return site;
    };
    let site = await startSite();
    const isCalm = (of: string) =>
      fetch(of, { signal: AbortSignal.timeout(4_000) }).then(
        ({ ok }) => ok,
        () => false,
      );

    let isOver = false;
    const unfinished = new Set<string>();
    let finished = 0;
    /** Sends a request until it is answered for good; a repeat is the same request. */
    const post = async (bearer: string, path: string, body: object): Promise<Round & Record<string, unknown>> => {
      for (;;) {
        try {
          const response = await fetch(`${games}/api${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
            body: JSON.stringify(body),
            signal: AbortSignal.timeout(10_000),
          });
          const told = (await response.json()) as { code?: string; round?: Round & Record<string, unknown> };
          if (told.round !== undefined) return told.round;
          if (response.status < 500 && response.status !== 429) throw new Refused(told.code ?? '');
        } catch (error) {
          if (error instanceof Refused) throw error;
        }
        await wait(200);
      }
    };
    const play = async (bearer: string, stake: number, choice: object | undefined): Promise<void> => {
      while (!isOver) {
        const requestId = randomUUID();
        unfinished.add(requestId);
        const bet = { requestId, stake, ...(choice === undefined ? {} : { choice }) };
        for (let round = await post(bearer, '/spin', bet); !OVER.includes(round.state); ) {
          const isMine = round.state === 'playing';
          const opened = (round.moves as readonly unknown[]).length;
          const move = opened === 0 ? { open: 12 } : { cashOut: true };
          round = isMine
            ? await post(bearer, '/move', { requestId, at: opened, move })
            : await post(bearer, '/spin', bet);
          await wait(50);
        }
        unfinished.delete(requestId);
        finished += 1;
        await wait(20);
      }
    };

    const seats = [];
    const books: string[] = [];
    for (const name of PLAYERS) {
      const player = playerAt(port);
      await player.signIn(name);
      for (const { gameId, choice } of GAMES) seats.push({ ...(await openGame(player.api, games, gameId)), choice });
      books.push((await openGame(player.api, games, 'grand-stadium-sports')).bearer);
    }
    const playing = seats.map(({ bearer, minStake, choice }) => play(bearer, minStake, choice));

    const accidents = [
      async () => {
        await Promise.all(books.flatMap((bearer) => [dropStream(gamesPort, bearer), dropStream(gamesPort, 'nobody')]));
      },
      async () => {
        await Promise.all(
          Array.from({ length: 200 }, (_, at) =>
            fetch(`${games}/api/state`, { headers: { authorization: `Bearer nobody-${at}` } }).catch(() => undefined),
          ),
        );
      },
      async () => {
        await Promise.all(
          Array.from({ length: 200 }, () =>
            fetch(`${url}${WALLET_PATH}/bet`, { method: 'POST', body: '[['.repeat(2_000) }).catch(() => undefined),
          ),
        );
      },
      async () => {
        kills.games += 1;
        process.kill(provider.pid() ?? 0, 'SIGKILL');
        await wait(2_000);
      },
      async () => {
        kills.site += 1;
        site.child.kill('SIGKILL');
        await site.ended;
        site = await startSite();
      },
    ];
    const until = performance.now() + SECONDS * 1_000;
    for (let at = 0; performance.now() < until; at += 1) {
      // Some rounds in between, or the site would only start.
      const wanted = finished + ROUNDS_BETWEEN;
      for (let tries = 0; finished < wanted && tries < 300; tries += 1) await wait(50);
      await accidents[at % accidents.length]?.();
    }

    isOver = true;
    await Promise.all(playing);
    expect(unfinished.size).toBe(0);
    await expect.poll(() => isCalm(`${games}/health`), { timeout: 60_000 }).toBe(true);
    await expect.poll(() => isCalm(`${url}/health`), { timeout: 60_000 }).toBe(true);
    const path = join(dataDir, 'provider', 'provider.db');
    const waiting = () => {
      const store = new DatabaseSync(path, { readOnly: true });
      const [row] = store.prepare('select count(*) as count from calls where answered_at is null').all();
      store.close();
      return row?.count;
    };
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
    await provider.stop();
    site.child.kill('SIGTERM');
    expect(await site.ended).toBe(0);

    const store = new DatabaseSync(path, { readOnly: true });
    const theirs = store.prepare('select id, state, stake, payout from rounds').all();
    store.close();
    const database = await openDatabase({ dataDir });
    const ours = await database.db
      .select({ id: gameRound.roundRef, state: gameRound.state, stake: gameRound.stake, payout: gameRound.payout })
      .from(gameRound);
    const { faults } = await verifyLedger(database.db);
    await database.close();

    const settled = (rounds: readonly object[]) =>
      new Map(
        (rounds as readonly (Round & { id: string })[])
          .filter(({ state }) => state === 'settled')
          .map(({ id, stake, payout }) => [id, { stake, payout }]),
      );
    expect(settled(ours)).toEqual(settled(theirs));
    expect(ours.filter(({ state }) => state === 'open')).toEqual([]);
    expect(theirs.filter(({ state }) => !OVER.includes(String(state)))).toEqual([]);
    expect(faults).toEqual([]);
    expect(settled(ours).size).toBeGreaterThan(ROUNDS_BETWEEN);
    expect(Math.min(kills.games, kills.site)).toBeGreaterThan(0);
  });
});

class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Opens a stream and drops its line with the first byte, or where there is none. */
async function dropStream(port: number, bearer: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const headers = [`host: 127.0.0.1:${port}`, `authorization: Bearer ${bearer}`, 'accept-encoding: br'];
  socket.write(['GET /api/sports/stream HTTP/1.1', ...headers, '', ''].join('\r\n'));
  await Promise.race([once(socket, 'data').catch(() => undefined), wait(1_000)]);
  socket.resetAndDestroy();
}
