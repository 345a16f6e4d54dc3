import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/serverProcess.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { verifyLedger } from '../../server/money/ledger/verifyLedger.ts';
import { fundsContract } from '../../src/api/contract/money/funds.ts';
import { systemContract } from '../../src/api/contract/site/system.ts';
import { failureOf } from '../../src/api/failure.ts';
import { startCuttableProxy } from '../support/cuttableProxy.ts';
import { P } from '../support/payments.ts';
import { isOpen, playerAt, serverProcesses } from '../support/serverProcesses.ts';
import { createTestDatabase, isPostgresThere } from '../support/testDatabase.ts';

/** A minute with `AWAY_MS=60000`. */
const AWAY_MS = Number(process.env.AWAY_MS ?? 3_000);
/** Each at another moment of the movements that are under way. */
const CUTS = 25;
/** Nobody waits longer than this for words that it does not work. */
const PATIENCE_MS = 10_000;

const processes = serverProcesses();
const postgres = await isPostgresThere();

describe('a server during a database outage', { timeout: 90_000 + 2 * AWAY_MS }, () => {
  it.skipIf(!postgres)(`logs the outage, loses nothing and recovers (PostgreSQL, ${AWAY_MS} ms)`, async () => {
    const database = await createTestDatabase();
    const proxy = await startCuttableProxy(database.url);
    const port = await freePort();
    const server = processes.run({ PORT: String(port), DATABASE_URL: proxy.url, LOG_LEVEL: 'warn' });
    await isOpen(server);
    const page = async () => (await fetch(`http://127.0.0.1:${port}/`)).status;
    const whileThere = await page();
    const player = playerAt(port);
    await player.signIn('somchai');
    const transfer = (key: string) =>
      player.api(fundsContract.transfer, { request: { from: 'main', to: 'NAGA', amount: P }, idempotencyKey: key });
    const total = async () => {
      const { vendors, total: all } = await player.api(fundsContract.consolidated, { request: {} });
      return [vendors, all];
    };

    const isBack = () =>
      expect
        .poll(() => player.api(systemContract.status, { request: { url: 'x.test' } }).catch(failureOf), {
          timeout: PATIENCE_MS,
        })
        .toMatchObject({ status: 0 });
    const keys = Array.from({ length: 20 }, () => randomUUID());
    for (let cut = 0; cut < CUTS; cut += 1) {
      const all = Promise.allSettled(keys.map(transfer));
      await wait(5 + cut);
      proxy.cut();
      await all;
      if (cut === CUTS - 1) break;
      proxy.mend();
      await isBack();
    }
    const until = Date.now() + AWAY_MS;
    while (Date.now() < until) {
      const asked = Date.now();
      const failure = await transfer(keys[0] ?? '').catch(failureOf);
      expect(failure).toEqual({ kind: 'refused', code: 'UNAVAILABLE', message: expect.any(String), details: null });
      expect(Date.now() - asked).toBeLessThan(PATIENCE_MS);
      expect(await page()).toBe(whileThere);
      await wait(200);
    }
    expect(server.child.exitCode).toBeNull();

    proxy.mend();
    await isBack();
    for (const key of keys) await transfer(key);
    for (const key of keys) await transfer(key);
    expect(await total()).toEqual([keys.length * P, 12_480.5 * P]);

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await proxy.close();
    const books = await openDatabase({ url: database.url });
    expect((await verifyLedger(books.db)).faults).toEqual([]);
    await books.close();
    await database.drop();
  });
});
