import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type CrashBetEvent, crashBetMachine } from '../../provider/crash/crashBet.machine.ts';
import { crashRoundMachine } from '../../provider/crash/crashRound.machine.ts';
import { replayCrashBet, replayCrashRound } from '../../provider/crash/replayCrash.ts';
import { REST_MS } from '../../provider/crash/times.ts';
import { elapsedAt, flightMs } from '../../provider/engines/crash/curve.ts';
import { machineBreaches } from '../architecture/machineRules.ts';
import { startCrashing } from './crashing.ts';
import { until } from './until.ts';

const running: Awaited<ReturnType<typeof startCrashing>>[] = [];
const start = async (...args: Parameters<typeof startCrashing>) => {
  const crashing = await startCrashing(...args);
  running.push(crashing);
  return crashing;
};
afterEach(async () => {
  for (const { game } of running.splice(0)) await game.stop();
});
const phase = (name: string) => (view: { round: { phase: string } | null }) => view.round?.phase === name;

describe('the machines', () => {
  it('keep the rules for machines', () => {
    expect([...machineBreaches(crashRoundMachine), ...machineBreaches(crashBetMachine)]).toEqual([]);
  });

  it('never pay a bet twice, or one that was never confirmed', () => {
    const taken: CrashBetEvent[] = [{ type: 'bet.place' }, { type: 'bet.taken' }];
    const cash: CrashBetEvent = { type: 'bet.cashOut', multiplier: 200, payout: 20 };
    for (const events of [
      [...taken, cash, cash],
      [...taken, { type: 'bet.lose' }, cash],
      [...taken, { type: 'bet.void' }, cash],
      [{ type: 'bet.place' }, { type: 'bet.unanswered' }, cash],
    ] as const) {
      expect(() => replayCrashBet(events)).toThrow(/cannot take/);
    }
    expect(() => replayCrashRound([{ type: 'round.crash', point: 200, at: 1 }])).toThrow(/cannot take/);
  });
});

describe('a shared round', () => {
  it('takes bets, flies, pays targets exactly and crashes', async () => {
    const { game, join, next, flyTo } = await start();
    next.point = 300;
    const [anna, ben] = [await join('player-anna'), await join('player-ben')];
    await anna.connect();
    await ben.connect();
    const before = game.testWallet.wallet.balance;
    const low = (await anna.bet('request-1', 500_000, 247)).body.bet;
    const high = (await ben.bet('request-2', 200_000, 301)).body.bet;
    expect([low.state, high.state]).toEqual(['flying', 'flying']);
    expect(low.id).toBe(`${low.roundId}-1`);
    const view = await ben.sees('both bets', ({ bets }) => bets.length === 2);
    expect(view.bets.map(({ name, isMine }) => [name, isMine])).toEqual([
      ['pla***n', true],
      ['pla***a', false],
    ]);
    expect(JSON.stringify(view)).not.toContain('player-anna');

    flyTo(view, elapsedAt(247) - 1);
    expect((await anna.sees('a flight', phase('running'))).bets.map(({ standing }) => standing)).toEqual([
      'flying',
      'flying',
    ]);
    flyTo(view, elapsedAt(247));
    await ben.sees('a cash-out', ({ bets }) => bets[1]?.multiplier === 247);
    flyTo(view, flightMs(300));
    const over = await ben.sees('the end', phase('over'));
    expect(over.round).toMatchObject({ point: 300, serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await until(() => game.testWallet.rounds.get(high.id)?.state === 'settled', 'the lost bet is settled');
    await until(() => game.testWallet.rounds.get(low.id)?.state === 'settled', 'the paid bet is settled');
    expect(game.testWallet.wallet.balance).toBe(before - 700_000 + 1_235_000);
    expect((await anna.sees('its money', ({ net }) => net === 735_000)).mine).toMatchObject({ payout: 1_235_000 });
  });

  it('cashes a press out at the multiplier of its receipt, once', async () => {
    const { game, join, flyTo } = await start();
    const anna = await join('player-anna');
    await anna.connect();
    const { bet } = (await anna.bet('request-1')).body;
    expect(await anna.cashOut(bet.id)).toMatchObject({ status: 409, body: { code: 'TOO_EARLY' } });
    flyTo(anna.view(), 50);
    expect(await anna.cashOut(bet.id)).toMatchObject({ status: 409, body: { code: 'TOO_EARLY' } });
    flyTo(anna.view(), 5_000);
    const [first, second] = await Promise.all([anna.cashOut(bet.id), anna.cashOut(bet.id)]);
    expect(first.body.bet).toMatchObject({ multiplier: 164, payout: 820_000 });
    expect(second.body.bet).toMatchObject({ multiplier: 164, payout: 820_000 });
    await until(() => game.testWallet.rounds.get(bet.id)?.state === 'settled', 'it is paid');
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'win')).toHaveLength(1);
  });

  it('knows no press after the crash, even where nobody has been told of it yet', async () => {
    const { join, next, flyTo } = await start();
    next.point = 150;
    const anna = await join('player-anna');
    await anna.connect();
    const { bet } = (await anna.bet('request-1')).body;
    flyTo(anna.view(), flightMs(150));
    expect(await anna.cashOut(bet.id)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
  });

  it('closes for bets and pays targets where a bet is the first to notice the time', async () => {
    const { game, join, flyTo } = await start({ every: () => () => {} });
    const [anna, ben] = [await join('player-anna'), await join('player-ben')];
    await anna.connect();
    const { bet } = (await anna.bet('request-1', 500_000, 150)).body;
    flyTo(anna.view(), elapsedAt(150));
    expect(await ben.bet('request-2')).toMatchObject({ status: 409, body: { code: 'BETS_CLOSED' } });
    await until(() => game.testWallet.rounds.get(bet.id)?.state === 'settled', 'the target is paid');
    expect(game.testWallet.rounds.get(bet.id)).toMatchObject({ payout: 750_000 });
  });

  it('takes one bet of a player, the same again for the same request, and none in the air', async () => {
    const { game, join, flyTo } = await start();
    const anna = await join('player-anna');
    await anna.connect();
    const [first, again] = await Promise.all([anna.bet('request-1'), anna.bet('request-1')]);
    expect(again.body.bet.id).toBe(first.body.bet.id);
    expect(await anna.bet('request-1', 600_000)).toMatchObject({ status: 409, body: { code: 'REQUEST_DIFFERS' } });
    const target = await anna.bet('request-1', 500_000, 150);
    expect(target).toMatchObject({ status: 409, body: { code: 'REQUEST_DIFFERS' } });
    expect(await anna.bet('request-2')).toMatchObject({ status: 409, body: { code: 'ROUND_OPEN' } });
    expect(await anna.bet('request-3', 123)).toMatchObject({ status: 422, body: { code: 'STAKE_INVALID' } });
    expect(await anna.bet('request-4', 500_000, 100)).toMatchObject({ status: 422, body: { code: 'TARGET_INVALID' } });
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toHaveLength(1);
    flyTo(anna.view(), 10);
    await anna.sees('a flight', phase('running'));
    expect(await anna.bet('request-5')).toMatchObject({ status: 409, body: { code: 'BETS_CLOSED' } });
  });

  it('follows the one before while somebody watches, and stops when nobody does', async () => {
    const { game, clock, join, next, flyTo } = await start();
    next.point = 100;
    const anna = await join('player-anna');
    await anna.connect();
    const first = anna.view();
    flyTo(first, 0);
    const over = await anna.sees('the end', phase('over'));
    clock.at += REST_MS;
    const second = await anna.sees('another round', (view) => view.round?.id !== first.round?.id);
    expect(second.round).toMatchObject({ nonce: 2, commitment: over.round?.serverSeed });
    expect(second.history).toMatchObject([{ id: first.round?.id, point: 100 }]);
    anna.leave();
    await wait(60);
    clock.at += 60_000;
    await wait(150);
    clock.at += 60_000;
    await wait(150);
    const { body } = await game.open('rocket-rise', 'player-ben').then(({ opened }) => opened);
    expect((body as unknown as typeof second).round).toMatchObject({ nonce: 2, phase: 'over' });
  });
});

describe('secrecy', () => {
  it('lets nothing out before the crash that depends on its point', async () => {
    const sent = [];
    for (const point of [400, 90_000]) {
      let step = 0;
      const { game, join, next, flyTo } = await start({
        randomBytes: (count) => Buffer.alloc(count, ++step),
      });
      next.point = point;
      const anna = await join('player-anna');
      await anna.connect();
      await anna.bet('request-1', 500_000, 200);
      const { bet } = (await (await join('player-ben')).bet('request-2', 200_000)).body;
      const views = [await anna.sees('both bets', ({ bets }) => bets.length === 2)];
      flyTo(anna.view(), 0);
      views.push(await anna.sees('a flight', phase('running')));
      flyTo(anna.view(), elapsedAt(200));
      await anna.sees('the money of a target', ({ net }) => net === 500_000);
      flyTo(anna.view(), flightMs(400) - 1);
      await wait(200);
      views.push(anna.view());
      const proof = await game.round(bet.id);
      const toWallet = game.testWallet.calls.map(({ verb, body }) => `${verb} ${body}`);
      sent.push({ views: views.map(({ now: _, ...view }) => view), toWallet, proof: proof.body });
      for (const push of anna.pushed.map((text) => JSON.parse(text)))
        expect([push.round?.point ?? null, push.round?.serverSeed ?? null, push.history]).toEqual([null, null, []]);
    }
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.proof).toMatchObject({ point: null, serverSeed: null });
  });
});

describe('steering', () => {
  it('does not exist: permuted players and stakes meet the same seeds and points', async () => {
    const play = async (players: readonly string[]) => {
      let step = 0;
      const asked: unknown[] = [];
      const { join, flyTo } = await start({
        randomBytes: (count) => Buffer.alloc(count, ++step),
        crash: (seeds, odds) => {
          asked.push({ seeds, odds });
          return { digits: '0', point: 150 };
        },
      });
      for (const [at, name] of players.entries()) {
        const player = await join(name);
        await player.connect();
        await player.bet(`request-${name}`, 100_000 * (at + 1), 120 + at);
        if (at === players.length - 1) flyTo(player.view(), 60_000);
      }
      await until(() => asked.length > 0, 'a draw');
      return asked[0];
    };
    expect(await play(['p-rich', 'p-poor'])).toEqual(await play(['p-poor', 'p-rich']));
  });
});
