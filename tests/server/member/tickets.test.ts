import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawNotice, lotteryDraw, message, rewardWin } from '../../../server/database/schema.ts';
import { demoRewardCentre } from '../../../server/database/seed/demoRewardCentre.ts';
import { approveExchange, rejectExchange } from '../../../server/member/points/reviewExchange.ts';
import { balancesOf } from '../../../server/money/ledger/balances.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { tellDrawResults } from '../../../server/play/lottery/tellDrawResults.ts';
import { inboxContract } from '../../../src/api/contract/member/inbox.ts';
import { type RewardGame, rewardCentreContract } from '../../../src/api/contract/member/rewardCentre.ts';
import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import { insertBets } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { newKey, outcomeOf, P, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { givePoints, redeem, review } from '../../support/points.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const DAY = 86_400_000;
const SOMCHAI = 'demo-somchai';
const TICKETS = [
  ['envelope', 'demo-reward-3', 300],
  ['wheel', 'demo-reward-4', 200],
  ['egg', 'demo-reward-5', 250],
] as const;

onEachDatabase('tickets of the points mall', (database) => {
  let server: Reference;
  let player: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    server.advance(startOfDay(businessDay(server.now())) + 1.5 * DAY - server.now());
    player = await signedInPlayer(server);
    await givePoints(server, 'somchai', 5_000);
  });
  afterEach(async () => {
    const { faults } = await verifyLedger(server.db);
    await server.close();
    expect(faults).toEqual([]);
  });

  const stateOf = async (game: RewardGame) => {
    const { games } = await player.api(rewardCentreContract.state, { request: {} });
    return games.find((one) => one.game === game) ?? expect.unreachable('no such game');
  };
  const draw = async (game: RewardGame, idempotencyKey = newKey()) => {
    const { commitment } = await stateOf(game);
    return player.api(rewardCentreContract.draw, { request: { game, commitment }, idempotencyKey });
  };
  const ask = (reward: string, points: number, quantity = 1) =>
    redeem(player, { reward, quantity, points: points * quantity, receiver: undefined });
  const buy = async (reward: string, points: number, quantity = 1) => {
    const { id } = await ask(reward, points, quantity);
    await review(server, approveExchange, id);
  };

  it.each(TICKETS)(
    '[POINTS-09] draws the %s with the ticket %s, without a chance of the day',
    async (game, reward, points) => {
      const asked = await ask(reward, points);
      expect([(await stateOf(game)).tickets, await outcomeOf(draw(game))]).toEqual([0, ['STATUS_CHANGED', null]]);
      await review(server, approveExchange, asked.id);
      expect((await stateOf(game)).tickets).toBe(1);
      const before = await balancesOf(server.db, SOMCHAI);
      const drawn = await draw(game);
      const prize = demoRewardCentre[game][drawn.prize] ?? expect.unreachable('no such prize');
      expect(drawn).toMatchObject({ game, byTicket: true, tickets: 0, currency: prize.currency, amount: prize.amount });
      const purse = prize.currency === 'P' ? 'main' : 'points';
      expect((await balancesOf(server.db, SOMCHAI)).get(purse)).toBe((before.get(purse) ?? 0) + prize.amount);
      expect(await stateOf(game)).toMatchObject({ tickets: 0, drawn: null, commitment: drawn.next });
      expect(await outcomeOf(draw(game))).toEqual(['STATUS_CHANGED', null]);
    },
  );

  it('[POINTS-09] uses the chance of the day first, then each ticket once, on any day', async () => {
    await buy('demo-reward-4', 200, 3);
    await insertBets(server, [{ username: 'somchai', at: server.now() - 1, stake: 5_000 * P }]);
    const ways = [];
    for (const _ of [1, 2, 3]) {
      const { byTicket, tickets } = await draw('wheel');
      ways.push([byTicket, tickets]);
    }
    server.advance(3 * DAY);
    player = await signedInPlayer(server);
    const { byTicket, tickets } = await draw('wheel');
    expect([...ways, [byTicket, tickets]]).toEqual([
      [false, 3],
      [true, 2],
      [true, 1],
      [true, 0],
    ]);
    expect(await outcomeOf(draw('wheel'))).toEqual(['STATUS_CHANGED', null]);
    expect(await server.db.$count(rewardWin)).toBe(4);
  });

  it('[POINTS-09] gives one prize for one ticket, however often it is sent at once', async () => {
    await buy('demo-reward-4', 200);
    const { commitment } = await stateOf('wheel');
    const send = () =>
      player.api(rewardCentreContract.draw, { request: { game: 'wheel', commitment }, idempotencyKey: newKey() });
    const all = await Promise.all([1, 2, 3].map(() => outcomeOf(send())));
    expect(all.filter((outcome) => Array.isArray(outcome))).toEqual([
      ['STATUS_CHANGED', null],
      ['STATUS_CHANGED', null],
    ]);
    expect(await server.db.$count(rewardWin)).toBe(1);
  });

  it('[POINTS-09] gives nothing for a rejected exchange', async () => {
    const { id } = await ask('demo-reward-4', 200);
    await review(server, rejectExchange, id);
    expect((await stateOf('wheel')).tickets).toBe(0);
  });

  it('[POINTS-09] tells the draw results of each day for 30 days, once a day, to who exchanged points for it', async () => {
    await server.db.delete(lotteryDraw);
    await buy('demo-reward-6', 100);
    const today = startOfDay(businessDay(server.now()));
    const names = { EN: 'Five digits', TH: 'ห้าหลัก' };
    const opened = (issueNo: string, openedAt: number, numbers: string[], gameCode = 'five-digits') =>
      server.db
        .insert(lotteryDraw)
        .values({ gameCode, issueNo, gameName: names, prizeMode: 'Elott', numbers, openedAt });
    await opened('0', today - 1, ['9']);
    await opened('1', today, ['1', '2']);
    await opened('2', today + DAY - 1, ['3', '4']);
    await opened('77', today + 1, ['7'], 'thai-lottery');
    await opened('3', today + DAY, ['5', '6']);

    await tellDrawResults(server.deps);
    expect(await server.db.$count(message, eq(message.topic, 'drawResults'))).toBe(0);
    server.advance(DAY);
    await Promise.all([tellDrawResults(server.deps), tellDrawResults(server.deps)]);
    const inbox = async () => {
      player = await signedInPlayer(server);
      const { list } = await player.api(inboxContract.list, {
        request: { kind: 'system', show: 'all', order: 'newest', search: '', page: 1, pageSize: '10', language: 'EN' },
      });
      return list.map(({ topic, title, text }) => [topic, title, text]);
    };
    const date = (at: number) =>
      new Date(at + 8 * 3_600_000).toISOString().slice(0, 10).split('-').toReversed().join('/');
    expect((await inbox()).filter(([topic]) => topic === 'drawResults')).toEqual([
      [
        'drawResults',
        `Draw results of ${date(today)}`,
        `Five digits 2: 3 4; Five digits 77: 7 You get this message until ${date(today + 30.5 * DAY)}.`,
      ],
    ]);

    for (let day = 1; day < 32; day += 1) {
      await opened(`d${day}`, today + day * DAY + 5, ['8']);
      server.advance(DAY);
      await tellDrawResults(server.deps);
    }
    expect([
      await server.db.$count(message, eq(message.topic, 'drawResults')),
      await server.db.$count(drawNotice),
    ]).toEqual([30, 30]);
  });
});
