import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pendingTasksDone, runAfterResponse } from './account/verification/runAfterResponse.ts';
import { createApp } from './app.ts';
import type { ServerConfig } from './config.ts';
import { ConfigError } from './configError.ts';
import { createDeps } from './createDeps.ts';
import type { OpenDatabase } from './database/databaseHandle.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/openDatabase.ts';
import { seed } from './database/seed/seed.ts';
import { prepareSecrets } from './database/serverSecret.ts';
import { checkFiles } from './files/checkFiles.ts';
import { importProofs } from './files/importProofs.ts';
import { proveAndAnchor, startJobs } from './jobs/startJobs.ts';
import { type Listening, listen } from './listen.ts';
import type { Log } from './log.ts';
import { createChatServer } from './member/chat/chatServer.ts';
import { watchProvider } from './play/provider/watchProvider.ts';
import { prepareSearch } from './public/search/searchHandlers.ts';
import { createConsoleRelay } from './qa/consoleRelay.ts';
import { createQaControls } from './qa/controls.ts';
import { createLocalBus, type LiveBus } from './site/live/liveBus.ts';
import { createNatsBus } from './site/live/natsBus.ts';
import { createPostgresBus } from './site/live/postgresBus.ts';
import { createAuthenticate } from './site/session/authenticate.ts';
import { readBrand } from './site/site/brand.ts';
import { readSite } from './site/site/mountSite.ts';

const ROOT = join(import.meta.dirname, '..');
export const BRANDS = join(ROOT, 'brands');

export interface RunningServer extends Listening {
  /** Takes what nobody else has caught. */
  readonly caught: (error: unknown) => void;
}

export interface StartOptions {
  readonly config: ServerConfig;
  readonly log: Log;
  /** Middleware in front of the server, e.g. hot reload; replaces the built site. */
  readonly before?: (listener: RequestListener) => RequestListener;
  /** What else must be there before it listens: a site that is being built, games that start. */
  readonly prepared?: Promise<unknown> | undefined;
}

/**
 * Opens, migrates and seeds the database, mounts everything and listens. Closes whatever was opened when a step fails.
 */
export async function startServer({ config, log, before, prepared }: StartOptions): Promise<RunningServer> {
  // Its failure is told where it is awaited.
  prepared?.catch(() => undefined);
  // A broken brand stops the start before a database is created.
  await readBrand(config.brand, BRANDS);
  const database = await open(config, log);
  const replica = config.databaseReadUrl === null ? null : await openReplica(config.databaseReadUrl, log, database);
  try {
    const applied = await migrate(database);
    await prepareSecrets(database.db, config.dataKey);
    const qa = config.qa ? createQaControls() : null;
    const deps = createDeps({
      config,
      log,
      db: database.db,
      ...(replica ? { readDb: replica.db } : {}),
      now: qa?.now ?? Date.now,
      mishaps: qa?.mishaps,
      live: busOf(config, log),
    });
    await database.alone(async () => {
      await seed(deps);
      await importProofs(deps);
    });
    await checkFiles(deps);
    await deps.sealKeys.publicKeys();
    await prepared;
    const site = before
      ? null
      : await readSite(config.brand, {
          dist: join(ROOT, config.qa ? 'dist-qa' : 'dist'),
          render: join(ROOT, config.qa ? 'dist-render-qa' : 'dist-render', 'worker.js'),
          log,
          brands: BRANDS,
          hasConsole: config.qa,
          games: config.providerUrl,
        });
    const compressing = new AbortController();
    const stops = [startJobs(deps), watchProvider(deps), () => compressing.abort()];
    const stopWork = () => {
      for (const stop of stops) stop();
    };
    const { fetch } = createApp({ deps, qa, site });
    const listener = getRequestListener(fetch);
    const relay = config.qa ? await createConsoleRelay() : null;
    const chat = createChatServer(deps, createAuthenticate(deps));
    const { address, stop } = await listen(before ? before(listener) : listener, config, (request, socket, head) => {
      if (chat.upgrade(request, socket, head)) return;
      if (relay) relay.upgrade(request, socket, head);
      else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
    }).catch(async (error: unknown) => {
      stopWork();
      await chat.close();
      throw error;
    });
    if (site) runAfterResponse(log, 'compress the site', () => site.compress(compressing.signal));
    runAfterResponse(log, 'prepare the search', () => prepareSearch(deps));
    runAfterResponse(log, 'prove the books', () => proveAndAnchor(deps));
    log.info({ address, database: database.kind, applied, qa: config.qa, brand: config.brand }, 'listening');
    return {
      address,
      caught: deps.health.caught('the process'),
      stop: async () => {
        stopWork();
        const stopped = stop();
        relay?.close();
        await chat.close();
        await deps.live.close();
        await stopped;
        await site?.stop();
        await pendingTasksDone();
        await replica?.close();
        await database.close();
      },
    };
  } catch (error) {
    await replica?.close();
    await database.close();
    throw error;
  }
}

/** Of one server, of servers with a database in common, or of many over NATS. */
function busOf({ natsUrl, databaseUrl }: ServerConfig, log: Log): LiveBus {
  if (natsUrl !== null) return createNatsBus(natsUrl, log);
  return databaseUrl === null ? createLocalBus() : createPostgresBus(databaseUrl, log);
}

/** Closes the database when the replica does not answer. */
const openReplica = (url: string, log: Log, database: OpenDatabase): Promise<OpenDatabase> =>
  openDatabase({ url, onIdleError: (err) => log.warn({ err }, 'a connection to the replica broke') }).catch(
    async (error: unknown) => {
      await database.close();
      throw new ConfigError(
        `PostgreSQL at DATABASE_READ_URL does not answer (${error instanceof Error ? error.message : String(error)}). Start it, correct DATABASE_READ_URL, or leave it out to read reports from DATABASE_URL.`,
      );
    },
  );

function open({ databaseUrl, dataDir }: ServerConfig, log: Log): Promise<OpenDatabase> {
  if (databaseUrl === null) return openDatabase({ dataDir });
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  return openDatabase({ url: databaseUrl, onIdleError }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `PostgreSQL at DATABASE_URL does not answer (${why}). Start it, correct DATABASE_URL, or leave it out to use the embedded database.`,
    );
  });
}
