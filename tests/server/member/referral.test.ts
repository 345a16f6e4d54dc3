import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry, member, referral, referralReward } from '../../../server/database/schema.ts';
import { jobs } from '../../../server/jobs/startJobs.ts';
import { payReferrals } from '../../../server/member/referral/payReferrals.ts';
import { reviewReferral } from '../../../server/member/referral/reviewReferral.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import { referralContract } from '../../../src/api/contract/member/referral.ts';
import { statementContract } from '../../../src/api/contract/money/statement.ts';
import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { changeSettings } from '../../support/changeSettings.ts';
import { joinWith, paidDeposit, settledBet } from '../../support/friends.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInOperator } from '../../support/operator.ts';
import { addAccount, newKey, outcomeOf, P, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const DAY = 86_400_000;
const SHOWN = ['username', 'password', 'affiliateCode'] as const;
const FRIEND = { username: 'niran77', ip: '203.0.113.9' };

onEachDatabase('invite friends', (database) => {
  let server: Reference;
  let player: Player;
  let start: number;
  beforeEach(async () => {
    server = await startReference({ database, env: { TRUST_PROXY: '1' } });
    await changeSettings(server, { shown: SHOWN });
    // Noon of a business day.
    server.advance(startOfDay(businessDay(server.now())) + 1.5 * DAY - server.now());
    player = await signedInPlayer(server);
    start = (await balance()) ?? 0;
  });
  afterEach(async () => {
    const { faults } = await verifyLedger(server.db);
    await server.close();
    expect(faults).toEqual([]);
  });

  const balance = (memberId = 'demo-somchai') => accountBalance(server, memberId);
  const overview = (one = player) => one.api(referralContract.overview, { request: {} });
  const friends = (one = player) => one.api(referralContract.friends, { request: { page: 1, pageSize: '10' } });
  const rewards = (status: 'all' | 'inReview' = 'all') =>
    player.api(referralContract.rewards, { request: { page: 1, pageSize: '10', status } });
  const pay = () => payReferrals(server.deps);
  const join = async (friend: Partial<typeof FRIEND> = {}, cookies?: Player['cookies']) =>
    joinWith(server, { code: (await overview()).code, ...FRIEND, ...friend }, cookies);
  const decide = (friendId: string, approves: boolean) =>
    server.db.transaction((db) =>
      reviewReferral(db, { merchantCode: 'demo', friendId, approves }, { operator: 'op1', at: server.now() }),
    );

  it('[MEMBER-15] [PROD-08] tells a member the same code each time, and the terms', async () => {
    const first = await overview();
    expect(first).toEqual({
      code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/),
      terms: { leastDeposit: 100 * P, leastValidBet: 25_000 * P, days: 30, reward: 50 * P, shareRate: 10 },
      friends: 0,
      deposited: 0,
      active: 0,
      earned: 0,
      inReview: 0,
    });
    const [again, also] = await Promise.all([overview(), overview()]);
    expect([again.code, also.code]).toEqual([first.code, first.code]);
    expect((await overview(await signedInPlayer(server, 'malee'))).code).not.toBe(first.code);
  });

  it('[MEMBER-15] [REG-21] lists a friend who registered with the code, masked, in the line of the inviter', async () => {
    const friend = await join();
    expect(await friends()).toEqual({
      list: [{ id: friend.id, name: 'ni***7', joinedAt: server.now(), state: 'registered', earned: 0 }],
      count: 1,
    });
    const [row] = await server.db.select().from(member).where(eq(member.id, friend.id));
    expect(row?.uplineId).toBe('demo-agent1');
    expect(await friends(friend.player)).toEqual({ list: [], count: 0 });
  });

  it('[REG-21] makes a friend of an agent a downline, and keeps an agent code without rewards', async () => {
    const agent = await signedInPlayer(server, 'agent41');
    const { code } = await overview(agent);
    const friend = await joinWith(server, { code: code.toLowerCase(), ...FRIEND });
    await joinWith(server, { code: 'RIVER41', username: 'preecha8', ip: '203.0.113.10' });
    const rows = await server.db.select().from(member).where(eq(member.uplineId, 'demo-agent41'));
    expect(rows.map(({ username }) => username).sort()).toEqual(['agent42', 'niran77', 'preecha8']);
    expect((await friends(agent)).list.map(({ id }) => id)).toEqual([friend.id]);
  });

  it('[MEMBER-15] pays P 50 once for a first deposit of P 100 and P 25,000 of valid bets, by several servers', async () => {
    const friend = await join();
    await paidDeposit(server, friend.id, 100 * P);
    await settledBet(server, friend.id, 25_000 * P - 1);
    await pay();
    expect([(await friends()).list[0]?.state, await balance()]).toEqual(['firstDeposit', start]);
    await settledBet(server, friend.id, 1);
    await Promise.all([pay(), pay()]);
    await pay();
    expect(await balance()).toBe(start + 50 * P);
    expect(await rewards()).toEqual({
      list: [
        {
          id: expect.any(String),
          kind: 'firstDeposit',
          name: 'ni***7',
          status: 'paid',
          amount: 50 * P,
          at: server.now(),
          deposit: 100 * P,
          day: null,
          validBet: 25_000 * P,
          rate: null,
        },
      ],
      count: 1,
    });
    expect(await overview()).toMatchObject({ friends: 1, deposited: 1, active: 1, earned: 50 * P, inReview: 0 });
    const { list } = await player.api(statementContract.page, {
      request: {
        ...{ from: 0, to: server.now() + 1, wallet: 'main', kinds: 'referralReward' },
        ...{ page: 1, pageSize: '10', language: 'EN' },
      },
    });
    expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([['referralReward', 50 * P]]);
  });

  it.each([
    ['a first deposit below the least', 100 * P - 1, 25_000 * P, 0],
    ['valid bets after 30 days', 100 * P, 25_000 * P, 30 * DAY],
  ])('[MEMBER-15] pays nothing for %s', async (_title, amount, validBet, later) => {
    const friend = await join();
    await paidDeposit(server, friend.id, amount);
    await paidDeposit(server, friend.id, 1_000 * P, server.now() + 1);
    server.advance(later);
    player = await signedInPlayer(server);
    await settledBet(server, friend.id, validBet);
    await pay();
    expect([(await overview()).active, await balance()]).toEqual([0, start]);
  });

  it('[MEMBER-15] pays 0.1 % of a friend’s valid bets of each day, after the day, once', async () => {
    const friend = await join();
    const noon = server.now();
    const today = startOfDay(businessDay(noon));
    await settledBet(server, friend.id, 1_234.5 * P);
    server.advance(today + DAY - 1 - noon);
    await settledBet(server, friend.id, 99 * P);
    await pay();
    expect(await balance()).toBe(start);
    server.advance(1);
    player = await signedInPlayer(server);
    await settledBet(server, friend.id, 10 * P);
    await Promise.all([pay(), pay()]);
    // 0.1 % of P 1,333.50, in whole P 0.01.
    expect(await balance()).toBe(start + 1.33 * P);
    server.advance(2 * DAY);
    player = await signedInPlayer(server);
    await pay();
    await pay();
    expect(await balance()).toBe(start + 1.34 * P);
    expect(
      (await rewards()).list.map(({ kind, day, validBet, rate, amount }) => [kind, day, validBet, rate, amount]),
    ).toEqual([
      ['share', today + DAY, 10 * P, 10, 0.01 * P],
      ['share', today, 1_333.5 * P, 10, 1.33 * P],
    ]);
  });

  it.each(['address', 'device'] as const)(
    '[MEMBER-15] keeps a reward for the desk where inviter and friend share the %s, and pays it when the desk approves',
    async (trait) => {
      const { code } = await overview();
      const own = trait === 'address' ? { ip: '198.51.100.7' } : {};
      const friend = await joinWith(
        server,
        { code, ...FRIEND, ...own },
        trait === 'device' ? player.cookies : undefined,
      );
      await paidDeposit(server, friend.id, 200 * P);
      await settledBet(server, friend.id, 30_000 * P);
      server.advance(DAY);
      player = await signedInPlayer(server);
      await pay();
      expect([await balance(), (await rewards('inReview')).count]).toEqual([start, 2]);
      expect(await overview()).toMatchObject({ earned: 0, inReview: 80 * P });
      const [pair] = await server.db.select().from(referral);
      expect([pair?.review, pair?.shared]).toEqual(['waiting', [trait]]);
      expect(await decide(friend.id, true)).toBe(80 * P);
      expect(await outcomeOf(decide(friend.id, true))).toEqual(expect.anything());
      expect(await balance()).toBe(start + 80 * P);
      await settledBet(server, friend.id, 1_000 * P);
      server.advance(DAY);
      await pay();
      expect(await balance()).toBe(start + 81 * P);
    },
  );

  it('[MEMBER-15] pays nothing once the desk has refused, now or later', async () => {
    const friend = await join();
    await server.db
      .update(member)
      .set({ paymentPasswordHash: await hashOf('demo-somchai') })
      .where(eq(member.id, friend.id));
    await addAccount(player, '1112223334');
    await addAccount(friend.player, '1112223334');
    await paidDeposit(server, friend.id, 200 * P);
    await settledBet(server, friend.id, 30_000 * P);
    await pay();
    const [pair] = await server.db.select().from(referral);
    expect([pair?.review, pair?.shared]).toEqual(['waiting', ['bankAccount']]);
    await decide(friend.id, false);
    server.advance(DAY);
    await pay();
    const rows = await server.db.select().from(referralReward);
    expect([rows.map(({ status, paidAt }) => [status, paidAt]), await balance()]).toEqual([[['refused', null]], start]);
  });

  it('[MEMBER-15] shows the desk who waits and why, and audits its decision', async () => {
    const friend = await join({ ip: '198.51.100.7' });
    await paidDeposit(server, friend.id, 200 * P);
    await settledBet(server, friend.id, 30_000 * P);
    await pay();
    const { api } = await signedInOperator(server);
    const queue = (queue: 'inProgress' | 'reviewed') => api(deskContract.referrals, { request: { queue, page: 1 } });
    const waiting = {
      id: friend.id,
      status: 'inProgress',
      inviter: { username: 'somchai', nickname: 'Somchai' },
      friend: { username: 'niran77', nickname: 'niran77' },
      joinedAt: server.now(),
      shared: ['address'],
      rewards: 1,
      amount: 50 * P,
      decidedBy: null,
    };
    expect(await queue('inProgress')).toEqual({ list: [waiting], count: 1 });
    expect((await api(deskContract.overview, { request: {} })).waiting.referrals).toBe(1);
    const call = { request: { id: friend.id, remark: 'One household.' }, idempotencyKey: newKey() };
    const refused = await api(deskContract.refuseReferral, call);
    expect(refused).toEqual({ ...waiting, status: 'refused', decidedBy: 'desk1' });
    expect(await api(deskContract.refuseReferral, call)).toEqual(refused);
    const late = { request: { id: friend.id }, idempotencyKey: newKey() };
    expect(await outcomeOf(api(deskContract.approveReferral, late))).toEqual(['STATUS_CHANGED', null]);
    expect([await queue('inProgress'), (await queue('reviewed')).list]).toEqual([{ list: [], count: 0 }, [refused]]);
    const [entry] = await server.db.select().from(auditEntry).where(eq(auditEntry.act, 'referralRefused'));
    expect([entry?.operator, entry?.subject, entry?.remark]).toEqual(['desk1', friend.id, 'One household.']);
    expect(await balance()).toBe(start);
  });

  it('[MEMBER-15] closes no ring: nobody joins twice, or by a code of their own, and each friend pays one inviter', async () => {
    const second = await join();
    const third = await joinWith(server, {
      ...{ code: (await overview(second.player)).code, username: 'kaew2030', ip: '203.0.113.10' },
    });
    const { code: last } = await overview(third.player);
    for (const username of ['somchai', 'Somchai', 'niran77'])
      expect([username, await outcomeOf(joinWith(server, { code: last, username, ip: '203.0.113.11' }))]).toEqual([
        username,
        ['USERNAME_TAKEN', null],
      ]);
    expect((await friends(third.player)).list).toEqual([]);
    for (const { id } of [second, third]) {
      await paidDeposit(server, id, 100 * P);
      await settledBet(server, id, 25_000 * P);
    }
    await paidDeposit(server, 'demo-somchai', 100 * P);
    await settledBet(server, 'demo-somchai', 25_000 * P);
    const earned = async () => [
      (await overview()).earned,
      (await overview(second.player)).earned,
      (await overview(third.player)).earned,
    ];
    await Promise.all([pay(), pay()]);
    expect(await earned()).toEqual([50 * P, 50 * P, 0]);
  });

  it('[MEMBER-15] pays a ring that the database holds all the same no more than its friends earn', async () => {
    const second = await join();
    const { code } = await overview(second.player);
    const third = await joinWith(server, { code, username: 'kaew2030', ip: '203.0.113.10' });
    await server.db.update(referral).set({ inviterId: third.id }).where(eq(referral.friendId, second.id));
    for (const { id } of [second, third]) {
      await paidDeposit(server, id, 100 * P);
      await settledBet(server, id, 25_000 * P);
    }
    await pay();
    await pay();
    expect([(await overview(second.player)).earned, (await overview(third.player)).earned]).toEqual([50 * P, 50 * P]);
    expect(await server.db.$count(referralReward)).toBe(2);
  });

  it('[PROMO-13] [ROLE-20] takes no member’s code and shows nothing while invitations are off', async () => {
    const { code } = await overview();
    await changeSettings(server, { shown: SHOWN, features: { referralPromotion: false } });
    expect(await outcomeOf(overview())).toEqual(['FEATURE_OFF', null]);
    expect(await outcomeOf(joinWith(server, { code, ...FRIEND }))).toEqual(['INVITATION_CODE_ERROR', null]);
    expect(await outcomeOf(overview(await signedInPlayer(server, 'trial')))).toEqual(['NEED_TRUE_ACCOUNT', null]);
  });

  it('pays by a job of every server', () => {
    expect(jobs.find(({ name }) => name === 'pay referrals')?.run).toBe(payReferrals);
  });

  const hashOf = async (memberId: string) =>
    (await server.db.select({ hash: member.paymentPasswordHash }).from(member).where(eq(member.id, memberId)))[0]?.hash;
});
