import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playBlock, promotion, promotionClaim } from '../../../server/database/schema.ts';
import { commitmentOf } from '../../../server/member/rewardCentre/committedSeed.ts';
import { balancesOf } from '../../../server/money/ledger/balances.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { winnersOf } from '../../../server/public/promotion/drawRaffle.ts';
import { runPromotions } from '../../../server/public/promotion/runPromotions.ts';
import { bonusContract } from '../../../src/api/contract/member/bonus.ts';
import { inboxContract } from '../../../src/api/contract/member/inbox.ts';
import { promotionContract } from '../../../src/api/contract/public/promotion.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { play, voidPlayedBet } from '../../support/bets.ts';
import { paidDeposit } from '../../support/friends.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { newKey, outcomeOf, P, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const DAY = 86_400_000;
const SOMCHAI = 'demo-somchai';
const idOf = (art: string) => `demo-promotion-${art}`;

onEachDatabase('promotions', (database) => {
  let server: Reference;
  let player: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    for (const name of ['somchai', 'malee']) await give(server, `demo-${name}`, 200_000 * P);
    player = await signedInPlayer(server);
  });
  afterEach(async () => {
    const { faults } = await verifyLedger(server.db);
    await server.close();
    expect(faults).toEqual([]);
  });

  const ask = (art: string) => ({ request: { id: idOf(art), language: 'EN' as const } });
  const standing = (art: string, one = player) => one.api(promotionContract.standing, ask(art));
  const act = (what: 'join' | 'claim' | 'claimRaffle', art: string, one = player, idempotencyKey = newKey()) =>
    one.api(promotionContract[what], { ...ask(art), idempotencyKey });
  const purse = async (name: 'main' | 'promo') => (await balancesOf(server.db, SOMCHAI)).get(name) ?? 0;
  const bets = (stake: number, category = 'RNG', username = 'somchai') =>
    play(server, username, { stake, payout: stake, category, placedAt: server.now() });
  const run = () => runPromotions(server.deps);
  const topics = async (one = player) => {
    const wanted = { kind: 'promotion', show: 'all', order: 'newest', search: '', page: 1, pageSize: '10' } as const;
    return (await one.api(inboxContract.list, { request: { ...wanted, language: 'TH' } })).list.map(
      ({ topic }) => topic,
    );
  };

  it('[PROMO-01] [PROMO-02] [PROMO-03] lists promotions over every filter, in both languages, to everybody', async () => {
    const { list } = await player.api(promotionContract.list, { request: { language: 'TH' } });
    expect(new Set(list.flatMap(({ filters }) => filters)).size).toBe(12);
    expect(new Set(list.map(({ terms }) => terms.kind)).size).toBe(5);
    const detail = await player.api(promotionContract.detail, ask('deposit'));
    expect(detail).toMatchObject({
      title: 'Deposit, a bit more',
      who: 'All members',
      terms: { percent: 20, amount: 500 * P, wagering: 100, days: 30 },
      raffle: null,
    });
    expect(detail.rules).toHaveLength(4);
    expect(await outcomeOf(player.api(promotionContract.detail, ask('nothing')))).toEqual(['NOT_FOUND', null]);
  });

  it('[PROMO-11] takes a deposit bonus from join to issued: locked apart, wagered, paid once', async () => {
    await paidDeposit(server, SOMCHAI, 900 * P, server.now() - 1);
    expect(await act('join', 'deposit')).toMatchObject({ status: 'joined', condition: { done: 0, needed: 100 * P } });
    expect(await outcomeOf(act('claim', 'deposit'))).toEqual(['STATUS_CHANGED', null]);
    await paidDeposit(server, SOMCHAI, 1_000 * P);
    await paidDeposit(server, SOMCHAI, 4_000 * P);
    expect(await standing('deposit')).toMatchObject({ status: 'claim', amount: 500 * P });

    const main = await purse('main');
    const key = newKey();
    const claimed = await act('claim', 'deposit', player, key);
    expect(claimed).toMatchObject({ status: 'claimed', amount: 500 * P, wagering: { done: 0, needed: 50_000 * P } });
    expect(await act('claim', 'deposit', player, key)).toEqual(claimed);
    expect(await outcomeOf(act('claim', 'deposit'))).toEqual(['STATUS_CHANGED', null]);
    expect([await purse('main'), await purse('promo')]).toEqual([main, 500 * P]);

    const slot = await bets(45_000 * P);
    await bets(1_000 * P, 'LIVE');
    await bets(500 * P, 'COCKFIGHT');
    // Placed before the claim: the bonus could be taken on a bet that is won already.
    await play(server, 'somchai', { stake: 700 * P, payout: 700 * P, placedAt: server.now() - 1 });
    const voided = await bets(100 * P);
    await voidPlayedBet(server, voided);
    await play(server, 'somchai', { stake: 10 * P, payout: 10 * P, validBet: 0, placedAt: server.now() });
    const under = await standing('deposit');
    expect([under.status, under.wagering?.done]).toEqual(['process', 45_500 * P]);
    expect(under.wagering?.bets.map(({ reason, counted }) => [reason, counted / P]).toSorted()).toEqual([
      ['category', 0],
      ['counts', 45_000],
      ['noValidBet', 0],
      ['partly', 500],
      ['voided', 0],
    ]);
    expect(under.wagering?.bets.some(({ id }) => id === slot.id)).toBe(true);
    await run();
    expect((await standing('deposit')).status).toBe('process');

    await bets(4_500 * P);
    await Promise.all([run(), run()]);
    await run();
    expect(await standing('deposit')).toMatchObject({ status: 'issued', wagering: { done: 50_000 * P } });
    expect([await purse('main'), await purse('promo')]).toEqual([main + 500 * P, 0]);
    expect(await topics()).toEqual(['promotionPaid']);
    const { list } = await player.api(bonusContract.list, {
      request: {
        ...{ from: 0, to: server.now() + 1, group: 'promotion', state: 'all', language: 'EN', page: 1 },
        pageSize: '10',
      },
    });
    expect(list.map(({ kind, amount }) => [kind, amount])).toContainEqual(['promotionPaid', 500 * P]);
  });

  it('wagers one bonus after the other, so that no bet counts twice', async () => {
    await act('join', 'naga');
    await act('join', 'app');
    await server.db.execute(
      `update session set user_agent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36' where member_id = '${SOMCHAI}'`,
    );
    await play(server, 'somchai', { stake: 3_000 * P, payout: 3_000 * P, placedAt: server.now() - 1 });
    expect((await standing('naga')).condition).toEqual({ done: 0, needed: 3_000 * P });
    await bets(3_000 * P);
    server.advance(1);
    await act('claim', 'app');
    server.advance(1);
    await act('claim', 'naga');
    const both = async () => [(await standing('app')).wagering?.done, (await standing('naga')).wagering?.done];
    await bets(2_999 * P);
    expect(await both()).toEqual([2_999 * P, 0]);
    expect((await standing('naga')).wagering?.bets).toEqual([]);
    await bets(4_000 * P);
    expect(await both()).toEqual([3_000 * P, 0]);
    server.advance(1);
    await run();
    expect([(await standing('app')).status, await purse('promo')]).toEqual(['issued', 120 * P]);
    await bets(1_000 * P);
    expect(await both()).toEqual([3_000 * P, 1_000 * P]);
  });

  it('[PROMO-11] takes back a bonus that is not wagered in time, and nothing else', async () => {
    await act('join', 'deposit');
    await paidDeposit(server, SOMCHAI, 200 * P);
    await act('claim', 'deposit');
    const main = await purse('main');
    expect([await purse('promo'), (await standing('deposit')).amount]).toEqual([40 * P, 40 * P]);
    const placedAt = server.now();
    server.advance(30 * DAY);
    player = await signedInPlayer(server);
    // Placed in time, and settled too late.
    await play(server, 'somchai', { stake: 4_000 * P, payout: 4_000 * P, placedAt });
    await run();
    expect([await purse('promo'), await purse('main')]).toEqual([0, main]);
    expect([(await standing('deposit')).status, await topics()]).toEqual(['close', ['promotionExpired']]);
    expect(await outcomeOf(act('claim', 'deposit'))).toEqual(['STATUS_CHANGED', null]);
  });

  it('[PROMO-11] credits once for claims at the same time on several servers', async () => {
    const others = await Promise.all([server.restart(), server.restart()]);
    await act('join', 'boat');
    await bets(8_000 * P, 'FISH');
    const main = await purse('main');
    const tabs = [player, ...(await Promise.all(others.map((one) => signedInPlayer(one))))];
    const outcomes = await Promise.all(tabs.map((tab) => outcomeOf(act('claim', 'boat', tab))));
    expect(outcomes.filter((one) => !Array.isArray(one))).toHaveLength(1);
    expect(await purse('main')).toBe(main + 20 * P);
    expect((await standing('boat')).status).toBe('issued');
  });

  it('[PROMO-11] joins once, within the time of the promotion, for true and new members, and never in a break', async () => {
    expect(await outcomeOf(act('join', 'umbrella'))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(act('join', 'mall'))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(act('join', 'goal'))).toEqual(['STATUS_CHANGED', null]);
    await act('join', 'naga');
    expect(await outcomeOf(act('join', 'naga'))).toEqual(['STATUS_CHANGED', null]);
    expect((await standing('newbie')).barred).toBe('notNew');
    expect(await outcomeOf(act('join', 'newbie'))).toEqual(['STATUS_CHANGED', null]);
    await server.db.insert(playBlock).values({
      ...{ id: 'b1', merchantCode: 'demo', memberId: SOMCHAI, kind: 'break', since: server.now() },
      until: server.now() + DAY,
    });
    expect(await outcomeOf(act('join', 'cards'))).toEqual(['PLAY_PAUSED', { until: server.now() + DAY }]);
    expect((await standing('cards')).barred).toBe('paused');
  });

  it('[PROMO-11] holds the terms of joining, and says what has changed since', async () => {
    await act('join', 'naga');
    const [row] = await server.db
      .select()
      .from(promotion)
      .where(eq(promotion.id, idOf('naga')));
    const terms = { ...(row as NonNullable<typeof row>).terms, amount: 1 * P, wagering: 50 };
    await server.db
      .update(promotion)
      .set({ terms })
      .where(eq(promotion.id, idOf('naga')));
    await bets(3_000 * P);
    expect(await standing('naga')).toMatchObject({
      ...{ status: 'claim', amount: 120 * P, changed: ['amount', 'wagering'] },
      terms: { amount: 120 * P, wagering: 100 },
    });
    expect(await act('claim', 'naga')).toMatchObject({ amount: 120 * P, wagering: { needed: 12_000 * P } });
  });

  it('[PROMO-11] measures a number and a phone by itself', async () => {
    expect(await act('join', 'app')).toMatchObject({ status: 'joined', condition: { done: 0, needed: 1 } });
    await server.db.execute(
      `update session set user_agent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36' where member_id = '${SOMCHAI}'`,
    );
    expect(await standing('app')).toMatchObject({ status: 'claim', amount: 30 * P });
  });

  it('[PROMO-12] [API-54] draws a raffle from the committed seed, and pays each prize once', async () => {
    const malee = await signedInPlayer(server, 'malee');
    await Promise.all([act('join', 'balls'), act('join', 'balls', malee)]);
    await bets(1_050 * P, 'LOTT');
    await bets(900 * P, 'RNG');
    await bets(300 * P, 'LOTT', 'malee');
    await play(server, 'malee', { stake: 800 * P, category: 'LOTT', placedAt: server.now() - 1 });
    await play(server, 'malee', { stake: 800 * P, validBet: 50 * P, category: 'LOTT', placedAt: server.now() });
    expect((await standing('balls')).tickets).toEqual({ count: 10, first: null });
    const before = (await player.api(promotionContract.detail, ask('balls'))).raffle;
    expect(before).toMatchObject({ seed: null, drawnAt: null, winners: [] });
    expect(await outcomeOf(act('claimRaffle', 'balls'))).toEqual(['STATUS_CHANGED', null]);

    server.advance(11 * DAY);
    player = await signedInPlayer(server);
    await Promise.all([run(), run()]);
    const { raffle } = await player.api(promotionContract.detail, ask('balls'));
    expect(raffle?.commitment).toBe(before?.commitment);
    expect(commitmentOf(raffle?.seed ?? '')).toBe(raffle?.commitment);
    expect([raffle?.tickets, raffle?.winners.length]).toEqual([13, 2]);
    const claims = await server.db
      .select()
      .from(promotionClaim)
      .where(eq(promotionClaim.promotionId, idOf('balls')));
    const entries = claims
      .map(({ id, firstTicket, tickets }) => ({ id, first: firstTicket ?? 0, count: tickets ?? 0 }))
      .toSorted((one, other) => one.first - other.first);
    expect(winnersOf(raffle?.seed ?? '', entries, 8).map(({ ticket }) => ticket)).toEqual(
      raffle?.winners.map(({ ticket }) => ticket),
    );
    const own = await standing('balls');
    expect([own.status, [10_000 * P, 3_000 * P].includes(own.amount), await topics()]).toEqual([
      'claim',
      true,
      ['promotionWon'],
    ]);
    expect(await outcomeOf(act('claim', 'balls'))).toEqual(['STATUS_CHANGED', null]);
    const main = await purse('main');
    await act('claimRaffle', 'balls');
    expect(await outcomeOf(act('claimRaffle', 'balls'))).toEqual(['STATUS_CHANGED', null]);
    expect([await purse('main'), await purse('promo')]).toEqual([main, own.amount]);
    expect(await standing('balls')).toMatchObject({ status: 'claimed', wagering: { needed: own.amount * 100 } });
    expect((await standing('balls', await signedInPlayer(server, 'malee'))).status).toBe('claim');
    server.advance(7 * DAY);
    await run();
    expect((await standing('balls', await signedInPlayer(server, 'malee'))).status).toBe('close');
  });

  it('[PROMO-11] closes what was joined and not reached when its time is over', async () => {
    await act('join', 'cards');
    server.advance(7 * DAY);
    player = await signedInPlayer(server);
    expect((await standing('cards')).status).toBe('close');
    await run();
    const [claim] = await server.db.select().from(promotionClaim);
    expect(claim?.status).toBe('close');
    const { list } = await player.api(promotionContract.mine, { request: {} });
    expect(list.map(({ id, status }) => [id, status])).toEqual([
      [idOf('cards'), 'close'],
      [idOf('mall'), 'joined'],
      [idOf('market'), 'joined'],
      [idOf('rank'), 'joined'],
    ]);
    expect(await accountBalance(server, SOMCHAI)).toBeGreaterThan(0);
  });
});
