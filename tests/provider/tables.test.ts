import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { referenceGames } from '../../catalog/referenceGames.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { checkBoard } from '../../provider/page/check/boardCheck.ts';
import { drawOf } from '../../provider/play/outcome.ts';
import type { BoardProof, RoundProof } from '../../provider/play/views.ts';
import { sharedTables } from '../../provider/tables/tableGames.ts';
import { baccaratOf, DEALS, startDealing } from './dealing.ts';
import { until } from './until.ts';

const running: Awaited<ReturnType<typeof startDealing>>[] = [];
const start = async (...args: Parameters<typeof startDealing>) => {
  const dealing = await startDealing(...args);
  running.push(dealing);
  return dealing;
};
afterEach(async () => {
  for (const { game } of running.splice(0)) await game.stop();
});
const OPENED = 1_795_000_000_000;
const P = 10_000;

it('[GAME-01] deals every table of the live category for all its players, and no other game', () => {
  const live = referenceGames().filter(({ category }) => category === 'LIVE');
  expect(live.length).toBe(5);
  expect(live.map(({ id }) => id).toSorted()).toEqual([...sharedTables].toSorted());
});

describe('[GAME-01] a coup', () => {
  it('begins with the first visitor, takes bets for 18 s, is sealed for 1 s, is dealt and followed by the next', async () => {
    const { clock, join, dealt } = await start();
    const anna = await join('player-anna');
    expect(anna.opened.coup).toBeNull();
    await anna.connect();
    const { coup } = anna.view();
    expect(coup).toMatchObject({ number: '1', phase: 'betting', sealsAt: OPENED + 18_000, dealsAt: OPENED + 19_000 });
    expect(coup).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), serverSeed: null, view: null });
    clock.at = OPENED + 17_999;
    await wait(250);
    expect(anna.view().coup?.phase).toBe('betting');
    clock.at = OPENED + 18_000;
    await anna.sees('the seal', (view) => view.coup?.phase === 'sealed');
    clock.at = OPENED + 19_000;
    const view = await anna.sees('the deal', dealt);
    expect(baccaratOf(view)).toMatchObject({ winner: 'player', points: { player: 9, banker: 8 } });
    expect(view.coup?.nextAt).toBe(OPENED + 27_500);
    expect(view.past.map(({ id }) => id)).toEqual([coup?.id]);
    clock.at = OPENED + 27_499;
    await wait(250);
    expect(anna.view().coup?.id).toBe(coup?.id);
    clock.at = OPENED + 27_500;
    const next = await anna.sees('the next coup', (now) => now.coup?.id !== coup?.id);
    expect(next.coup).toMatchObject({ number: '2', phase: 'betting', sealsAt: OPENED + 45_500 });
  });

  it('is the last one while nobody is there', async () => {
    const { clock, join, dealt } = await start();
    const anna = await join('player-anna');
    await anna.connect();
    anna.leave();
    clock.at = OPENED + 19_000;
    await wait(300);
    clock.at = OPENED + 60_000;
    await wait(300);
    const ben = await join('player-ben');
    expect(ben.opened.coup).toMatchObject({ number: '1', phase: 'dealt' });
    expect(dealt(ben.opened)).toBe(true);
    // Nor does a bet begin one.
    expect(await ben.bet('request-1', { banker: 20 * P }, ben.opened.coup?.id)).toMatchObject({
      body: { code: 'BETS_CLOSED' },
    });
    expect((await join('player-cy')).opened.coup?.number).toBe('1');
    await ben.connect();
    expect(ben.view().coup).toMatchObject({ number: '2', phase: 'betting', sealsAt: OPENED + 78_000 });
  });

  it('takes a bet in its last millisecond and none after it, though nobody has told the table of the time', async () => {
    const { game, clock, join } = await start({ every: () => () => {} });
    const anna = await join('player-anna');
    await anna.connect();
    const coup = anna.view().coup?.id;
    clock.at = OPENED + 17_999;
    expect((await anna.bet('request-1', { banker: 20 * P }, coup)).body.slip).toMatchObject({ state: 'playing', coup });
    clock.at = OPENED + 18_000;
    expect(await anna.bet('request-2', { banker: 20 * P }, coup)).toMatchObject({
      status: 409,
      body: { code: 'BETS_CLOSED' },
    });
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toHaveLength(1);
  });

  it('is not the one that a late bet falls on by surprise', async () => {
    const { clock, join } = await start();
    const anna = await join('player-anna');
    await anna.connect();
    const old = anna.view().coup?.id ?? '';
    clock.at = OPENED + 19_000;
    await anna.sees('the deal', (view) => view.coup?.phase === 'dealt');
    clock.at = OPENED + 30_000;
    await anna.sees('the next coup', (view) => view.coup?.number === '2');
    expect(await anna.bet('request-1', { banker: 20 * P }, old)).toMatchObject({ body: { code: 'BETS_CLOSED' } });
  });
});

describe('[GAME-01] players at one table', () => {
  it('see each other’s chips by spot, under masked names, and what each was paid', async () => {
    const { game, clock, join, dealt } = await start();
    const [anna, ben] = [await join('player-anna'), await join('player-ben')];
    await anna.connect();
    await ben.connect();
    await anna.bet('request-1', { player: 20 * P, tie: 5 * P });
    await ben.bet('request-2', { banker: 100 * P });
    await ben.bet('request-3', { banker: 50 * P, player: 10 * P });
    const view = await anna.sees('all bets', ({ bets }) => bets[1]?.stake === 160 * P);
    expect(view.players).toBe(2);
    expect(view.others).toEqual({ banker: 150 * P, player: 10 * P });
    expect(view.bets).toEqual([
      { name: 'pla***a', isMine: true, stake: 25 * P, spots: { player: 20 * P, tie: 5 * P }, payout: null },
      { name: 'pla***n', isMine: false, stake: 160 * P, spots: { banker: 150 * P, player: 10 * P }, payout: null },
    ]);
    expect([...anna.pushed, ...ben.pushed].join()).not.toMatch(/player-(anna|ben)/);
    clock.at = OPENED + 19_000;
    const over = await anna.sees('the payouts', (now) => dealt(now) && now.net === 15 * P);
    expect(over.bets.map(({ payout }) => payout)).toEqual([40 * P, 20 * P]);
    expect(over.slips).toMatchObject([{ state: 'settled', stake: 25 * P, payout: 40 * P }]);
    await until(() => [...game.testWallet.rounds.values()].every(({ state }) => state === 'settled'), 'all is settled');
    expect(game.testWallet.rounds.size).toBe(3);
  });

  it('are paid by the exact odds: 0.95 to 1 on a banker who wins', async () => {
    const { game, clock, next, join, dealt } = await start();
    next.deal = 'bankerWins';
    const anna = await join('player-anna');
    await anna.connect();
    const before = game.testWallet.wallet.balance;
    await anna.bet('request-1', { banker: 100 * P, 'pair-banker': 10 * P });
    clock.at = OPENED + 19_000;
    await anna.sees('the payout', (view) => dealt(view) && view.slips[0]?.state === 'settled');
    expect(game.testWallet.wallet.balance).toBe(before - 110 * P + 195 * P);
  });

  it('have one slip for one request, and refused ones for wrong spots, stakes and sums', async () => {
    const { game, join } = await start();
    game.testWallet.wallet.maxStake = 100 * P;
    const anna = await join('player-anna');
    await anna.connect();
    const twice = await Promise.all([1, 2].map(() => anna.bet('request-1', { banker: 60 * P })));
    expect(twice.map(({ body }) => body.slip.id)).toEqual([`${anna.view().coup?.id}-1`, `${anna.view().coup?.id}-1`]);
    const code = async (id: string, spots: Readonly<Record<string, number>>) => (await anna.bet(id, spots)).body.code;
    expect(await code('request-1', { banker: 61 * P })).toBe('REQUEST_DIFFERS');
    expect(await code('request-1', { player: 60 * P })).toBe('REQUEST_DIFFERS');
    expect((await anna.bet('request-1', { banker: 60 * P }, 'BD-0000-0000')).body.code).toBe('REQUEST_DIFFERS');
    expect(await code('request-2', { moon: 20 * P })).toBe('CHOICE_INVALID');
    expect(await code('request-3', { banker: P })).toBe('STAKE_INVALID');
    expect(await code('request-4', { banker: 20 * P + 50 })).toBe('STAKE_INVALID');
    expect(await code('request-5', { banker: 41 * P })).toBe('STAKE_INVALID');
    expect((await anna.bet('request-6', { banker: 40 * P })).body.slip).toMatchObject({ state: 'playing' });
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toHaveLength(2);
    expect((await anna.spin('request-7')).body).toEqual({ code: 'GAME_UNKNOWN' });
  });
});

describe('[GAME-01] the wallet', () => {
  it('pays each slip once over a restart before the deal', async () => {
    const { game, clock, join } = await start();
    const anna = await join('player-anna');
    await anna.connect();
    const before = game.testWallet.wallet.balance;
    const { slip } = (await anna.bet('request-1', { player: 50 * P })).body;
    await game.restart();
    clock.at = OPENED + 19_000;
    await until(() => game.testWallet.rounds.get(slip.id)?.state === 'settled', 'the payout');
    await game.restart();
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'win')).toHaveLength(1);
    expect(game.testWallet.wallet.balance).toBe(before + 50 * P);
  });

  it('gets the stakes back of a coup whose deal was missed by more than five seconds', async () => {
    const { game, clock, join } = await start();
    const anna = await join('player-anna');
    await anna.connect();
    const before = game.testWallet.wallet.balance;
    const { slip } = (await anna.bet('request-1', { player: 50 * P })).body;
    await game.provider().stop();
    clock.at = OPENED + 24_001;
    await game.restartStopped();
    await until(() => game.testWallet.rounds.get(slip.id)?.state === 'cancelled', 'the stake is back');
    expect(game.testWallet.wallet.balance).toBe(before);
    const again = await join('player-anna');
    expect(again.opened).toMatchObject({ coup: { phase: 'void', view: null, serverSeed: null }, past: [], net: 0 });
  });

  it('gets a stake back that it has not confirmed before the deal', async () => {
    const { game, clock, join, dealt } = await start();
    const anna = await join('player-anna');
    await anna.connect();
    const before = game.testWallet.wallet.balance;
    clock.at = OPENED + 17_000;
    game.testWallet.trouble('bet', 'lost after');
    const { slip } = (await anna.bet('request-1', { player: 50 * P })).body;
    expect(slip.state).toBe('betting');
    clock.at = OPENED + 19_000;
    await anna.sees('the deal', dealt);
    await until(() => game.testWallet.rounds.get(slip.id)?.state === 'cancelled', 'the stake is back');
    expect(game.testWallet.wallet.balance).toBe(before);
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'win')).toHaveLength(0);
  });
});

describe('[GAME-01] fair play', () => {
  it('shows the seed with the deal; it is the committed one, and gives the deal and every payout again', async () => {
    const { game, clock, join, dealt } = await start({ play: (seeds, bet) => drawNow(drawOf(bet), seeds) });
    const anna = await join('player-anna');
    await anna.connect();
    const committed = anna.view().coup?.commitment;
    const spots = { player: 20 * P, banker: 30 * P, tie: 5 * P };
    const { slip } = (await anna.bet('request-1', spots)).body;
    const proofOf = async (id: string) => (await game.round(id)).body as RoundProof;
    expect(await proofOf(slip.id)).toMatchObject({ commitment: committed, serverSeed: null });
    expect(await proofOf(slip.coup)).toMatchObject({
      commitment: committed,
      serverSeed: null,
      outcome: { view: null },
    });
    clock.at = OPENED + 19_000;
    const view = await anna.sees('the payout', (now) => dealt(now) && now.slips[0]?.state === 'settled');
    const serverSeed = view.coup?.serverSeed ?? '';
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(committed);
    const seeds = { serverSeed, clientSeed: slip.coup, nonce: 1 };
    const bet = { sheet: 'baccarat-1', stake: 55 * P, choice: { spots }, moves: [] };
    const again = drawNow(drawOf(bet), seeds);
    expect(again).toMatchObject({ view: view.coup?.view, payout: view.slips[0]?.payout });
    expect(await proofOf(slip.id)).toMatchObject({ ...seeds, commitment: committed, stake: 55 * P, choice: { spots } });
    for (const id of [slip.id, slip.coup]) {
      const { sheet, ...proof } = (await game.round(id)).body as unknown as BoardProof;
      const input = { ...proof, ...seeds, rules: sheet, paid: proof.payout };
      expect(await checkBoard(input)).toMatchObject({
        isCommitted: true,
        isPaid: true,
        outcome: { view: view.coup?.view },
      });
    }
    expect(await proofOf(slip.coup)).toMatchObject({
      ...seeds,
      commitment: committed,
      outcome: { view: view.coup?.view },
    });
  });

  it('lets nothing out before the deal that depends on it', async () => {
    const sent = [];
    for (const deal of ['playerWins', 'bankerWins'] as const) {
      const dealing = await start({
        randomBytes: (count) => Buffer.alloc(count, 7),
        play: (_, bet) => drawNow(drawOf(bet), DEALS[deal]),
      });
      const { game, clock, join } = dealing;
      const anna = await join('player-anna');
      await anna.connect();
      const { slip } = (await anna.bet('request-1', { player: 50 * P })).body;
      clock.at = OPENED + 18_999;
      await anna.sees('the seal', (view) => view.coup?.phase === 'sealed');
      const { now: _, ...view } = anna.view();
      const toWallet = game.testWallet.calls.map(({ verb, body }) => `${verb} ${body}`);
      sent.push({ view, toWallet, proof: (await game.round(slip.id)).body });
    }
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.view.coup).toMatchObject({ view: null, serverSeed: null });
  });

  it('knows no players: the same seeds deal the same to whoever bets whatever', async () => {
    const asked: unknown[] = [];
    for (const players of [['p-rich', 'p-poor'], ['p-poor', 'p-rich'], ['p-none']]) {
      let step = 0;
      const dealing = await start({
        randomBytes: (count) => Buffer.alloc(count, count === 32 ? 7 : ++step),
        play: (seeds, bet) => {
          if (bet.stake === 0) asked.push({ serverSeed: seeds.serverSeed, nonce: seeds.nonce, bet });
          return drawNow(drawOf(bet), DEALS.playerWins);
        },
      });
      for (const [at, name] of players.entries()) {
        const player = await dealing.join(name);
        await player.connect();
        await player.bet(`request-${name}`, { banker: 20 * P * (at + 1) });
      }
      dealing.clock.at = OPENED + 19_000;
      const count = asked.length;
      await until(() => asked.length > count, 'a deal');
    }
    expect(asked).toEqual([asked[0], asked[0], asked[0]]);
  });
});
