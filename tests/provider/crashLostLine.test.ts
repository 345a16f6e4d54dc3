import { afterEach, describe, expect, it } from 'vitest';
import { elapsedAt, flightMs } from '../../provider/engines/crash/curve.ts';
import { startCrashing } from './crashing.ts';
import { until } from './until.ts';

const running: Awaited<ReturnType<typeof startCrashing>>[] = [];
/** One player at a table whose next round crashes at a point. */
const start = async (point = 300) => {
  const crashing = await startCrashing();
  running.push(crashing);
  crashing.next.point = point;
  const { wallet, rounds, calls } = crashing.game.testWallet;
  const anna = await crashing.join('player-anna');
  await anna.connect();
  const stateOf = (id: string) => rounds.get(id)?.state;
  const bodies = (verb: string) => calls.filter((call) => call.verb === verb).map(({ body }) => body);
  return { ...crashing, anna, before: wallet.balance, wallet, stateOf, bodies };
};
afterEach(async () => {
  for (const { game } of running.splice(0)) await game.stop();
});

describe('a line to the wallet that drops', () => {
  it.each(['lost before', 'lost after'] as const)('%s a stake is answered: the same call again', async (trouble) => {
    const { anna, game, clock, before, wallet, bodies } = await start();
    game.testWallet.trouble('bet', trouble);
    const { bet } = (await anna.bet('request-1', 500_000, 200)).body;
    expect(bet.state).toBe('betting');
    clock.at += 1_000;
    await anna.sees('the bet', ({ mine }) => mine?.state === 'flying');
    expect(bodies('bet')).toHaveLength(2);
    expect(new Set(bodies('bet')).size).toBe(1);
    expect(wallet.balance).toBe(before - 500_000);
  });

  it.each(['lost before', 'lost after'] as const)(
    '%s until the launch: the stake is back, and never flies',
    async (trouble) => {
      const { anna, game, flyTo, before, wallet, stateOf } = await start();
      game.testWallet.trouble('bet', trouble);
      const { bet } = (await anna.bet('request-1', 500_000, 101)).body;
      flyTo(anna.view(), 0);
      await anna.sees('the return', ({ mine }) => mine?.state === 'cancelled');
      expect(stateOf(bet.id)).toBe('cancelled');
      flyTo(anna.view(), flightMs(300));
      await anna.sees('the end', ({ round }) => round?.phase === 'over');
      expect(wallet.balance).toBe(before);
      expect((await anna.bet('request-1', 500_000, 101)).body.bet).toMatchObject({ state: 'cancelled', payout: 0 });
    },
  );

  it('before a payout is answered: paid once', async () => {
    const { anna, game, clock, flyTo, before, wallet, bodies } = await start();
    await anna.bet('request-1', 500_000, 200);
    for (const trouble of ['lost after', 'lost before', 'UNAVAILABLE'] as const)
      game.testWallet.trouble('win', trouble);
    flyTo(anna.view(), elapsedAt(200));
    await until(() => {
      clock.at += 60;
      return anna.view().mine?.state === 'settled';
    }, 'the payout');
    expect(new Set(bodies('win')).size).toBe(1);
    expect(wallet.balance).toBe(before + 500_000);
  });

  it('is asked about where the wallet contradicts itself', async () => {
    const { anna, game, clock, flyTo } = await start();
    const { bet } = (await anna.bet('request-1', 500_000, 200)).body;
    game.testWallet.trouble('win', 'ROUND_CLOSED');
    flyTo(anna.view(), elapsedAt(200));
    await anna.sees('doubt', ({ mine }) => mine?.state === 'unsure');
    const known = game.testWallet.rounds.get(bet.id);
    if (known) known.state = 'settled';
    clock.at += 2_000;
    await anna.sees('its end', ({ mine }) => mine?.state === 'settled');
  });
});

describe('a restart', () => {
  const proofOf = async ({ game }: Awaited<ReturnType<typeof start>>, id: string) => (await game.round(id)).body;

  it('in flight honours targets, returns what only a press could have ended, and is over once', async () => {
    const table = await start(300);
    const { anna, game, join, flyTo, before, wallet, stateOf, bodies } = table;
    const ben = await join('player-ben');
    const cy = await join('player-cy');
    const bets = [
      (await anna.bet('request-1', 500_000, 250)).body.bet,
      (await ben.bet('request-2', 200_000, 350)).body.bet,
      (await cy.bet('request-3', 100_000)).body.bet,
    ];
    flyTo(anna.view(), 1_000);
    await anna.sees('a flight', ({ round }) => round?.phase === 'running');
    await game.restart();
    await until(() => bets.every(({ id }) => ['settled', 'cancelled'].includes(stateOf(id) ?? '')), 'all are over');
    expect(bets.map(({ id }) => stateOf(id))).toEqual(['settled', 'settled', 'cancelled']);
    expect(wallet.balance).toBe(before - 700_000 + 1_250_000);
    expect(await proofOf(table, bets[0]?.roundId ?? '')).toMatchObject({ isInterrupted: true, point: 300 });
    await game.restart();
    expect(wallet.balance).toBe(before - 700_000 + 1_250_000);
    expect(bodies('win')).toHaveLength(1);
  });

  it('before the launch returns every stake', async () => {
    const table = await start();
    const { anna, game, before, wallet, stateOf } = table;
    const { bet } = (await anna.bet('request-1', 500_000, 101)).body;
    await game.restart();
    await until(() => stateOf(bet.id) === 'cancelled', 'the stake is back');
    expect(wallet.balance).toBe(before);
    expect(await proofOf(table, bet.roundId)).toMatchObject({ point: null, isInterrupted: true });
  });

  it('repeats a payout that was on its way, once', async () => {
    const { anna, game, clock, flyTo, before, wallet, stateOf, bodies } = await start();
    const { bet } = (await anna.bet('request-1', 500_000, 200)).body;
    game.testWallet.trouble('win', 'lost after');
    flyTo(anna.view(), elapsedAt(200));
    await until(() => bodies('win').length === 1, 'a first win');
    await game.restart();
    // The first may be noted as lost only now, and waits from then.
    await until(() => {
      clock.at += 1_000;
      return bodies('win').length === 2;
    }, 'a second win');
    await until(() => stateOf(bet.id) === 'settled', 'the end');
    expect(new Set(bodies('win')).size).toBe(1);
    expect(wallet.balance).toBe(before + 500_000);
  });
});

describe('a line to the page that drops', () => {
  it('costs nothing: the target is paid, and the page finds the round', async () => {
    const { anna, flyTo, before, wallet, stateOf } = await start();
    const { bet } = (await anna.bet('request-1', 500_000, 200)).body;
    const view = anna.view();
    anna.leave();
    flyTo(view, elapsedAt(200));
    await until(() => stateOf(bet.id) === 'settled', 'the payout');
    expect(wallet.balance).toBe(before + 500_000);
    anna.pushed.length = 0;
    await anna.connect();
    expect(anna.view()).toMatchObject({ round: { id: bet.roundId }, mine: { id: bet.id, payout: 1_000_000 } });
  });
});
