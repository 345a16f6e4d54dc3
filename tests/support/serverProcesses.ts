import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { createPlayer, type Player } from './player.ts';
import { templateFolder } from './templateDatabase.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');

export interface RunningServer {
  readonly child: ChildProcess;
  readonly printed: () => string;
  readonly ended: Promise<number | null>;
}

export interface ServerProcesses {
  /** Data folder of this test's servers, with a seeded database. */
  readonly folder: () => string;
  readonly run: (env: Readonly<Record<string, string>>) => RunningServer;
}

/** Servers as separate processes, killed after each test together with their folder. */
export function serverProcesses(): ServerProcesses {
  let folder: string;
  let running: RunningServer[] = [];
  beforeEach(async () => {
    folder = await templateFolder();
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    running = [];
    await rm(folder, { recursive: true, force: true });
  });

  return {
    folder: () => folder,
    run: (env) => {
      const { DATABASE_URL: _, NODE_ENV: __, VITEST: ___, ...inherited } = process.env;
      const child = spawn(process.execPath, [MAIN], {
        env: { ...inherited, HOST: '127.0.0.1', DATA_DIR: folder, ...env },
      });
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => (printed += part.toString()));
      const ended = once(child, 'exit').then(([code]) => code as number | null);
      const started = { child, printed: () => printed, ended };
      running.push(started);
      return started;
    },
  };
}

export const isOpen = (started: RunningServer): Promise<void> =>
  expect.poll(started.printed, { timeout: 120_000 }).toContain('Open http://');

/** A player of the server on this local port. */
export const playerAt = (port: number): Player =>
  createPlayer({ baseURL: `http://127.0.0.1:${port}`, fetch: globalThis.fetch, now: Date.now });
