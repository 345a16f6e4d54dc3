import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServerProcess {
  /** Without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to its first answer, ms. */
  readonly startedInMs: number;
  /** All that it has printed. */
  readonly output: () => string;
  /** Asks it to end, waits until it has, and removes data that was made for it. */
  readonly stop: () => Promise<void>;
}

export interface ServerProcessOptions {
  /** What is run by Node; the server itself unless said. */
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where the data lives; a new folder, gone afterwards, unless said. */
  readonly dataDir?: string;
}

const START_LIMIT_MS = 120_000;
const POLL_MS = 25;

/** Runs the built site and its API on a free port of this machine, and waits until it answers. */
export async function startServer({
  script = 'server/main.ts',
  env = {},
  dataDir,
}: ServerProcessOptions = {}): Promise<ServerProcess> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'statehouse-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const { DATABASE_URL: _elsewhere, ...inherited } = process.env;
  const child = spawn(process.execPath, [script], {
    env: { ...inherited, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env, PORT: String(port), DATA_DIR: folder },
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
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };

  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS) {
      await stop();
      throw new Error(`the server did not answer on ${url}:\n${printed}`);
    }
    await wait(POLL_MS);
  }
  return { url, pid: child.pid ?? 0, startedInMs: performance.now() - startedAt, output: () => printed, stop };
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
