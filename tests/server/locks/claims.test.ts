import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { payPeriodAt } from '../../../server/agent/settlement/periods.ts';
import type { Database } from '../../../server/database/database.ts';
import {
  boardPrize,
  exchange,
  message,
  missionClaim,
  periodicBonus,
  promotion,
  promotionClaim,
  referral,
  referralReward,
  rewardSeed,
  rewardWin,
} from '../../../server/database/schema.ts';
import type { ServerDeps } from '../../../server/deps.ts';
import { creditBonuses } from '../../../server/member/bonus/creditBonuses.ts';
import { claimMissions } from '../../../server/member/mission/claimMissions.ts';
import { payBoard } from '../../../server/member/mission/payBoard.ts';
import { grantReward } from '../../../server/member/referral/grantReward.ts';
import { reviewReferral } from '../../../server/member/referral/reviewReferral.ts';
import { drawRaffle } from '../../../server/public/promotion/drawRaffle.ts';
import { claimBonus } from '../../../server/public/promotion/payBonus.ts';
import { approveClaim, rejectClaim } from '../../../server/public/promotion/reviewClaim.ts';
import { runPromotions } from '../../../server/public/promotion/runPromotions.ts';
import { joinPromotion } from '../../../server/public/promotion/takePart.ts';
import { rewardCentreContract } from '../../../src/api/contract/member/rewardCentre.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { insertBets, play } from '../../support/bets.ts';
import { newKey, P, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { isPostgresThere } from '../../support/testDatabase.ts';
import { atOnce, oneOf, twoServers } from './atOnce.ts';

const SOMCHAI = 'demo-somchai';

describe.skipIf(!(await isPostgresThere()))('two servers at once', () => {
  const { first, second, transactions, calls } = twoServers();
  const desk = (name: string) => ({ id: name, name, role: 'operator', hasFactor: false, tokenHash: '' }) as const;
  const main = async (memberId = SOMCHAI) => (await accountBalance(first(), memberId)) ?? 0;
  const topics = async (memberId: string, topic: string) =>
    first().db.$count(message, and(eq(message.memberId, memberId), eq(message.topic, topic as never)));

  describe('[PROMO-11] a promotion', () => {
    const idOf = (art: string) => `demo-promotion-${art}`;
    const join = (art: string) => (deps: ServerDeps, db: Database) =>
      joinPromotion(deps, db, { memberId: SOMCHAI, id: idOf(art) });
    const claimOf = async (art: string) => {
      const own = and(eq(promotionClaim.promotionId, idOf(art)), eq(promotionClaim.memberId, SOMCHAI));
      return (await first().db.select().from(promotionClaim).where(own))[0] ?? expect.unreachable(`no claim of ${art}`);
    };

    it('is joined once', async () => {
      const both = await transactions('promotion_claim', join('naga'), join('naga'));
      expect(both.toSorted()).toEqual(oneOf('STATUS_CHANGED'));
    });

    it('is claimed once', async () => {
      await first().db.transaction((db) => join('boat')(first().deps, db));
      await play(first(), 'somchai', {
        stake: 8_000 * P,
        payout: 8_000 * P,
        category: 'FISH',
        placedAt: first().now(),
      });
      const before = await main();
      const claim = (_: ServerDeps, db: Database) =>
        claimBonus(db, { promotionId: idOf('boat'), memberId: SOMCHAI }, first().now());
      const both = await transactions('promotion_claim', claim, claim);
      expect([both.toSorted(), await main()]).toEqual([oneOf('STATUS_CHANGED'), before + 20 * P]);
    });

    it('is paid and told once', async () => {
      await first().db.transaction((db) => join('cards')(first().deps, db));
      const bets = (stake: number) =>
        play(first(), 'somchai', { stake, payout: stake, category: 'PVP', placedAt: first().now() });
      await bets(1_000 * P);
      await first().db.transaction((db) =>
        claimBonus(db, { promotionId: idOf('cards'), memberId: SOMCHAI }, first().now()),
      );
      await bets(6_600 * P);
      expect(await calls('promotion_claim', runPromotions, runPromotions)).toEqual(['ok', 'ok']);
      expect([(await claimOf('cards')).status, await topics(SOMCHAI, 'promotionPaid')]).toEqual(['issued', 1]);
    });

    it('is decided once', async () => {
      const [row] = await first()
        .db.select()
        .from(promotion)
        .where(eq(promotion.id, idOf('goal')));
      const terms = row?.terms ?? expect.unreachable('the demo has an application');
      await first()
        .db.insert(promotionClaim)
        .values({
          ...{ id: 'claim-goal', promotionId: idOf('goal'), merchantCode: 'demo', memberId: SOMCHAI },
          ...{ status: 'applying', terms, joinedAt: first().now() },
        });
      const told = { id: 'claim-goal', language: 'EN' } as const;
      const both = await transactions(
        'promotion_claim',
        (deps, db) => approveClaim(deps, db, { ...told, operator: desk('desk1'), amount: 100 * P }),
        (deps, db) => rejectClaim(deps, db, { ...told, operator: desk('desk2'), remark: 'No.' }),
      );
      expect(both.toSorted()).toEqual(oneOf('STATUS_CHANGED'));
      expect((await claimOf('goal')).status).toBe(both[0] === 'ok' ? 'claim' : 'rejected');
    });

    it('[PROMO-12] is drawn once', async () => {
      await first().db.transaction((db) => join('balls')(first().deps, db));
      await play(first(), 'somchai', { stake: 300 * P, payout: 300 * P, category: 'LOTT', placedAt: first().now() });
      const draw = (_: ServerDeps, db: Database) => drawRaffle(db, idOf('balls'), first().now());
      expect(await transactions('promotion', draw, draw)).toEqual(['ok', 'ok']);
      const [row] = await first()
        .db.select()
        .from(promotion)
        .where(eq(promotion.id, idOf('balls')));
      expect([row?.tickets, (await claimOf('balls')).status, await topics(SOMCHAI, 'promotionWon')]).toEqual([
        3,
        'claim',
        1,
      ]);
    });
  });

  describe('[MEMBER-15] a reward of an inviter', () => {
    const FRIEND = 'demo-agent42';
    const granted = (day: number) => ({
      ...{ merchantCode: 'demo', inviterId: 'demo-malee', friendId: FRIEND, kind: 'share', day },
      ...{ rate: 10, deposit: null, validBet: 1_000 * P, amount: 10 * P },
    });
    const grant = (day: number) => (_: ServerDeps, db: Database) =>
      grantReward(db, granted(day) as never, first().now());
    const decide = (approves: boolean) => (_: ServerDeps, db: Database) =>
      reviewReferral(db, { merchantCode: 'demo', friendId: FRIEND, approves }, { operator: 'op1', at: first().now() });
    const review = (to: 'none' | 'waiting') => first().db.update(referral).set({ review: to });
    beforeAll(async () => {
      await first()
        .db.insert(referral)
        .values({
          ...{ friendId: FRIEND, merchantCode: 'demo', inviterId: 'demo-malee', joinedAt: first().now() },
        });
    });

    it('is paid once for a day', async () => {
      const before = await main('demo-malee');
      expect(await transactions('referral_reward', grant(1), grant(1))).toEqual(['ok', 'ok']);
      expect([await first().db.$count(referralReward), await main('demo-malee')]).toEqual([1, before + 10 * P]);
    });

    it('does not wait any more once the two are refused', async () => {
      await review('waiting');
      expect(await transactions('referral_reward', grant(2), decide(false))).toEqual(['ok', 'ok']);
      const [pair] = await first().db.select().from(referral);
      expect([pair?.review, await first().db.$count(referralReward, eq(referralReward.status, 'inReview'))]).toEqual([
        'refused',
        0,
      ]);
    });

    it('is decided once', async () => {
      await review('waiting');
      expect((await transactions('referral', decide(true), decide(false))).toSorted()).toEqual(oneOf('STATUS_CHANGED'));
    });
  });

  describe('[MEMBER-14] the reward centre', () => {
    it('gives one prize for a ticket', async () => {
      await insertBets(first(), [{ username: 'somchai', at: first().now() - 1, stake: 5_000 * P }]);
      const at = first().now();
      await first()
        .db.insert(exchange)
        .values({
          ...{
            id: 'ticket-1',
            merchantCode: 'demo',
            memberId: SOMCHAI,
            kind: 'wheelTicket',
            rewardId: 'demo-reward-4',
            item: { EN: 'A turn of the wheel', TH: 'หมุนวงล้อ' },
          },
          ...{
            quantity: 1,
            points: 200,
            amount: null,
            balanceAfter: 0,
            status: 'approved',
            createdAt: at,
            reviewedAt: at,
            reviewedBy: 'op1',
          },
        });
      const players = [await signedInPlayer(first()), await signedInPlayer(second())];
      const { games } = await (players[0] ?? expect.unreachable()).api(rewardCentreContract.state, { request: {} });
      const today = games.find(({ game }) => game === 'wheel')?.commitment ?? '';
      const draw = ({ api }: Player, commitment: string) =>
        api(rewardCentreContract.draw, { request: { game: 'wheel', commitment }, idempotencyKey: newKey() });
      // The chance of the day comes first.
      const { next: commitment } = await draw(players[0] ?? expect.unreachable(), today);
      const draws = players.map((player) => () => draw(player, commitment));
      expect((await atOnce(first(), 'reward_win', draws)).toSorted()).toEqual(oneOf('STATUS_CHANGED'));
      const [seed] = await first().db.select().from(rewardSeed).where(eq(rewardSeed.game, 'wheel'));
      expect([await first().db.$count(rewardWin), seed?.commitment === commitment]).toEqual([2, false]);
    });

    it('checks in once a day', async () => {
      const players = [await signedInPlayer(first()), await signedInPlayer(second())];
      const visits = players.map(
        ({ api }) =>
          () =>
            api(rewardCentreContract.checkIn, { request: {}, idempotencyKey: newKey() }),
      );
      expect((await atOnce(first(), 'reward_win', visits)).toSorted()).toEqual(oneOf('STATUS_CHANGED'));
    });
  });

  it('[MEMBER-16] credit a mission once', async () => {
    await insertBets(first(), [{ username: 'malee', at: first().now(), stake: 2_000 * P }]);
    const before = await main('demo-malee');
    const claim = (deps: ServerDeps, db: Database) => claimMissions(deps, db, 'demo-malee', ['demo-mission-1']);
    const both = await transactions('mission_claim', claim, claim);
    expect(both.toSorted()).toEqual(oneOf('STATUS_CHANGED'));
    expect([await main('demo-malee'), await first().db.$count(missionClaim)]).toEqual([before + 2 * P, 1]);
  });

  it('[MEMBER-16] pay the board of a week once', async () => {
    await payBoard(first().deps);
    const { to } = payPeriodAt('weekly', first().now());
    await first().db.execute('truncate bet');
    await insertBets(first(), [{ username: 'agent2', at: to - 1, stake: 2_000_000 * P }]);
    for (const server of [first(), second()]) server.advance(to + 4 * 3_600_000 - server.now());
    const before = await main('demo-agent2');
    expect(
      await calls(
        'board_run',
        ({ ...deps }) => payBoard(deps),
        ({ ...deps }) => payBoard(deps),
      ),
    ).toEqual(['ok', 'ok']);
    const [prize] = await first().db.select().from(boardPrize);
    expect([prize?.amount, await main('demo-agent2')]).toEqual([1_000 * P, before + 1_000 * P]);
  });

  it('[PROD-06] credit a rebate once', async () => {
    await creditBonuses(first().deps);
    const { from, to } = payPeriodAt('daily', first().now());
    await first().db.delete(periodicBonus);
    await first()
      .db.insert(periodicBonus)
      .values({
        ...{ merchantCode: 'demo', kind: 'rebate', memberId: SOMCHAI, fromAt: from, toAt: to },
        ...{ base: 2_000 * P, level: 1, rate: 2_000, amount: 4 * P },
      });
    const before = await main();
    expect(await calls('periodic_bonus', creditBonuses, creditBonuses)).toEqual(['ok', 'ok']);
    expect(await main()).toBe(before + 4 * P);
  });
});
