import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startGameProvider } from './gameProvider.ts';

export interface ServerProcess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  /** From process start to first answer, ms. */
  readonly startedInMs: number;
  /** All output. */
  readonly output: () => string;
  /** Address of the games beside it, without a trailing slash; null without games. */
  readonly gamesUrl: string | null;
  /** Kills the games without a warning; returns what starts them again at the same address. */
  readonly killGames: () => Promise<() => Promise<void>>;
  /** Stops it, waits for the exit, and deletes data created for it. */
  readonly stop: () => Promise<void>;
}

export interface ServerProcessOptions {
  /** Script to run; the server by default. */
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Data folder; by default a new one, deleted afterwards. */
  readonly dataDir?: string;
  /** With the game provider beside it, as `npm start`. Its pages must have been built (`buildGames`), with `QA=1` those for QA. */
  readonly games?: boolean;
  /** A free one by default. */
  readonly port?: number;
}

const START_LIMIT_MS = 120_000;
const POLL_MS = 25;

/** Runs the built site and its API on a free local port and waits for the first answer. */
export async function startServer({
  script = 'server/main.ts',
  env = {},
  dataDir,
  games = false,
  port: chosen,
}: ServerProcessOptions = {}): Promise<ServerProcess> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'statehouse-'));
  const port = chosen ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const { DATABASE_URL: _elsewhere, ...inherited } = process.env;
  const gamesPort = await freePort();
  const startGames = () => startProviderFor(url, gamesPort, folder, env.QA === '1');
  let provider = games ? await startGames() : null;
  const withGames = provider === null ? {} : { PROVIDER_URL: provider.url };
  const child = spawn(process.execPath, [script], {
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      PROVIDER_PORT: String(await freePort()),
      ...withGames,
      ...env,
      PORT: String(port),
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => child.kill();
  process.once('exit', killWithUs);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()));

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    process.off('exit', killWithUs);
    await provider?.stop();
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };

  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS) {
      await stop();
      throw new Error(`the server did not answer on ${url}:\n${printed}`);
    }
    await wait(POLL_MS);
  }
  const startedInMs = performance.now() - startedAt;
  const killGames = async () => {
    await provider?.stop('SIGKILL');
    return async () => {
      provider = await startGames();
    };
  };
  return {
    url,
    pid: child.pid ?? 0,
    startedInMs,
    output: () => printed,
    gamesUrl: provider?.url ?? null,
    killGames,
    stop,
  };
}

async function startProviderFor(site: string, port: number, dataDir: string, qa: boolean) {
  const url = `http://127.0.0.1:${port}`;
  return startGameProvider({ port, host: '127.0.0.1', url, walletUrl: site, siteOrigin: site, dataDir, qa });
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** A free local port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
