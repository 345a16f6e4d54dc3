import { afterEach, beforeEach, expect, it } from 'vitest';
import { payPeriodAt } from '../../../server/agent/settlement/periods.ts';
import { deposit, missionClaim } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { bonusContract } from '../../../src/api/contract/member/bonus.ts';
import { missionContract } from '../../../src/api/contract/member/mission.ts';
import { protectionContract } from '../../../src/api/contract/member/protection.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { insertBets, play, voidPlayedBet } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { newKey, outcomeOf, signedInPlayer } from '../../support/payments.ts';
import { createPlayer, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { nextMidnight } from '../../support/siteDay.ts';

const P = 10_000;
const DAY = 86_400_000;
const id = (number: number) => `demo-mission-${number}`;

onEachDatabase('missions', (database) => {
  let server: Reference;
  let player: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    await server.db.execute('truncate bet');
    await give(server, 'demo-malee', 100_000 * P);
    player = createPlayer(server);
    await player.signIn('malee');
  });
  afterEach(async () => {
    const { faults } = await verifyLedger(server.db);
    await server.close();
    expect(faults).toEqual([]);
  });

  const list = async (one = player) => (await one.api(missionContract.list, { request: { language: 'EN' } })).list;
  const states = async () => (await list()).map(({ progress, state }) => [progress / P, state]);
  const available = async () => (await player.api(missionContract.available, { request: {} })).count;
  const claim = (missions: readonly string[], idempotencyKey = newKey(), one = player) =>
    one.api(missionContract.claim, { request: { missions: [...missions] }, idempotencyKey });
  const balance = async () => (await accountBalance(server, 'demo-malee')) ?? 0;
  /** Half of the stake is the valid bet. */
  const bets = (validBet: number, more: object = {}) =>
    play(server, 'malee', { stake: 2 * validBet, validBet, payout: 2 * validBet, ...more });
  const paid = (amount: number, at = server.now()) =>
    server.db.insert(deposit).values({
      ...{ id: crypto.randomUUID(), merchantCode: 'demo', memberId: 'demo-malee', methodCode: 'x' },
      ...{ amount, fee: 0, status: 'paid', createdAt: at, expiresAt: at, paidAt: at },
    });

  it('[MEMBER-16] [MEMBER-20] returns the missions of the merchant with target and reward', async () => {
    const { to: endOfDay } = payPeriodAt('daily', server.now());
    const { to: endOfWeek } = payPeriodAt('weekly', server.now());
    const missions = await list();
    expect(missions[0]).toEqual({
      ...{ id: id(1), kind: 'validBet', period: 'day', name: 'Bet P 2,000 on slots', category: 'RNG' },
      ...{ target: 2_000 * P, progress: 0, reward: 2 * P, state: 'open', until: endOfDay },
      ...{ leastValidBet: 0, validBet: 0 },
    });
    expect(missions.map(({ kind, period, target, until }) => [kind, period, target, until])).toEqual([
      ['validBet', 'day', 2_000 * P, endOfDay],
      ['validBet', 'day', 5_000 * P, endOfDay],
      ['categories', 'week', 3, endOfWeek],
      ['validBet', 'week', 5_000 * P, endOfWeek],
      ['deposits', 'week', 1_000 * P, endOfWeek],
      ['deposits', 'once', 100 * P, null],
    ]);
    expect(await available()).toBe(0);
  });

  it('[MEMBER-16] [MEMBER-19] counts settled bets, categories and paid deposits; voided bets do not count', async () => {
    await bets(1_999 * P);
    await voidPlayedBet(server, await bets(400 * P));
    await bets(5 * P, { category: 'FISH' });
    await bets(2_600 * P, { category: 'SPORTS' });
    await paid(150 * P);
    expect(await states()).toEqual([
      [1_999, 'open'],
      [4_604, 'open'],
      [3 / P, 'open'],
      [2_600, 'open'],
      [150, 'open'],
      [100, 'open'],
    ]);
    expect(await available()).toBe(0);
  });

  it('takes valid bets besides categories and deposits', async () => {
    await Promise.all([paid(1_000 * P), bets(10 * P, { category: 'FISH' }), bets(10 * P, { category: 'SPORTS' })]);
    await bets(9_979 * P, { category: 'CRASH' });
    const ofBets = async () =>
      (await list()).slice(2).map(({ validBet, leastValidBet, state }) => [validBet / P, leastValidBet / P, state]);
    expect(await ofBets()).toEqual([
      [9_999, 20_000, 'open'],
      [0, 0, 'open'],
      [9_999, 20_000, 'open'],
      [9_999, 10_000, 'open'],
    ]);
    expect(await outcomeOf(claim([id(3), id(5), id(6)]))).toEqual(['STATUS_CHANGED', null]);
    await bets(1 * P, { category: 'CRASH' });
    expect((await claim([id(3), id(5), id(6)])).claimed).toEqual([id(6)]);
    await bets(10_000 * P, { category: 'CRASH' });
    expect((await claim([id(3), id(5)])).amount).toBe(20 * P);
    expect(await ofBets()).toEqual([
      [20_000, 20_000, 'claimed'],
      [0, 0, 'open'],
      [20_000, 20_000, 'claimed'],
      [10_000, 10_000, 'claimed'],
    ]);
  });

  it('pays nothing during a break', async () => {
    await bets(2_000 * P);
    await player.api(protectionContract.takeBreak, { request: { days: '1' } });
    expect(await outcomeOf(claim([id(1)]))).toEqual(['PLAY_PAUSED', { until: server.now() + DAY }]);
    expect(await server.db.$count(missionClaim)).toBe(0);
  });

  it('[MEMBER-16] credits a reward once in its period and explains it', async () => {
    await bets(2_000 * P);
    const before = await balance();
    const key = newKey();
    const first = await claim([id(1), id(2)], key);
    expect(first).toEqual({ claimed: [id(1)], amount: 2 * P, balance: before + 2 * P });
    expect(await claim([id(1), id(2)], key)).toEqual(first);
    expect(await outcomeOf(claim([id(1)]))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(claim([id(2)]))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(claim(['nothing']))).toEqual(['STATUS_CHANGED', null]);
    expect([await balance(), await available(), (await list())[0]?.state]).toEqual([before + 2 * P, 0, 'claimed']);
    const { list: bonuses } = await player.api(bonusContract.list, {
      request: {
        ...{ from: 0, to: server.now() + 1, group: 'mission', state: 'all', language: 'TH' },
        ...{ page: 1, pageSize: '10' },
      },
    });
    expect(bonuses.map(({ amount, kind, cause }) => [amount, kind, cause.name])).toEqual([
      [2 * P, 'missionReward', 'เล่นสล็อตครบ P 2,000'],
    ]);
    server.advance(nextMidnight(server.now()) - 1 - server.now());
    await player.signIn('malee');
    expect((await list())[0]).toMatchObject({ state: 'claimed' });
    server.advance(1);
    expect((await list())[0]).toMatchObject({ progress: 0, state: 'open' });
    await bets(2_000 * P);
    expect((await claim([id(1)])).claimed).toEqual([id(1)]);
  });

  it('[MEMBER-16] credits a reward once for claims at the same time on several servers', async () => {
    await bets(10_000 * P);
    await paid(100 * P);
    const before = await balance();
    const others = await Promise.all([server.restart(), server.restart()]);
    const tabs = [server, ...others].map((one) => {
      const tab = createPlayer(one);
      return { tab, signedIn: tab.signIn('malee') };
    });
    for (const { signedIn } of tabs) await signedIn;
    const outcomes = await Promise.allSettled(tabs.map(({ tab }) => claim([id(1), id(6)], newKey(), tab)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await balance(), await server.db.$count(missionClaim)]).toEqual([before + 22 * P, 2]);
  });

  it('[MEMBER-16] ranks the week by valid bets, with masked names and the own row', async () => {
    const { from, to } = payPeriodAt('weekly', server.now());
    expect(await player.api(missionContract.board, { request: {} })).toEqual({
      ...{ from, to, list: [], own: null, paidAt: to + 3 * 3_600_000, wagering: 2_000 },
      prizes: [1_000, 500, 300, 200, 100, 50, 50, 50, 50, 50].map((prize) => prize * P),
    });
    await insertBets(server, [
      { username: 'somchai', at: from, stake: 350 * P, validBet: 300 * P },
      { username: 'malee', at: to - 1, stake: 600 * P, validBet: 200 * P },
      { username: 'malee', at: from, stake: 700 * P, voidedAt: from + 1 },
      { username: 'agent1', at: from - 1, stake: 900 * P },
      { username: 'agent2', at: from, stake: 900 * P, voidedAt: from + 1 },
      { username: 'trial', at: from, stake: 900 * P },
    ]);
    server.advance(60_000);
    const board = await player.api(missionContract.board, { request: {} });
    const own = { place: 2, name: 'm***e', validBet: 200 * P, own: true };
    expect(board).toMatchObject({
      ...payPeriodAt('weekly', server.now()),
      list: [{ place: 1, name: 'so***i', validBet: 300 * P, own: false }, own],
      own,
    });
  });

  it('[MEMBER-16] shows no own row to a member whose bets are all voided', async () => {
    const { from } = payPeriodAt('weekly', server.now());
    await insertBets(server, [{ username: 'agent2', at: from, stake: 900 * P, voidedAt: from + 1 }]);
    const agent2 = await signedInPlayer(server, 'agent2');
    expect(await agent2.api(missionContract.board, { request: {} })).toMatchObject({ list: [], own: null });
  });

  it('[MEMBER-16] is not for trials', async () => {
    const trial = createPlayer(server);
    await trial.signIn('trial');
    expect(await outcomeOf(list(trial))).toEqual(['NEED_TRUE_ACCOUNT', null]);
  });
});
