import { createHash, createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rewardSeed, rewardWin } from '../../../server/database/schema.ts';
import { demoRewardCentre } from '../../../server/database/seed/demoRewardCentre.ts';
import {
  commitmentOf,
  drawnBy,
  newSeed,
  numberFrom,
  placeOf,
  weightsOf,
} from '../../../server/member/rewardCentre/committedSeed.ts';
import { balancesOf } from '../../../server/money/ledger/balances.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { protectionContract } from '../../../src/api/contract/member/protection.ts';
import { type RewardGame, rewardCentreContract } from '../../../src/api/contract/member/rewardCentre.ts';
import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import { paidDeposit, settledBet } from '../../support/friends.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { newKey, outcomeOf, P, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const DAY = 86_400_000;
const SOMCHAI = 'demo-somchai';
const GAMES = ['wheel', 'envelope', 'egg'] as const;

onEachDatabase('the reward centre', (database) => {
  let server: Reference;
  let player: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    server.advance(startOfDay(businessDay(server.now())) + 1.5 * DAY - server.now());
    player = await signedInPlayer(server);
  });
  afterEach(async () => {
    const { faults } = await verifyLedger(server.db);
    await server.close();
    expect(faults).toEqual([]);
  });

  const state = () => player.api(rewardCentreContract.state, { request: {} });
  const checkIn = (idempotencyKey = newKey()) =>
    player.api(rewardCentreContract.checkIn, { request: {}, idempotencyKey });
  const commitment = async (game: RewardGame) =>
    (await state()).games.find((one) => one.game === game)?.commitment ?? '';
  const draw = async (game: RewardGame, idempotencyKey = newKey(), told?: string) =>
    player.api(rewardCentreContract.draw, {
      request: { game, commitment: told ?? (await commitment(game)) },
      idempotencyKey,
    });
  const purses = async () => {
    const held = await balancesOf(server.db, SOMCHAI);
    return { P: held.get('main') ?? 0, points: held.get('points') ?? 0 };
  };
  const history = (kind: 'all' | 'wheel' = 'all') =>
    player.api(rewardCentreContract.history, { request: { page: 1, pageSize: '10', kind } });
  /** The valid bets of today that check-in and draws take. */
  const earn = () => settledBet(server, SOMCHAI, 5_000 * P);
  const nextDay = async () => {
    server.advance(DAY);
    player = await signedInPlayer(server);
  };

  it('[MEMBER-14] tells prizes with their odds, and the commitment of each game', async () => {
    const seen = await state();
    expect(seen).toEqual({
      now: server.now(),
      nextDay: server.now() + DAY / 2,
      checkIn: { points: [5, 5, 10, 10, 15, 20, 50], streak: 0, isDone: false },
      chance: { isEarned: false, validBet: 0, leastValidBet: 5_000 * P },
      games: GAMES.map((game) => ({
        game,
        prizes: demoRewardCentre[game],
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
        drawn: null,
        tickets: 0,
      })),
    });
    expect(await state()).toEqual(seen);
  });

  it('[MEMBER-14] gives points for a check-in once a day, more each day of a streak of seven', async () => {
    const before = (await purses()).points;
    const days: unknown[] = [];
    for (let day = 0; day < 8; day += 1) {
      await earn();
      days.push(await checkIn());
      expect(await outcomeOf(checkIn())).toEqual(['STATUS_CHANGED', null]);
      expect((await state()).checkIn).toMatchObject({ streak: (day % 7) + 1, isDone: true });
      await nextDay();
    }
    expect(days).toEqual([5, 5, 10, 10, 15, 20, 50, 5].map((points, place) => ({ streak: (place % 7) + 1, points })));
    expect((await purses()).points - before).toBe(120);
    expect((await state()).checkIn).toMatchObject({ streak: 1, isDone: false });
    await nextDay();
    expect((await state()).checkIn).toMatchObject({ streak: 0, isDone: false });
    await earn();
    expect(await checkIn()).toEqual({ streak: 1, points: 5 });
  });

  it('[MEMBER-14] checks in and draws nothing before P 5,000 of valid bets today; a deposit is none', async () => {
    await settledBet(server, SOMCHAI, 10_000 * P, server.now() - DAY);
    await settledBet(server, SOMCHAI, 5_000 * P - 1);
    await paidDeposit(server, SOMCHAI, 100 * P);
    expect((await state()).chance).toEqual({ isEarned: false, validBet: 5_000 * P - 1, leastValidBet: 5_000 * P });
    expect(await outcomeOf(draw('wheel'))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(checkIn())).toEqual(['STATUS_CHANGED', null]);
    await settledBet(server, SOMCHAI, 1);
    expect((await state()).chance).toMatchObject({ isEarned: true, validBet: 5_000 * P });
    await draw('wheel');
    expect(await checkIn()).toEqual({ streak: 1, points: 5 });
    server.advance(DAY / 2 - 1);
    player = await signedInPlayer(server);
    expect((await state()).chance.isEarned).toBe(true);
    expect(await outcomeOf(checkIn())).toEqual(['STATUS_CHANGED', null]);
    server.advance(1);
    expect((await state()).chance.isEarned).toBe(false);
    await earn();
    expect(await checkIn()).toEqual({ streak: 2, points: 5 });
  });

  it.each(GAMES)(
    '[MEMBER-14] draws the %s once from the committed seed, credits the prize and tells the seed',
    async (game) => {
      await earn();
      const told = await commitment(game);
      const [kept] = await server.db.select().from(rewardSeed).where(eq(rewardSeed.game, game));
      const before = await purses();
      const drawn = await draw(game);
      const prizes = demoRewardCentre[game];
      const prize = prizes[drawn.prize] ?? expect.unreachable('no such prize');
      expect(drawn).toEqual({
        id: drawn.id,
        game,
        prize: drawnBy(kept?.seed ?? '', game, prizes),
        currency: prize.currency,
        amount: prize.amount,
        at: server.now(),
        seed: kept?.seed,
        commitment: told,
        byTicket: false,
        tickets: 0,
        next: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(createHash('sha256').update(Buffer.from(drawn.seed, 'hex')).digest('hex')).toBe(told);
      expect(await purses()).toEqual({ ...before, [prize.currency]: before[prize.currency] + prize.amount });
      const after = (await state()).games.find((one) => one.game === game);
      const { byTicket: _byTicket, tickets: _tickets, next, ...won } = drawn;
      expect([after?.drawn, after?.commitment, next === told]).toEqual([won, next, false]);
      expect(await outcomeOf(draw(game))).toEqual(['STATUS_CHANGED', null]);
      const weights = weightsOf(prizes);
      expect((await history()).list[0]).toMatchObject({
        kind: game,
        amount: prize.amount,
        proof: { weight: prize.weight, weights, seed: drawn.seed, commitment: told },
      });
    },
  );

  it('[MEMBER-14] answers the same key with the same prize, and of two clicks at once one', async () => {
    await earn();
    const [key, told] = [newKey(), await commitment('wheel')];
    const first = await draw('wheel', key, told);
    expect(await draw('wheel', key, told)).toEqual(first);
    const egg = await commitment('egg');
    const both = await Promise.all([1, 2].map(() => outcomeOf(draw('egg', newKey(), egg))));
    expect(both.filter((outcome) => Array.isArray(outcome))).toEqual([['STATUS_CHANGED', null]]);
    expect(await server.db.$count(rewardWin)).toBe(2);
    expect(await outcomeOf(draw('envelope', newKey(), told))).toEqual(['STATUS_CHANGED', null]);
    expect((await history('wheel')).count).toBe(1);
  });

  it('[MEMBER-14] checks in and draws nothing during a break, and nothing for a trial account', async () => {
    await earn();
    await player.api(protectionContract.takeBreak, { request: { days: '1' } });
    expect(await outcomeOf(draw('wheel'))).toEqual(['PLAY_PAUSED', { until: server.now() + DAY }]);
    expect(await outcomeOf(checkIn())).toEqual(['PLAY_PAUSED', { until: server.now() + DAY }]);
    player = await signedInPlayer(server, 'trial');
    expect(await outcomeOf(state())).toEqual(['NEED_TRUE_ACCOUNT', null]);
  });
});

describe('draws from a seed', () => {
  it('commits to the SHA-256 of 32 random bytes', () => {
    const { seed, commitment } = newSeed();
    expect([seed.length, commitmentOf(seed)]).toEqual([64, commitment]);
    expect(newSeed().seed).not.toBe(seed);
  });

  it('[MEMBER-14] takes the first 48 bits of HMAC-SHA256 over game and counter', () => {
    const seed = '00'.repeat(32);
    const bits = createHmac('sha256', Buffer.alloc(32)).update('wheel:0').digest().readUIntBE(0, 6);
    expect(numberFrom(seed, 'wheel', 1_000)).toBe(bits % 1_000);
  });

  it.each(GAMES)('[MEMBER-14] draws every prize of the %s exactly as often as its weight, of all numbers', (game) => {
    const prizes = demoRewardCentre[game];
    const total = weightsOf(prizes);
    const places = Array.from({ length: total }, (_, number) => placeOf(number, prizes));
    expect(prizes.map((_, place) => places.filter((one) => one === place).length)).toEqual(
      prizes.map(({ weight }) => weight),
    );
  });

  it.each(GAMES)('[MEMBER-14] draws the prizes of the %s within four standard deviations of their odds', (game) => {
    const prizes = demoRewardCentre[game];
    const total = weightsOf(prizes);
    const DRAWS = 40_000;
    const counts = prizes.map(() => 0);
    for (let n = 0; n < DRAWS; n += 1) {
      const seed = createHash('sha256').update(`${game} ${n}`).digest('hex');
      const place = drawnBy(seed, game, prizes);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const [place, { weight }] of prizes.entries()) {
      const odds = weight / total;
      const sigma = Math.sqrt(DRAWS * odds * (1 - odds));
      expect(Math.abs((counts[place] ?? 0) - DRAWS * odds)).toBeLessThan(4 * sigma);
    }
  });
});
