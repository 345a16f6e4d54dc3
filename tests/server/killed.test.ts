import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { gte } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/serverProcess.ts';
import type { OpenDatabase } from '../../server/database/databaseHandle.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { bonus } from '../../server/database/schema.ts';
import { verifyLedger } from '../../server/money/ledger/verifyLedger.ts';
import { lineTransferContract } from '../../src/api/contract/agent/lineTransfer.ts';
import type { ValueOf } from '../../src/api/contract/endpoint.ts';
import { fundsContract } from '../../src/api/contract/money/funds.ts';
import { failureOf } from '../../src/api/failure.ts';
import { P, PAYMENT_PASSWORD } from '../support/payments.ts';
import type { Player } from '../support/player.ts';
import { isOpen, playerAt, serverProcesses } from '../support/serverProcesses.ts';
import { createTestDatabase, isPostgresThere } from '../support/testDatabase.ts';

/** A hundred of them take some minutes: `KILLS=100`. */
const KILLS = Number(process.env.KILLS ?? 2);
const AT_ONCE = 12;
const LIMIT_MS = 120_000 + KILLS * 40_000;

interface Sent {
  readonly key: string;
  readonly who: 'somchai' | 'agent1';
  /** To the vendor and back, or along the line. */
  readonly way: 'in' | 'out' | 'line';
  /** Null until it was answered; `refused` moved nothing. */
  answer: unknown;
}

const processes = serverProcesses();
const postgres = await isPostgresThere();

const send = (player: Player, { way, who, key }: Sent): Promise<unknown> =>
  way === 'line'
    ? player.api(lineTransferContract.send, {
        request: { to: who === 'somchai' ? 'upline' : 'demo-somchai', amount: P, paymentPassword: PAYMENT_PASSWORD },
        idempotencyKey: key,
      })
    : player.api(fundsContract.transfer, {
        request: way === 'in' ? { from: 'main', to: 'NAGA', amount: P } : { from: 'NAGA', to: 'main', amount: P },
        idempotencyKey: key,
      });

/** The answer; `refused`; or null for what was cut off, and may have been done. */
const outcomeOf = (player: Player, one: Sent): Promise<unknown> =>
  send(player, one).catch((error: unknown) => (failureOf(error).kind === 'refused' ? 'refused' : null));

const moves = (list: readonly Sent[], who: Sent['who'], way: Sent['way']): number =>
  list.filter((one) => one.who === who && one.way === way && one.answer !== 'refused').length * P;

/**
 * Kills servers of one database in the middle of movements.
 * @returns what each account holds beyond what it was left with by the movements sent
 */
async function killOverAndOver(env: Readonly<Record<string, string>>): Promise<readonly [number, number]> {
  const port = await freePort();
  const players = { somchai: playerAt(port), agent1: playerAt(port) };
  const list: Sent[] = [];
  const open = async () => {
    const server = processes.run({ PORT: String(port), LOG_LEVEL: 'error', ...env });
    await isOpen(server);
    return server;
  };
  const moveOn = async (isOver: () => boolean) => {
    const whos = ['somchai', 'agent1'] as const;
    while (!isOver()) {
      const way = (['in', 'line', 'in', 'out'] as const)[list.length % 4] ?? 'in';
      const one: Sent = {
        key: randomUUID(),
        who: whos[Math.floor(list.length / 4) % 2] ?? 'somchai',
        way,
        answer: null,
      };
      list.push(one);
      one.answer = await outcomeOf(players[one.who], one);
    }
  };

  const answered = () => list.filter(({ answer }) => answer !== null && answer !== 'refused').length;

  let server = await open();
  for (const name of ['somchai', 'agent1'] as const) await players[name].signIn(name);
  for (let kill = 0; kill < KILLS; kill += 1) {
    let isOver = false;
    const all = Promise.all(Array.from({ length: AT_ONCE }, () => moveOn(() => isOver)));
    const before = answered();
    while (answered() < before + 2) await wait(10);
    await wait(150 + Math.random() * 350);
    isOver = true;
    server.child.kill('SIGKILL');
    await Promise.all([server.ended, all]);
    server = await open();
  }

  expect(answered()).toBeGreaterThan(KILLS);
  expect(list.filter(({ answer }) => answer === null).length).toBeGreaterThan(0);
  for (const one of list) {
    const again = await outcomeOf(players[one.who], one);
    if (one.answer !== null && one.answer !== 'refused') expect(again).toEqual(one.answer);
    one.answer = again;
  }
  expect(list.filter(({ answer }) => answer === null)).toEqual([]);
  const holds = async (player: Player): Promise<ValueOf<typeof fundsContract.consolidated>> =>
    player.api(fundsContract.consolidated, { request: {} });
  const [somchai, agent] = [await holds(players.somchai), await holds(players.agent1)];
  const [up, down] = [moves(list, 'somchai', 'line'), moves(list, 'agent1', 'line')];
  expect([somchai.vendors, agent.vendors]).toEqual(
    (['somchai', 'agent1'] as const).map((who) => moves(list, who, 'in') - moves(list, who, 'out')),
  );
  server.child.kill('SIGKILL');
  await server.ended;
  return [somchai.total - (12_480.5 * P + down - up), agent.total - (86_300 * P + up - down)];
}

/** What the jobs of the servers have credited meanwhile, such as the cash back of yesterday. */
async function creditedSince({ db }: Pick<OpenDatabase, 'db'>, start: number): Promise<readonly [number, number]> {
  const rows = await db.select().from(bonus).where(gte(bonus.at, start));
  const of = (id: string) =>
    rows.filter(({ memberId }) => memberId === id).reduce((sum, { amount }) => sum + amount, 0);
  return [of('demo-somchai'), of('demo-agent1')];
}

describe('a server killed during movements', { timeout: LIMIT_MS }, () => {
  it(`loses and splits no answered movement on the embedded database (${KILLS} times)`, async () => {
    const start = Date.now();
    const beyond = await killOverAndOver({});
    const database = await openDatabase({ dataDir: processes.folder() });
    expect(beyond).toEqual(await creditedSince(database, start));
    expect((await verifyLedger(database.db)).faults).toEqual([]);
    await database.close();
  });

  it.skipIf(!postgres)(`loses and splits no answered movement on PostgreSQL (${KILLS} times)`, async () => {
    const { url, drop } = await createTestDatabase();
    const start = Date.now();
    const beyond = await killOverAndOver({ DATABASE_URL: url });
    const database = await openDatabase({ url });
    expect(beyond).toEqual(await creditedSince(database, start));
    expect((await verifyLedger(database.db)).faults).toEqual([]);
    await database.close();
    await drop();
  });
});
