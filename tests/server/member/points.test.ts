import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchange, merchant, playBlock, reward } from '../../../server/database/schema.ts';
import { approveExchange, rejectExchange } from '../../../server/member/points/reviewExchange.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { pointsContract } from '../../../src/api/contract/member/points.ts';
import { protectionContract } from '../../../src/api/contract/member/protection.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { newKey, outcomeOf, P, PAYMENT_PASSWORD, sendSealed, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { balanceOf, convert, givePoints, HOME, redeem, review } from '../../support/points.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const LANTERN = 'demo-reward-1';
const TEA_SET = 'demo-reward-2';
const ENVELOPE = 'demo-reward-3';
const secured = { paymentPassword: PAYMENT_PASSWORD, language: 'EN' };

onEachDatabase('the points mall', (database) => {
  let server: Reference;
  let player: Player;
  let other: Player;
  beforeAll(async () => {
    server = await startReference({ database });
    [player, other] = [await signedInPlayer(server), await signedInPlayer(server, 'agent1')];
  });
  afterAll(async () => {
    const { faults } = await verifyLedger(server.db);
    await server.close();
    expect(faults).toEqual([]);
  });

  const stockOf = async (id: string) =>
    (await server.db.select({ stock: reward.stock }).from(reward).where(eq(reward.id, id)))[0]?.stock;
  const detail = (id: string, one = player) =>
    one.api(pointsContract.detail, { request: { id, language: 'EN' as const } });
  const list = (more: Partial<{ from: number; to: number; page: number; pageSize: '10' | '20' | '50' }> = {}) =>
    player.api(pointsContract.list, {
      request: { from: 0, to: server.now() + 1, page: 1, pageSize: '50', language: 'EN', ...more },
    });
  const standing = async () => [
    await balanceOf(player),
    await accountBalance(server, 'demo-somchai'),
    await stockOf(LANTERN),
    await server.db.$count(exchange),
  ];

  it('[API-55] [API-56] [API-59] [POINTS-01] [POINTS-09] [PROD-13] returns points, rewards and rules', async () => {
    expect(await balanceOf(player)).toEqual({ points: 6_480, held: 0 });
    expect(await balanceOf(other)).toEqual({ points: 0, held: 0 });
    const { list: rewards } = await player.api(pointsContract.rewards, { request: { language: 'TH' } });
    expect(rewards.map(({ kind, points, stock }) => [kind, points, stock])).toEqual([
      ['goods', 1_200, 40],
      ['goods', 4_800, 1],
      ['redEnvelopeTicket', 300, null],
      ['wheelTicket', 200, null],
      ['goldenEggTicket', 250, 500],
      ['notificationMessage', 100, null],
    ]);
    expect(rewards[0]).toEqual({
      id: LANTERN,
      kind: 'goods',
      name: 'โคมกระดาษสา',
      picture: 'lantern',
      points: 1_200,
      stock: 40,
    });
    expect(await player.api(pointsContract.config, { request: {} })).toEqual({
      betPerPoint: 100 * P,
      pointsPerLot: 100,
      moneyPerLot: P,
      expiry: 'never',
      goodsNeed: ['address', 'nationality'],
      maxPerExchange: 100,
    });
  });

  it('[API-57] [API-58] [POINTS-03] [POINTS-05] holds points and stock, and spends them on approval', async () => {
    const asked = await redeem(player, { quantity: 2, points: 2_400 });
    const inProgress = {
      id: asked.id,
      type: 'goods',
      status: 'inProgress',
      item: 'Paper lantern of mulberry',
      quantity: 2,
      points: 2_400,
      amount: null,
      balanceAfter: 4_080,
      receiver: HOME,
      remark: null,
      createdAt: server.now(),
      reviewedAt: null,
    };
    expect(asked).toEqual(inProgress);
    expect([await balanceOf(player), await stockOf(LANTERN)]).toEqual([{ points: 4_080, held: 2_400 }, 38]);
    server.advance(5_000);
    await review(server, approveExchange, asked.id, 'Sent today.');
    const approved = { ...inProgress, status: 'approved', remark: 'Sent today.', reviewedAt: server.now() };
    expect(await detail(asked.id)).toEqual(approved);
    expect(await list()).toEqual({ list: [approved], count: 1 });
    expect([await balanceOf(player), await stockOf(LANTERN)]).toEqual([{ points: 4_080, held: 0 }, 38]);
    for (const again of [approveExchange, rejectExchange])
      await expect(review(server, again, asked.id)).rejects.toMatchObject({ code: 'STATUS_CHANGED' });
    await expect(review(server, approveExchange, 'nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[POINTS-03] returns points and stock once when an exchange is rejected', async () => {
    const before = await standing();
    const { id } = await redeem(player, { quantity: 3, points: 3_600 });
    const rejections = [1, 2, 3].map(() => review(server, rejectExchange, id, 'We do not send there.'));
    const outcomes = await Promise.allSettled(rejections);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await standing()).slice(0, 3)).toEqual(before.slice(0, 3));
    expect(await detail(id)).toMatchObject({ status: 'rejected', remark: 'We do not send there.' });
  });

  it.each([
    ['no receiver', undefined],
    ['no address', { ...HOME, address: '' }],
    ['no nationality', { ...HOME, nationality: '' }],
    ['an address of blanks', { ...HOME, address: '   ' }],
  ])('[ERR-39] [POINTS-06] refuses goods with %s', async (_what, receiver) => {
    const before = await standing();
    expect(await outcomeOf(redeem(player, { receiver }))).toEqual(['RECEIVER_MISSING', null]);
    expect(await standing()).toEqual(before);
  });

  it('[POINTS-09] requires and stores no address for a ticket', async () => {
    const { id } = await redeem(player, { reward: ENVELOPE, points: 300, receiver: undefined });
    expect(await detail(id)).toMatchObject({ type: 'redEnvelopeTicket', receiver: null });
    const told = await redeem(player, { reward: ENVELOPE, points: 300 });
    expect(told.receiver).toBeNull();
    for (const one of [id, told.id]) await review(server, rejectExchange, one);
    expect(await stockOf(ENVELOPE)).toBeNull();
  });

  it('[POINTS-04] requires the payment password', async () => {
    const before = await standing();
    const wrong = { paymentPassword: '000000' };
    expect(await outcomeOf(redeem(player, wrong))).toEqual(['PAYMENT_PASSWORD_WRONG', { triesLeft: 4 }]);
    expect(await outcomeOf(convert(player, 100, wrong))).toEqual(['PAYMENT_PASSWORD_WRONG', { triesLeft: 3 }]);
    expect(await standing()).toEqual(before);
    const malee = await signedInPlayer(server, 'malee');
    expect(await outcomeOf(convert(malee, 100))).toEqual(['PAYMENT_PASSWORD_NOT_SET', null]);
  });

  it('gives the last item to one of two concurrent members', async () => {
    await givePoints(server, 'somchai', 4_800);
    await givePoints(server, 'agent1', 4_800);
    const wants = { reward: TEA_SET, points: 4_800 };
    const outcomes = await Promise.all([player, other].map((one) => outcomeOf(redeem(one, wants))));
    expect(outcomes.filter((outcome) => Array.isArray(outcome))).toEqual([['OUT_OF_STOCK', null]]);
    const got = outcomes.find((outcome) => !Array.isArray(outcome)) as { readonly id: string };
    expect(await stockOf(TEA_SET)).toBe(0);
    const held = [(await balanceOf(player)).held, (await balanceOf(other)).held];
    expect(held.toSorted((one, next) => one - next)).toEqual([0, 4_800]);
    await review(server, rejectExchange, got.id);
    expect(await stockOf(TEA_SET)).toBe(1);
  });

  it.each<[what: string, more: object, field: string]>([
    ...[0, -1, -100, 1.5, 1e9, 2 ** 53, '1', '๑', null].map((quantity): [string, object, string] => [
      `a quantity of ${quantity}`,
      { quantity },
      'quantity',
    ]),
    ['points below zero', { points: -1_200 }, 'points'],
    ['an id that is none', { reward: "' or 1=1 --" }, 'reward'],
    ['an address that ends a text', { receiver: { ...HOME, address: 'a\u0000b' } }, 'receiver'],
    ['an address without end', { receiver: { ...HOME, address: 'x'.repeat(301) } }, 'receiver'],
    ['a nationality without end', { receiver: { ...HOME, nationality: 'x'.repeat(61) } }, 'receiver'],
  ])('refuses an exchange with %s', async (_what, more, field) => {
    const before = await standing();
    const request = { reward: LANTERN, quantity: 1, points: 1_200, receiver: HOME, ...secured, ...more };
    const answer = await sendSealed(server, player, pointsContract.redeem, request);
    expect(answer).toEqual([422, 'INVALID_FIELDS', { fields: [field] }]);
    expect(await standing()).toEqual(before);
  });

  it.each([0, -100, 50, 150, 100.5, 1e15, 2 ** 60, '100', '๑๐๐', '1e9', null])(
    'refuses to convert %s points',
    async (points) => {
      const before = await standing();
      const answer = await sendSealed(server, player, pointsContract.convert, { points, ...secured });
      expect(answer).toEqual([422, 'INVALID_FIELDS', { fields: ['points'] }]);
      expect(await standing()).toEqual(before);
    },
  );

  it('refuses an unavailable reward, a changed price and a price above the balance', async () => {
    const before = await standing();
    expect(await outcomeOf(redeem(player, { reward: 'nothing' }))).toEqual(['NOT_FOUND', null]);
    expect(await outcomeOf(redeem(player, { points: 1 }))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(redeem(player, { quantity: 39, points: 39 * 1_200 }))).toEqual(['OUT_OF_STOCK', null]);
    expect(await outcomeOf(redeem(player, { quantity: 30, points: 36_000 }))).toEqual(['BALANCE_TOO_LOW', null]);
    expect(await outcomeOf(convert(player, 10_000_000_000_000))).toEqual(['BALANCE_TOO_LOW', null]);
    await server.db.insert(merchant).values({ code: 'river', brandName: 'River', settings: {} }).onConflictDoNothing();
    for (const gone of [{ enabled: false }, { enabled: true, merchantCode: 'river' }]) {
      await server.db.update(reward).set(gone).where(eq(reward.id, ENVELOPE));
      expect(await outcomeOf(redeem(player, { reward: ENVELOPE, points: 300 }))).toEqual(['NOT_FOUND', null]);
      const { list: shown } = await player.api(pointsContract.rewards, { request: { language: 'EN' } });
      expect(shown.map(({ id }) => id)).not.toContain(ENVELOPE);
    }
    await server.db.update(reward).set({ merchantCode: 'demo' }).where(eq(reward.id, ENVELOPE));
    expect(await standing()).toEqual(before);
  });
  it('hides exchanges of other members and refuses trial accounts', async () => {
    const { id } = await redeem(player);
    expect(await outcomeOf(detail(id, other))).toEqual(['NOT_FOUND', null]);
    expect(await outcomeOf(detail('nothing'))).toEqual(['NOT_FOUND', null]);
    const theirs = await other.api(pointsContract.list, {
      request: { from: 0, to: server.now() + 1, page: 1, pageSize: '50', language: 'EN' },
    });
    expect(theirs.list.map((one) => one.id)).not.toContain(id);
    const trial = await signedInPlayer(server, 'trial');
    expect(await outcomeOf(redeem(trial))).toEqual(['NEED_TRUE_ACCOUNT', null]);
    expect(await outcomeOf(convert(trial, 100))).toEqual(['NEED_TRUE_ACCOUNT', null]);
    expect(await balanceOf(trial)).toEqual({ points: 0, held: 0 });
    await review(server, rejectExchange, id);
  });

  it('[API-61] converts nothing during a break', async () => {
    const before = await balanceOf(player);
    await player.api(protectionContract.takeBreak, { request: { days: '1' } });
    expect(await outcomeOf(convert(player, 100))).toEqual(['PLAY_PAUSED', { until: server.now() + 86_400_000 }]);
    expect(await balanceOf(player)).toEqual(before);
    await server.db.delete(playBlock);
  });

  it('[API-61] [POINTS-08] converts points to money immediately, shown in both histories', async () => {
    server.advance(60_000);
    const [{ points }, money] = [await balanceOf(player), (await accountBalance(server, 'demo-somchai')) ?? 0];
    const done = await convert(player, 300);
    expect(done).toEqual({ id: done.id, amount: 3 * P, points: points - 300, balance: money + 3 * P });
    const at = server.now();
    expect(await list({ from: at })).toEqual({
      list: [
        {
          id: done.id,
          type: 'points',
          status: 'approved',
          item: null,
          quantity: 3,
          points: 300,
          amount: 3 * P,
          balanceAfter: points - 300,
          receiver: null,
          remark: null,
          createdAt: at,
          reviewedAt: null,
        },
      ],
      count: 1,
    });
    const request = { from: at, to: at + 1, page: 1, pageSize: '10' } as const;
    expect(await player.api(pointsContract.history, { request })).toEqual({
      list: [{ id: expect.any(String), type: 'pointsConverted', points: -300, balanceAfter: points - 300, at }],
      count: 1,
    });
    await expect(review(server, rejectExchange, done.id)).rejects.toMatchObject({ code: 'STATUS_CHANGED' });
  });

  it('[API-58] filters by dates and pages, newest first', async () => {
    const from = server.now() + 1;
    server.advance(1);
    const ids: string[] = [];
    for (let nth = 0; nth < 12; nth += 1) {
      ids.unshift((await convert(player, 100)).id);
      server.advance(1);
    }
    const idsOf = async (more: Parameters<typeof list>[0]) => {
      const { list: rows, count } = await list(more);
      return [rows.map(({ id }) => id), count];
    };
    expect(await idsOf({ from, pageSize: '10' })).toEqual([ids.slice(0, 10), 12]);
    expect(await idsOf({ from, pageSize: '10', page: 2 })).toEqual([ids.slice(10), 12]);
    expect(await idsOf({ from, pageSize: '10', page: 9 })).toEqual([[], 12]);
    expect(await idsOf({ from: from + 1, to: from + 3 })).toEqual([ids.slice(9, 11), 2]);
    expect(await idsOf({ from: from + 3, to: from })).toEqual([[], 0]);
  });

  it('acts once per key and replays the answer', async () => {
    const before = await standing();
    const [{ points }] = [await balanceOf(player)];
    const idempotencyKey = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => convert(player, 100, { idempotencyKey })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await balanceOf(player)).toEqual({ points: points - 100, held: 0 });
    expect(await outcomeOf(convert(player, 200, { idempotencyKey }))).toEqual(['IDEMPOTENCY_MISMATCH', null]);
    const key = newKey();
    const orders = await Promise.all([1, 2, 3, 4, 5].map(() => redeem(player, {}, key)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    const after = await standing();
    expect([after[2], after[3]]).toEqual([Number(before[2]) - 1, Number(before[3]) + 2]);
  });

  it('converts a whole balance once for fifteen concurrent requests', async () => {
    const { points } = await balanceOf(other);
    await givePoints(server, 'agent1', 6_000 - points);
    const money = (await accountBalance(server, 'demo-agent1')) ?? 0;
    const outcomes = await Promise.all(Array.from({ length: 15 }, () => outcomeOf(convert(other, 6_000))));
    const refused = outcomes.filter((outcome) => Array.isArray(outcome));
    expect(refused).toEqual(Array.from({ length: 14 }, () => ['BALANCE_TOO_LOW', null]));
    expect(await balanceOf(other)).toMatchObject({ points: 0 });
    expect(await accountBalance(server, 'demo-agent1')).toBe(money + 60 * P);
  });
});
