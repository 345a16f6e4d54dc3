import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { payPeriodAt } from '../../../server/agent/settlement/periods.ts';
import { bet, bonus, bonusRun, periodicBonus } from '../../../server/database/schema.ts';
import { bonusKinds } from '../../../server/member/bonus/bonusGroups.ts';
import { creditBonuses } from '../../../server/member/bonus/creditBonuses.ts';
import { rowsOf } from '../../../server/money/ledger/rowsOf.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { bonusContract } from '../../../src/api/contract/member/bonus.ts';
import { vipContract } from '../../../src/api/contract/member/vip.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { insertBets } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const P = 10_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ANY = { from: 0, to: 4_000_000_000_000, group: 'all', state: 'all', language: 'EN' } as const;
const PAGE = { page: 1, pageSize: '50' } as const;

onEachDatabase('rebate and cash back', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
    await server.db.delete(bonus);
    await server.db.execute('truncate bet');
  });
  afterEach(async () => {
    const { faults } = await verifyLedger(server.db);
    await server.close();
    expect(faults).toEqual([]);
  });

  const goTo = (instant: number) => server.advance(instant - server.now());
  const credit = (at = server) => creditBonuses(at.deps);
  const has = async (username: string) => (await accountBalance(server, `demo-${username}`)) ?? 0;
  const credits = (kind: 'rebate' | 'cashBack') =>
    server.db
      .select({
        member: periodicBonus.memberId,
        base: periodicBonus.base,
        level: periodicBonus.level,
        rate: periodicBonus.rate,
        amount: periodicBonus.amount,
        at: periodicBonus.creditedAt,
      })
      .from(periodicBonus)
      .where(eq(periodicBonus.kind, kind))
      .orderBy(asc(periodicBonus.fromAt), asc(periodicBonus.memberId));
  const signedIn = async (username: string) => {
    const player = createPlayer(server);
    await player.signIn(username);
    return player;
  };

  it('[PROD-06] [ROUTE-08] credits the rebate of a day at 01:00 by the level of 30 days, to the boundary', async () => {
    const { from, to } = payPeriodAt('daily', server.now());
    const level = to - 30 * DAY;
    await insertBets(server, [
      // Outside the 30 days, then the first hour of them: 5,000 with today's is the second level.
      { username: 'malee', at: level - 1, stake: 100_000 * P, payout: 100_000 * P },
      { username: 'malee', at: level, stake: 9_000 * P, validBet: 4_000 * P, payout: 9_000 * P },
      { username: 'malee', at: from - 1, stake: 1 * P, payout: P },
      { username: 'malee', at: from, stake: 700 * P, validBet: 400 * P, payout: 0 },
      { username: 'malee', at: to - 1, stake: 800 * P, validBet: 600 * P, payout: 0 },
      { username: 'malee', at: to, stake: 50 * P, payout: 0 },
      { username: 'malee', at: from, stake: 900 * P, validBet: 0, payout: 0, voidedAt: from + 1 },
      { username: 'somchai', at: from, stake: 10 * P, payout: 0 },
      // Below P 0.01 there is nothing to credit; a trial gets none.
      { username: 'weak', at: from, stake: 40_000, payout: 0 },
      { username: 'trial', at: from, stake: 1_000 * P, payout: 0 },
    ]);
    const before = await has('malee');
    goTo(to + HOUR - 1);
    await credit();
    expect(await credits('rebate')).toEqual([]);
    goTo(to + HOUR);
    await credit();
    const at = server.now();
    expect(await credits('rebate')).toEqual([
      { member: 'demo-malee', base: 1_000 * P, level: 2, rate: 2_500, amount: 2.5 * P, at },
      { member: 'demo-somchai', base: 10 * P, level: 1, rate: 2_000, amount: 0.02 * P, at },
    ]);
    expect(await has('malee')).toBe(before + 2.5 * P);
  });

  it('[PROD-06] credits each day once, for any number of runs and servers, and makes up for missed days', async () => {
    const { from, to } = payPeriodAt('daily', server.now());
    await insertBets(server, [
      ...[0, 1, 2].map((day) => ({ username: 'malee', at: from + day * DAY, stake: 1_000 * P, payout: 1_000 * P })),
      { username: 'somchai', at: from, stake: 1_000 * P, payout: 1_000 * P },
    ]);
    const before = await has('malee');
    goTo(to + HOUR);
    const others = await Promise.all([server.restart(), server.restart()]);
    await Promise.all([server, ...others, server].map(credit));
    await credit();
    expect(await credits('rebate')).toHaveLength(2);
    expect(await has('malee')).toBe(before + 2 * P);
    server.advance(2 * DAY);
    await credit();
    expect((await credits('rebate')).map(({ member, amount }) => [member, amount])).toEqual([
      ['demo-malee', 2 * P],
      ['demo-somchai', 2 * P],
      ['demo-malee', 2 * P],
      ['demo-malee', 2 * P],
    ]);
    expect(await has('malee')).toBe(before + 6 * P);
    // The seed has closed the days before; at midnight that of its own start is another one.
    expect(await server.db.$count(bonusRun, and(eq(bonusRun.kind, 'rebate'), gte(bonusRun.fromAt, from)))).toBe(3);
  });

  it('[PROD-06] [PROD-07] pays nothing for bets from before the first start', async () => {
    await server.close();
    server = await startReference({ database });
    const seeded = await server.db.$count(bet, eq(bet.memberId, 'demo-somchai'));
    const before = await has('somchai');
    await credit();
    expect([seeded > 0, await server.db.$count(periodicBonus), await has('somchai')]).toEqual([true, 0, before]);
  });

  it('[PROD-06] [PROD-07] closes days and weeks that are too long ago without payment, and says so', async () => {
    await server.close();
    const logged: string[] = [];
    server = await startReference({ database, env: { LOG_LEVEL: 'warn' }, onLog: (line) => void logged.push(line) });
    await server.db.execute('truncate bet');
    const { from } = payPeriodAt('daily', server.now());
    await insertBets(
      server,
      [0, 1, 10, 11].map((day) => ({ username: 'malee', at: from + day * DAY, stake: 1_000 * P, payout: 0 })),
    );
    const before = await has('malee');
    goTo(from + 16 * DAY + HOUR);
    await credit();
    // Due 14 days ago and less: the second day, and the two of the week after.
    expect((await credits('rebate')).map(({ at, base }) => [at, base])).toEqual(
      Array(3).fill([server.now(), 1_000 * P]),
    );
    const told = logged.map((line) => JSON.parse(line)).filter((line) => line.kind === 'rebate' && line.from >= from);
    expect(told).toMatchObject([{ msg: 'bonuses of long ago are not paid', kind: 'rebate', from, to: from + DAY }]);
    expect((await has('malee')) - before).toBeGreaterThan(0);
    await credit();
    expect(await credits('rebate')).toHaveLength(3);
  });

  it('[PROD-07] credits 5 % of the net loss of a week on Monday at 02:00, within cap and wagering, and nothing for a win', async () => {
    const { from, to } = payPeriodAt('weekly', server.now());
    await insertBets(server, [
      { username: 'malee', at: from, stake: 30_000 * P, payout: 29_800 * P },
      { username: 'malee', at: to - 1, stake: 100 * P, payout: 200 * P },
      { username: 'malee', at: to, stake: 5_000 * P, payout: 0 },
      { username: 'somchai', at: from, stake: 10 * P, payout: 500 * P },
      // Of P 50 the P 2 whose wagering is done; of P 15,000 the P 5,000 of the cap.
      { username: 'agent1', at: from, stake: 5_000 * P, validBet: 1_000 * P, payout: 4_000 * P },
      { username: 'agent2', at: from, stake: 4_000_000 * P, payout: 3_700_000 * P },
      // Both sides of a coup.
      { username: 'agent3', at: from, stake: 1_000 * P, validBet: 0, payout: 0 },
    ]);
    goTo(to + 2 * HOUR - 1);
    await credit();
    expect(await credits('cashBack')).toEqual([]);
    goTo(to + 2 * HOUR);
    await credit();
    expect(await credits('cashBack')).toEqual([
      { member: 'demo-agent1', base: 1_000 * P, level: null, rate: 50_000, amount: 2 * P, at: server.now() },
      { member: 'demo-agent2', base: 300_000 * P, level: null, rate: 50_000, amount: 5_000 * P, at: server.now() },
      { member: 'demo-malee', base: 100 * P, level: null, rate: 50_000, amount: 5 * P, at: server.now() },
    ]);
  });

  it('[PROD-06] finishes on the next run what a stopped server left uncredited', async () => {
    const { from, to } = payPeriodAt('daily', server.now());
    await insertBets(server, [{ username: 'malee', at: from, stake: 1_000 * P, payout: 1_000 * P }]);
    goTo(to + HOUR);
    await credit();
    await server.db.insert(periodicBonus).values({
      ...{ kind: 'rebate', fromAt: from, toAt: to, memberId: 'demo-somchai', merchantCode: 'demo' },
      ...{ base: 100 * P, level: 1, rate: 2_000, amount: 0.2 * P },
    });
    const before = await has('somchai');
    await credit();
    expect(await has('somchai')).toBe(before + 0.2 * P);
  });

  it('[PROD-05] [ROUTE-08] returns ten levels to everybody', async () => {
    const { list, days, cashBack, contributions } = await createPlayer(server).api(vipContract.levels, { request: {} });
    expect([days, cashBack]).toEqual([30, { rate: 50_000, most: 5_000 * P, wagering: 500 }]);
    expect(contributions).toEqual({
      ...{ RNG: 100, JACKPOT: 100, FISH: 100, CRASH: 100, COCKFIGHT: 100 },
      ...{ LOTT: 100, ELOTT: 100, SPORTS: 100, ESPORTS: 100 },
      ...{ ARCADE: 40, MINI: 40, LIVE: 40, PVP: 40, TABLE: 40, VIDEO_POKER: 10 },
    });
    expect(list.map(({ level, lantern, from, rate }) => [level, lantern, from / P, rate / 10_000])).toEqual([
      [1, 'paper', 0, 0.2],
      [2, 'bamboo', 5_000, 0.25],
      [3, 'gold', 25_000, 0.3],
      [4, 'red', 125_000, 0.35],
      [5, 'jade', 300_000, 0.4],
      [6, 'indigo', 750_000, 0.45],
      [7, 'orchid', 2_000_000, 0.5],
      [8, 'silver', 5_000_000, 0.6],
      [9, 'moon', 12_000_000, 0.7],
      [10, 'sun', 30_000_000, 0.8],
    ]);
  });

  it('[ROUTE-08] [MEMBER-23] [PROD-06] [PROD-07] returns the member’s level and what grows today and this week', async () => {
    const { from, to } = payPeriodAt('daily', server.now());
    const week = payPeriodAt('weekly', server.now());
    await insertBets(server, [
      { username: 'malee', at: from, stake: 30_000 * P, validBet: 6_000 * P, payout: 29_000 * P },
      { username: 'malee', at: from, stake: 100 * P, payout: 0, voidedAt: from + 1 },
    ]);
    const player = await signedIn('malee');
    expect(await player.api(vipContract.standing, { request: {} })).toEqual({
      level: 2,
      validBet: 6_000 * P,
      rebate: { from, to, base: 6_000 * P, rate: 2_500, amount: 15 * P, limit: null, creditedAt: to + HOUR },
      cashBack: {
        ...{ ...week, base: 1_000 * P, rate: 50_000, creditedAt: week.to + 2 * HOUR },
        ...{ amount: 12 * P, limit: 12 * P },
      },
    });
    const { clubLabel, memberLabel } = await player.api(memberContract.info, { request: {} });
    expect([clubLabel, memberLabel]).toEqual([{ labelName: 'VIP 2' }, [{ labelName: 'VIP 2' }]]);
    const trial = await signedIn('trial');
    await expect(trial.api(vipContract.standing, { request: {} })).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'NEED_TRUE_ACCOUNT' },
    });
  });

  it('[MEMBER-13] lists bonuses with how each amount came about, by kind and state, and as a file', async () => {
    const { from, to } = payPeriodAt('daily', server.now());
    await insertBets(server, [{ username: 'malee', at: from, stake: 1_000 * P, payout: 1_000 * P }]);
    goTo(to + HOUR);
    await credit();
    server.advance(1_000);
    await give(server, 'demo-malee', 30 * P);
    server.advance(1_000);
    await give(server, 'demo-malee', -10 * P);
    const player = await signedIn('malee');
    const none = { since: null, until: null, level: null, base: null, rate: null, name: null };
    const page = await player.api(bonusContract.list, { request: { ...ANY, ...PAGE } });
    expect(page).toEqual({
      list: [
        {
          ...{ id: expect.any(String), at: to + HOUR + 2_000, group: 'promotion', kind: 'bonus' },
          ...{ amount: -10 * P, state: 'takenBack', cause: none },
        },
        {
          ...{ id: expect.any(String), at: to + HOUR + 1_000, group: 'promotion', kind: 'bonus' },
          ...{ amount: 30 * P, state: 'credited', cause: none },
        },
        {
          ...{ id: expect.any(String), at: to + HOUR, group: 'rebate', kind: 'rebate' },
          ...{ amount: 2 * P, state: 'credited' },
          cause: { since: from, until: to, level: 1, base: 1_000 * P, rate: 2_000, name: null },
        },
      ],
      count: 3,
      credited: 32 * P,
      takenBack: 10 * P,
    });
    const ofOne = await player.api(bonusContract.list, { request: { ...ANY, ...PAGE, group: 'rebate' } });
    expect([ofOne.count, ofOne.credited]).toEqual([1, 2 * P]);
    const back = await player.api(bonusContract.list, { request: { ...ANY, ...PAGE, state: 'takenBack' } });
    expect([back.count, back.credited, back.takenBack]).toEqual([1, 0, 10 * P]);
    const other = await signedIn('agent2');
    expect((await other.api(bonusContract.list, { request: { ...ANY, ...PAGE, group: 'rebate' } })).count).toBe(0);
    const file = await player.api(bonusContract.file, { request: ANY });
    const [head, first, ...more] = file.csv.trim().split('\r\n');
    expect([file.left, head?.split(',').length, more.length]).toEqual([0, 11, 2]);
    expect(first?.split(',').slice(2)).toEqual(
      expect.arrayContaining(['Rebate', '2.0000', 'Credited', '1', '1000.0000', '0.2']),
    );
  });

  it('lists the same kinds of movements as the trigger', async () => {
    const [row] = await rowsOf<{ readonly when: string }>(
      server.db,
      sql`select pg_get_triggerdef(oid) as when from pg_trigger where tgname = 'bonus_listed'`,
    );
    const listed = [...(row?.when ?? '').matchAll(/'(\w+)'::text/g)]
      .map(([, kind]) => kind)
      .filter((kind) => kind !== 'main');
    expect(listed.toSorted()).toEqual(Object.values(bonusKinds).flat().toSorted());
  });
});
