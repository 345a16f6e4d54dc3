import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/serverProcess.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { verifyLedger } from '../../server/money/ledger/verifyLedger.ts';
import { fundsContract } from '../../src/api/contract/money/funds.ts';
import { failureOf } from '../../src/api/failure.ts';
import { P } from '../support/payments.ts';
import { isOpen, playerAt, serverProcesses } from '../support/serverProcesses.ts';

const MOST_MOVEMENTS = 5_000;
const LEFT_BYTES = 256 * 1024;

const processes = serverProcesses();

/** A disk of its own that is soon full; null where this user may not make one. */
async function smallDisk(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'statehouse-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
}

/** Leaves room for some movements and no more, and gives what makes room again. */
async function fill(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'filler');
  const filler = await open(path, 'w');
  const part = Buffer.alloc(64 * 1024);
  try {
    for (;;) await filler.write(part);
  } catch {
    await filler.truncate((await filler.stat()).size - LEFT_BYTES);
    await filler.close();
  }
  return () => rm(path);
}

const disk = await smallDisk();

afterAll(async () => {
  if (disk === null) return;
  execFileSync('umount', ['-l', disk]);
  await rm(disk, { recursive: true });
});

describe('a server with a full disk', { timeout: 120_000 }, () => {
  it.skipIf(disk === null)(
    'reports it, recovers when there is space and keeps every answered write after a restart',
    async () => {
      const folder = disk ?? '';
      const port = await freePort();
      const start = async () => {
        const server = processes.run({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' });
        await isOpen(server);
        return server;
      };
      let server = await start();
      const player = playerAt(port);
      await player.signIn('somchai');
      const transfer = (key: string, way: number) =>
        player.api(fundsContract.transfer, {
          request: way % 2 === 0 ? { from: 'main', to: 'NAGA', amount: P } : { from: 'NAGA', to: 'main', amount: P },
          idempotencyKey: key,
        });

      const makeRoom = await fill(folder);
      const answered: { readonly key: string; readonly value: unknown }[] = [];
      let failure: unknown = null;
      while (failure === null && answered.length < MOST_MOVEMENTS) {
        const key = randomUUID();
        const way = answered.length;
        await transfer(key, way).then(
          (value) => answered.push({ key, value }),
          (error: unknown) => {
            failure = failureOf(error);
          },
        );
      }
      expect(failure).toEqual({ kind: 'refused', code: 'UNAVAILABLE', message: expect.any(String), details: null });
      expect(answered.length).toBeGreaterThan(0);
      await makeRoom();
      const next = randomUUID();
      const goesOn = await transfer(next, answered.length);
      server.child.kill('SIGKILL');
      await server.ended;

      server = await start();
      for (const [way, { key, value }] of answered.entries()) expect(await transfer(key, way)).toEqual(value);
      expect(await transfer(next, answered.length)).toEqual(goesOn);
      const { vendors, total } = await player.api(fundsContract.consolidated, { request: {} });
      expect([vendors, total]).toEqual([((answered.length + 1) % 2) * P, 12_480.5 * P]);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);

      const database = await openDatabase({ dataDir: folder });
      expect((await verifyLedger(database.db)).faults).toEqual([]);
      await database.close();
    },
  );
});
