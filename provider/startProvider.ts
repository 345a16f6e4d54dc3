import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { ProviderConfig } from './config.ts';
import { createTables } from './crash/createTables.ts';
import type { ProviderDeps } from './deps.ts';
import { crashRound } from './engines/crash/crashRound.ts';
import { drawNow } from './engines/rng/drawNow.ts';
import { createApi } from './http/api.ts';
import { createPages } from './http/pages.ts';
import { advanceIssues } from './lottery/issues.ts';
import { endLeftRounds } from './play/move.ts';
import { drawOf } from './play/outcome.ts';
import { createRooms } from './rooms/createRooms.ts';
import { advanceRound } from './rounds/advanceRound.ts';
import { groupCommit } from './rounds/commit.ts';
import { createRounds } from './rounds/createRounds.ts';
import { createSports } from './sports/createSports.ts';
import { simulatedFeed } from './sports/simulatedFeed.ts';
import { openStore } from './store/openStore.ts';
import { createCoupTables } from './tables/createCoupTables.ts';
import { openSigningKey } from './wallet/signingKey.ts';
import { createWalletClient } from './wallet/walletClient.ts';

const RETRY_EVERY_MS = 250;
const DRAW_EVERY_MS = 500;
const SPORTS_EVERY_MS = 500;
const END_LEFT_EVERY_MS = 60_000;
const FORGET_EVERY_MS = 3_600_000;
const folderOf = (name: string): string => join(import.meta.dirname, '..', name);

export interface RunningProvider {
  readonly port: number;
  readonly keyId: string;
  /** Base64 of the SPKI form. */
  readonly publicKey: string;
  readonly stop: () => Promise<void>;
}

/** Opens the folder, takes up what was not over, and listens. Tests replace single dependencies. */
export async function startProvider(
  config: ProviderConfig,
  replaced: Partial<ProviderDeps> = {},
): Promise<RunningProvider> {
  const key = openSigningKey(config.dataDir);
  const store = openStore(join(config.dataDir, 'provider.db'));
  const now = replaced.now ?? Date.now;
  const deps: ProviderDeps = {
    store,
    now,
    sendToWallet: createWalletClient({ walletUrl: config.walletUrl, code: config.code, key, now }),
    every: everyMs,
    randomBytes,
    play: (seeds, bet) => drawNow(drawOf(bet), seeds),
    crash: (seeds, odds) => drawNow(crashRound(odds), seeds),
    commit: groupCommit(store.transaction),
    ...replaced,
  };
  const rounds = createRounds({
    advance: async (id) => {
      const round = await advanceRound(deps, id);
      coupTables.changed(round);
      rooms.changed(round);
      return round;
    },
    dueIds: () => store.calls.dueRounds(now()),
    openIds: store.rounds.openIds,
  });
  const tables = createTables(deps);
  const coupTables = createCoupTables(deps, rounds);
  const rooms = createRooms(deps, rounds);
  const sports = createSports(deps, deps.sportsFeed ?? simulatedFeed(deps), rounds);

  const app = new Hono();
  app.route('/api', createApi(deps, rounds, tables, coupTables, rooms, sports, key));
  app.route('/', createPages(folderOf(config.qa ? 'dist-provider-qa' : 'dist-provider'), config.siteOrigin));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(config.port, config.host);
  await once(server, 'listening');

  coupTables.resume();
  // What was under way is ended before any page can be told of it.
  let work: Promise<unknown> = Promise.all([rounds.resume(), tables.resume(), rooms.resume()]);
  let sportsWork: Promise<unknown> = work;
  const stopDrawing = everyMs(DRAW_EVERY_MS, () => {
    work = work.then(() => advanceIssues(deps, rounds));
  });
  const stopPlaying = everyMs(SPORTS_EVERY_MS, () => {
    sportsWork = sportsWork.then(() => sports.advanceAll());
  });
  const stopRetrying = everyMs(RETRY_EVERY_MS, () => {
    work = work.then(() => Promise.all([rounds.advanceDue(), tables.advanceDue()]));
  });

  const stopEnding = deps.every(END_LEFT_EVERY_MS, () => {
    work = work.then(() => endLeftRounds(deps, rounds));
  });

  const stopForgetting = deps.every(FORGET_EVERY_MS, () => {
    sportsWork = sportsWork.then(() => sports.forgetOld());
  });

  return {
    port: (server.address() as AddressInfo).port,
    keyId: key.keyId,
    publicKey: key.publicKey,
    stop: async () => {
      stopRetrying();
      stopEnding();
      stopForgetting();
      stopDrawing();
      stopPlaying();
      server.close();
      server.closeAllConnections();
      await Promise.all([work, sportsWork]);
      await Promise.all([tables.stop(), coupTables.stop(), rooms.stop(), rounds.idle()]);
      store.close();
    },
  };
}

const everyMs: ProviderDeps['every'] = (ms, run) => {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
};
