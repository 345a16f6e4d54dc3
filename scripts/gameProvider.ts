import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readProviderConfig } from '../provider/config.ts';
import type { ServerConfig } from '../server/config.ts';
import { ConfigError } from '../server/configError.ts';
import type { Log } from '../server/log.ts';
import { takenPort } from '../server/portHolder.ts';

export interface GameProvider {
  /** Without a trailing slash. */
  readonly url: string;
  /** Of its process now; it changes with each restart. */
  readonly pid: () => number | undefined;
  /** Restarts it no more, and lets it finish what is under way, unless it is killed. */
  readonly stop: (signal?: 'SIGKILL') => Promise<void>;
}

export interface GameProviderOptions {
  readonly port: number;
  /** Of the provider; by default every address, as the site. */
  readonly host?: string;
  /** As browsers name it in the address of games. */
  readonly url: string;
  /** Where the wallet is, and whose pages may frame games. */
  readonly walletUrl: string;
  readonly siteOrigin: string;
  /** Of the site; the provider's own folder is inside. */
  readonly dataDir: string;
  /** Whether its pages can be steered by the console of the site. */
  readonly qa: boolean;
  /** Told of each restart. */
  readonly log?: Pick<Log, 'error' | 'info'>;
}

const START_LIMIT_MS = 30_000;
const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 30_000;
/** A process that has lived so long is restarted at once again. */
const STEADY_MS = 60_000;
const LOOK_EVERY_MS = 10_000;
/** Looks without an answer after which a process counts as stuck. */
const MOST_MISSED = 3;

/**
 * Runs the game provider in a process of its own, which ends with this one and is started again whenever it ends or is
 * stuck; its folder holds its key, which the site reads.
 * @throws {ConfigError} when the port is taken: nobody talks to the games of somebody else
 */
export async function startGameProvider(options: GameProviderOptions): Promise<GameProvider> {
  const { port, host = '0.0.0.0', url, walletUrl, siteOrigin, dataDir, qa, log } = options;
  const folder = join(dataDir, 'provider');
  mkdirSync(folder, { recursive: true });
  const provider = await supervise(
    {
      ...process.env,
      PROVIDER_PORT: String(port),
      PROVIDER_HOST: host,
      PROVIDER_DATA: folder,
      WALLET_URL: walletUrl,
      SITE_ORIGIN: siteOrigin,
      QA: qa ? '1' : '0',
    },
    { port, host, log },
  );
  return { url, ...provider };
}

/** Starts the provider with these variables and keeps it running. @throws {ConfigError} */
export async function supervise(
  env: NodeJS.ProcessEnv,
  { port, host, log }: { readonly port: number; readonly host: string; readonly log: GameProviderOptions['log'] },
): Promise<Omit<GameProvider, 'url'>> {
  if (!(await isFree(port, host))) throw new ConfigError(takenPort(port, 'PROVIDER_PORT', 'npm start'));
  const stopped = new AbortController();
  let child = await start(env);
  const ended = keepRunning();

  async function keepRunning(): Promise<void> {
    let restarts = 0;
    for (let startedAt = performance.now(); ; startedAt = performance.now()) {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      if (stopped.signal.aborted) return;
      if (performance.now() - startedAt > STEADY_MS) restarts = 0;
      const inMs = Math.min(FIRST_RESTART_MS * 2 ** restarts, LONGEST_RESTART_MS);
      restarts += 1;
      log?.error(
        { exitCode: child.exitCode, signal: child.signalCode, inMs },
        'the games have ended, starts them again',
      );
      await wait(inMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      await start(env).then(
        (next) => {
          child = next;
          log?.info({ pid: child.pid }, 'the games run again');
        },
        (error: unknown) => log?.error({ err: error }, 'the games do not start'),
      );
    }
  }

  let missed = 0;
  const looking = setInterval(async () => {
    missed = (await answers(`http://127.0.0.1:${port}/health`)) ? 0 : missed + 1;
    if (missed < MOST_MISSED) return;
    missed = 0;
    log?.error({ pid: child.pid }, 'the games are stuck');
    child.kill('SIGKILL');
  }, LOOK_EVERY_MS);
  looking.unref();

  const killWithUs = () => child.kill();
  process.once('exit', killWithUs);
  return {
    pid: () => child.pid,
    stop: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
      stopped.abort();
      clearInterval(looking);
      child.kill(signal);
      await ended;
      process.off('exit', killWithUs);
    },
  };
}

/** A process that has said that it listens. @throws what it complained about */
async function start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'provider/main.ts'], {
    env,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (part: Buffer) => {
    complaint = `${complaint}${part}`.slice(-10_000);
  });
  const said = new AbortController();
  const isListening = await Promise.race([
    once(child, 'message', { signal: said.signal }).then(() => true),
    once(child, 'exit', { signal: said.signal }).then(() => false),
    wait(START_LIMIT_MS, false, { signal: said.signal }),
  ]);
  said.abort();
  if (isListening) return child;
  child.kill('SIGKILL');
  throw new Error(`the game provider did not start:\n${complaint}`);
}

/** Whether nothing listens there yet. */
async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  try {
    const listening = once(probe, 'listening');
    probe.listen(port, host);
    await listening;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  } finally {
    probe.close();
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(LOOK_EVERY_MS / 2) }).then(
    () => true,
    () => false,
  );

/**
 * Makes `PROVIDER_URL` the address of a provider beside the site. Returns what starts it; null where the variable names
 * another one.
 * @throws {ConfigError}
 */
export function ownGames(
  { providerUrl, port, siteUrl, dataDir, qa }: ServerConfig,
  log: Log,
): (() => Promise<void>) | null {
  if (providerUrl !== null) return null;
  const games = readProviderConfig(process.env);
  const url = `http://localhost:${games.port}`;
  const walletUrl = `http://localhost:${port}`;
  process.env.PROVIDER_URL = url;
  return async () => {
    await startGameProvider({ port: games.port, url, walletUrl, siteOrigin: siteUrl, dataDir, qa, log });
    process.stdout.write(`\n  Games on ${url}\n`);
  };
}
