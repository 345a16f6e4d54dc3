import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ProviderDeps } from '../../provider/deps.ts';
import { startPlaying } from './playing.ts';
import { until } from './until.ts';

async function start(...of: Parameters<typeof startPlaying>) {
  const game = await startPlaying(...of);
  onTestFinished(() => game.stop());
  const address = () => `http://127.0.0.1:${game.provider().port}`;
  const health = async () => {
    const response = await fetch(`${address()}/health`);
    return { status: response.status, health: await response.json() };
  };
  return { game, address, health };
}
const GOOD = { status: 200, health: { ok: true, reasons: [], errors: 0 } };

/** Opens a stream and drops its line at the first byte; the first line of the answer. */
async function dropStream(port: number, bearer: string): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const headers = [`host: localhost:${port}`, `authorization: Bearer ${bearer}`, 'accept-encoding: br'];
  socket.write(['GET /api/sports/stream HTTP/1.1', ...headers, '', ''].join('\r\n'));
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.resetAndDestroy();
  return first.toString().split('\r\n')[0];
}

describe('[GAME-18] the provider stays up', () => {
  it('when sportsbooks are closed while they are being sent', async () => {
    const { game, health } = await start();
    const { bearer } = await game.open('grand-stadium-sports');
    // More than a session may have open: those before are closed.
    for (let time = 0; time < 20; time += 1)
      await until(
        async () => (await dropStream(game.provider().port, bearer)) === 'HTTP/1.1 200 OK',
        'a stream is answered',
      );
    expect(await health()).toEqual(GOOD);
  });

  it('when a draw fails: says so, and draws again once it can', async () => {
    const disk = { isFull: false };
    const bytes: ProviderDeps['randomBytes'] = (count) => {
      if (disk.isFull) throw new Error('database or disk is full');
      return randomBytes(count);
    };
    const clock = { at: Date.now() };
    const { game, health } = await start({ randomBytes: bytes, now: () => clock.at });
    const { spin } = await game.open();
    disk.isFull = true;
    clock.at += 3_600_000;
    await until(() => game.logged.length === 2, 'both failed jobs are logged');
    expect(await health()).toEqual({
      status: 503,
      health: {
        ok: false,
        reasons: ['draws: database or disk is full', 'sports: database or disk is full'],
        errors: expect.any(Number),
      },
    });
    const err = new Error('database or disk is full');
    expect(game.logged.splice(0)).toEqual([
      { err, where: 'draws', repeated: 0 },
      { err, where: 'sports', repeated: 0 },
    ]);
    expect(await spin('request-of-now')).toEqual({ status: 500, body: { code: 'BROKEN' } });
    expect(game.logged.splice(0)).toEqual([{ err, where: 'POST /api/spin', repeated: 0 }]);
    disk.isFull = false;
    await until(async () => (await health()).status === 200, 'it is well again');
    expect((await spin('request-of-now')).status).toBe(200);
  });

  it('and sends what waits for the wallet as soon as it answers again', async () => {
    const clock = { at: Date.now() };
    const { game, health } = await start({ now: () => clock.at });
    const players = [await game.open('lantern-night', 'p-1'), await game.open('lantern-night', 'p-2')];
    const { wallet, calls } = game.testWallet;
    wallet.isAway = true;
    const awaySince = new Date(clock.at).toISOString();
    const ids: string[] = [];
    for (const [at, player] of players.entries()) ids.push((await player.spin(`request-${at}`)).body.round.id);
    // After ten tries each the next one is due in a minute.
    const database = new DatabaseSync(join(game.dataDir, 'provider.db'), { readOnly: true });
    const tired = database.prepare('select 1 from calls where answered_at is null and attempts >= 10 and due_at > ?');
    await until(() => {
      if (calls.filter(({ verb }) => verb === 'cancelBet').length < 20) clock.at += 61_000;
      return tired.all(clock.at + 50_000).length === 2;
    }, 'both stakes are asked back ten times');
    database.close();
    expect((await health()).health.reasons).toEqual([`the wallet has not answered since ${awaySince}`]);
    wallet.isAway = false;
    clock.at += 1_100;
    await until(async () => (await health()).status === 200, 'one call has been answered');
    clock.at += 1_100;
    for (const id of ids) await game.until(id, 'cancelled');
  });
});
