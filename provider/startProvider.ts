import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { ConfigError, type ProviderConfig } from './config.ts';
import { createTables } from './crash/createTables.ts';
import type { ProviderDeps } from './deps.ts';
import { crashRound } from './engines/crash/crashRound.ts';
import { drawNow } from './engines/rng/drawNow.ts';
import { healthOf } from './health/health.ts';
import { createJobs } from './health/jobs.ts';
import { createLog, type Log } from './health/log.ts';
import { createTroubles, type Troubles } from './health/troubles.ts';
import { createWalletLine } from './health/walletLine.ts';
import { createApi } from './http/api.ts';
import { createPages } from './http/pages.ts';
import { securityHeaders } from './http/securityHeaders.ts';
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
  /** Takes what nobody else has caught. */
  readonly caught: Troubles['caught'];
  readonly stop: () => Promise<void>;
}

/** Opens the folder, takes up what was not over, and listens. Tests replace single dependencies. */
export async function startProvider(
  config: ProviderConfig,
  replaced: Partial<ProviderDeps> = {},
  log: Pick<Log, 'error'> = createLog(config.logLevel),
): Promise<RunningProvider> {
  const key = openSigningKey(config.dataDir);
  const store = openStore(join(config.dataDir, 'provider.db'));
  const now = replaced.now ?? Date.now;
  const troubles = createTroubles(log, now);
  const wallet = createWalletLine({
    send: replaced.sendToWallet ?? createWalletClient({ walletUrl: config.walletUrl, code: config.code, key, now }),
    now,
    wakeAll: () => {
      for (const calls of [store.calls, store.crash.calls]) calls.wake(now());
    },
    wakeOldest: () => {
      for (const calls of [store.calls, store.crash.calls]) calls.wakeOldest(now());
    },
  });
  const deps: ProviderDeps = {
    store,
    now,
    caught: troubles.caught,
    randomBytes,
    play: (seeds, bet) => drawNow(drawOf(bet), seeds),
    crash: (seeds, odds) => drawNow(crashRound(odds), seeds),
    commit: groupCommit(store.transaction),
    ...replaced,
    sendToWallet: wallet.send,
    every: everySafely(replaced.every ?? everyMs, troubles),
  };
  const rounds = createRounds({
    advance: async (id) => {
      const round = await advanceRound(deps, id);
      coupTables.changed(round);
      rooms.changed(round);
      sports.changed(round);
      return round;
    },
    dueIds: () => store.calls.dueRounds(now()),
    openIds: store.rounds.openIds,
  });
  const tables = createTables(deps);
  const coupTables = createCoupTables(deps, rounds);
  const rooms = createRooms(deps, rounds);
  const sports = createSports(deps, deps.sportsFeed ?? simulatedFeed(deps), rounds, config.liability);
  const jobs = createJobs(everyMs, troubles.caught);

  const app = new Hono();
  app.use(securityHeaders(config));
  app.get('/health', (c) => {
    const health = healthOf({ failing: jobs.failing(), awaySince: wallet.awaySince(), errors: troubles.count() });
    return c.json(health, health.ok ? 200 : 503);
  });
  app.route('/api', createApi(deps, config, rounds, tables, coupTables, rooms, sports, key));
  app.route('/', createPages(folderOf(config.qa ? 'dist-provider-qa' : 'dist-provider'), config.siteOrigin));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await listening(server, config);

  coupTables.resume();
  // What was under way is ended before any page can be told of it.
  const resumed = Promise.all([rounds.resume(), tables.resume(), rooms.resume()]).catch(
    troubles.caught('what was under way at the start'),
  );
  jobs.every('wallet', RETRY_EVERY_MS, wallet.wake);
  jobs.every('waiting calls', RETRY_EVERY_MS, async () => {
    await resumed;
    await Promise.all([rounds.advanceDue(), tables.advanceDue()]);
  });
  jobs.every('draws', DRAW_EVERY_MS, async () => {
    await resumed;
    await advanceIssues(deps, rounds);
    await rooms.settle();
  });
  jobs.every('sports', SPORTS_EVERY_MS, async () => {
    await resumed;
    await sports.advanceAll();
  });
  jobs.every('left rounds', END_LEFT_EVERY_MS, () => endLeftRounds(deps, rounds), deps.every);
  jobs.every('old matches', FORGET_EVERY_MS, sports.forgetOld, deps.every);

  return {
    port: (server.address() as AddressInfo).port,
    keyId: key.keyId,
    publicKey: key.publicKey,
    caught: troubles.caught,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.all([resumed, jobs.stop()]);
      await Promise.all([tables.stop(), coupTables.stop(), rooms.stop(), rounds.idle()]);
      store.close();
    },
  };
}

/** Resolves once the server takes connections. @throws {ConfigError} when the port is taken */
async function listening(server: Server, { port, host }: ProviderConfig): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Port ${port} of the games is taken. Stop what uses it, or choose another: PROVIDER_PORT=${port + 1}`,
    );
  });
}

/** An error in one tick is caught, and the next tick comes all the same. */
const everySafely =
  (every: ProviderDeps['every'], { caught }: Troubles): ProviderDeps['every'] =>
  (ms, run) =>
    every(ms, () => {
      try {
        run();
      } catch (error) {
        caught('a timer')(error);
      }
    });

const everyMs: ProviderDeps['every'] = (ms, run) => {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
};
