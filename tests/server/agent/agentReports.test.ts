import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { member } from '../../../server/database/schema.ts';
import { agentReportsContract, type ProfitGroup } from '../../../src/api/contract/agent/agentReports.ts';
import { lineTransferContract } from '../../../src/api/contract/agent/lineTransfer.ts';
import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import { insertBets, play, voidPlayedBet } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { newKey, outcomeOf, P, PAYMENT_PASSWORD, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const HOUR = 3_600_000;

onEachDatabase('reports on an agent’s line', (database) => {
  let server: Reference;
  let agent: Player;
  /** The hour that is under way, and the next one: the seed has bets before it. */
  let span: { readonly from: number; readonly to: number };
  beforeEach(async () => {
    server = await startReference({ database });
    server.advance(HOUR - (server.now() % HOUR));
    span = { from: server.now(), to: server.now() + HOUR };
    // somchai, malee and agent2 are below agent1, narong and wipada below agent2; agent42 is of another line.
    agent = await signedInPlayer(server, 'agent1');
    await server.db.insert(member).values([newMember('deep', 'demo-agent2')]);
  });
  afterEach(() => server.close());

  const newMember = (username: string, uplineId: string | null): typeof member.$inferInsert => ({
    id: `demo-${username}`,
    merchantCode: 'demo',
    ...{ username, account: username, nickname: username, uplineId, passwordHash: 'none', createdAt: 0 },
  });
  /** A lost bet of a member without money. */
  const lose = (username: string, stake: number) =>
    insertBets(server, [{ username, at: server.now(), stake, validBet: stake / 4 }]);
  const page = { page: 1, pageSize: '10' } as const;
  const bets = (by = agent, more: { readonly search?: string; readonly result?: 'lost' } = {}) =>
    by.api(agentReportsContract.bets, {
      request: { ...span, ...page, search: '', category: 'all', result: 'all', language: 'EN', ...more },
    });
  const profit = (
    by = agent,
    more: { readonly search?: string; readonly scope?: 'direct'; readonly by?: ProfitGroup } = {},
  ) =>
    by.api(agentReportsContract.profit, {
      request: { ...span, ...page, search: '', scope: 'line', by: 'member', language: 'EN', ...more },
    });
  const transactions = (group: 'all' | 'transfer' | 'bonus' = 'all', by = agent) =>
    by.api(agentReportsContract.transactions, { request: { ...span, ...page, search: '', group } });

  it('[AGENT-07] [AGENT-17] lists the bets of the whole line, the newest first, and nobody else’s', async () => {
    await play(server, 'somchai', { stake: 30 * P, validBet: 12 * P, payout: 50 * P });
    server.advance(1000);
    await lose('deep', 20 * P);
    server.advance(1000);
    await play(server, 'agent42', { stake: 10 * P });
    const { list, ...sums } = await bets();
    expect(
      list.map(({ account, level, stake, validBet, payout, result }) => [
        account,
        level,
        stake,
        validBet,
        payout,
        result,
      ]),
    ).toEqual([
      ['deep', 2, 20 * P, 5 * P, 0, 'lost'],
      ['somchai', 1, 30 * P, 12 * P, 50 * P, 'won'],
    ]);
    expect(sums).toEqual({ count: 2, stake: 50 * P, validBet: 17 * P, payout: 50 * P });
  });

  it('[AGENT-07] finds bets by account and result', async () => {
    await play(server, 'somchai', { stake: 30 * P, payout: 50 * P });
    await lose('deep', 20 * P);
    expect((await bets(agent, { search: 'SOM' })).list.map(({ account }) => account)).toEqual(['somchai']);
    expect(await bets(agent, { result: 'lost' })).toMatchObject({ count: 1, stake: 20 * P, payout: 0 });
    expect(await bets(agent, { search: '%' })).toMatchObject({ count: 0, list: [], stake: 0 });
    expect(await bets(agent, { search: "'; drop table -- %_\\" })).toMatchObject({ count: 0, list: [], stake: 0 });
  });

  it('[AGENT-07] leaves a voided bet in the list and out of the sums', async () => {
    const lost = await play(server, 'somchai', { stake: 30 * P });
    await voidPlayedBet(server, lost);
    const { list, ...sums } = await bets();
    expect(list.map(({ result, validBet }) => [result, validBet])).toEqual([['voided', 0]]);
    expect(sums).toEqual({ count: 1, stake: 0, validBet: 0, payout: 0 });
  });

  it('[AGENT-08] shows each member’s deposits, withdrawals, bonuses and bets, with sums that agree', async () => {
    await play(server, 'somchai', { stake: 30 * P, validBet: 12 * P, payout: 50 * P });
    await lose('deep', 20 * P);
    const { list, ...sums } = await profit();
    expect(list.slice(0, 2)).toEqual([
      {
        ...{ by: 'member', id: 'demo-somchai', account: 'somchai', level: 1, isAgent: false },
        ...{ deposits: 0, withdrawals: 0, bonuses: 0, stake: 30 * P, validBet: 12 * P, payout: 50 * P },
      },
      {
        ...{ by: 'member', id: 'demo-deep', account: 'deep', level: 2, isAgent: false },
        ...{ deposits: 0, withdrawals: 0, bonuses: 0, stake: 20 * P, validBet: 5 * P, payout: 0 },
      },
    ]);
    expect(sums).toMatchObject({ stake: 50 * P, validBet: 17 * P, payout: 50 * P });
    expect(sums.count).toBe(list.length);
    const direct = await profit(agent, { scope: 'direct' });
    expect(direct.list.every((row) => row.by === 'member' && row.level === 1)).toBe(true);
    expect(direct.stake).toBe(30 * P);
  });

  it('[AGENT-10] lists what moved in the wallets of the line, without stakes and payouts', async () => {
    await play(server, 'somchai', { stake: 30 * P, payout: 50 * P });
    const { list: direct } = await agent.api(lineTransferContract.downlines, {
      request: { ...page, search: 'somchai' },
    });
    await agent.api(lineTransferContract.send, {
      request: { to: direct[0]?.id ?? '', amount: 100 * P, paymentPassword: PAYMENT_PASSWORD },
      idempotencyKey: newKey(),
    });
    const { list, ...sums } = await transactions();
    expect(list.map(({ account, level, kind, amount }) => [account, level, kind, amount])).toEqual([
      ['somchai', 1, 'lineDown', 100 * P],
    ]);
    expect(sums).toEqual({ count: 1, in: 100 * P, out: 0 });
    expect((await transactions('transfer')).count).toBe(1);
    expect(await transactions('bonus')).toEqual({ list: [], count: 0, in: 0, out: 0 });
  });

  it('[AGENT-02] [AGENT-04] compares the team with the range before, line by line and day by day', async () => {
    const DAY = 24 * HOUR;
    // Midnight of a business day, GMT+8, far from the bets of the seed.
    const from = Math.floor((server.now() + 8 * HOUR) / DAY) * DAY - 8 * HOUR + 400 * DAY;
    await insertBets(server, [
      { username: 'somchai', at: from + HOUR, stake: 950 * P, validBet: 700 * P },
      { username: 'somchai', at: from - DAY, stake: 120 * P, validBet: 100 * P },
      { username: 'deep', at: from + DAY, stake: 800 * P, validBet: 400 * P },
      { username: 'agent42', at: from + DAY, stake: 900 * P },
    ]);
    await server.db.insert(member).values([{ ...newMember('fresh', 'demo-agent2'), createdAt: from + 1 }]);
    const team = await agent.api(agentReportsContract.overview, { request: { from, to: from + 2 * DAY } });
    expect(team.list.slice(0, 2)).toEqual([
      {
        ...{ id: 'demo-somchai', account: 'somchai', isAgent: false, members: 1 },
        validBet: { now: 700 * P, before: 100 * P },
      },
      { id: 'demo-agent2', account: 'agent2', isAgent: true, members: 5, validBet: { now: 400 * P, before: 0 } },
    ]);
    expect(team).toMatchObject({
      validBet: { now: 1_100 * P, before: 100 * P },
      active: { now: 1, before: 0 },
      joined: { now: 1, before: 0 },
      income: { now: 0, before: 0 },
      days: [
        { start: from, isToday: false, validBet: 700 * P, before: 0 },
        { start: from + DAY, isToday: false, validBet: 400 * P, before: 100 * P },
      ],
    });
    expect(team.members).toBe(team.list.reduce((total, { members }) => total + members, 0));
    const yesterday = from - 401 * DAY;
    const now = await agent.api(agentReportsContract.overview, {
      request: { from: yesterday, to: yesterday + 2 * DAY },
    });
    expect(now.days.map(({ start, isToday }) => [start, isToday])).toEqual([
      [yesterday, false],
      [yesterday + DAY, true],
    ]);
    const long = await agent.api(agentReportsContract.overview, { request: { from, to: from + 63 * DAY } });
    expect([long.days, long.validBet.now]).toEqual([[], 1_100 * P]);
  });

  it('[AGENT-06] shows direct downlines, those below one of them, and finds all levels', async () => {
    const tree = (under = '', search = '', by = agent) =>
      by.api(agentReportsContract.downlines, { request: { ...page, under, search } });
    const top = await tree();
    expect(top.list.map(({ account, level, isAgent, below }) => [account, level, isAgent, below])).toEqual([
      ['agent2', 1, true, 3],
      ['malee', 1, false, 0],
      ['somchai', 1, false, 0],
    ]);
    expect([top.count, top.list[2]?.balance]).toEqual([3, 12_480.5 * P]);
    const below = await tree('agent2');
    expect(below.list.map(({ account, level, rate }) => [account, level, rate])).toEqual([
      ['deep', 2, 0],
      ['narong', 2, 4_000],
      ['wipada', 2, 0],
    ]);
    expect(below.list[0]).toMatchObject({ lastLoginAt: null, isActiveToday: false });
    const logsIn = (at: number) => server.db.update(member).set({ lastLoginAt: at }).where(eq(member.username, 'deep'));
    const today = startOfDay(businessDay(server.now()));
    for (const [lastLoginAt, isActiveToday] of [
      [today - 1, false],
      [today, true],
    ] as const) {
      await logsIn(lastLoginAt);
      expect((await tree('agent2')).list[0]).toMatchObject({ account: 'deep', lastLoginAt, isActiveToday });
    }
    expect((await tree('', 'DEE')).list.map(({ account }) => account)).toEqual(['deep']);
    expect(await outcomeOf(tree('agent42'))).toEqual(['NOT_FOUND', null]);
    expect(await outcomeOf(tree('', '', await signedInPlayer(server)))).toEqual(['NOT_AN_AGENT', null]);
  });

  it('[AGENT-18] refuses members who are not agents', async () => {
    const somchai = await signedInPlayer(server);
    const refusals = [bets(somchai), profit(somchai), transactions('all', somchai)].map(outcomeOf);
    expect(await Promise.all(refusals)).toEqual(Array.from({ length: 3 }, () => ['NOT_AN_AGENT', null]));
  });

  it('[AGENT-07] [AGENT-08] [AGENT-10] writes each report as a file in the language asked for', async () => {
    await play(server, 'somchai', { stake: 30 * P, payout: 50 * P });
    const request = { ...span, search: '' };
    const files = await Promise.all([
      agent.api(agentReportsContract.betsFile, {
        request: { ...request, category: 'all', result: 'all', language: 'EN' },
      }),
      agent.api(agentReportsContract.profitFile, {
        request: { ...request, scope: 'line', by: 'member', language: 'EN' },
      }),
      agent.api(agentReportsContract.transactionsFile, { request: { ...request, group: 'all', language: 'TH' } }),
    ]);
    const [team = '', members = '', moves = ''] = files.map(({ csv }) => csv);
    expect(team.split('\r\n')[1]).toContain(',somchai,1,');
    expect(team).toContain(',30.0000,30.0000,50.0000,Won');
    expect(members).toContain('somchai,1,0.0000,0.0000,0.0000,30.0000,30.0000,50.0000,20.0000');
    expect(moves.split('\r\n')[0]).toBe('\uFEFFเวลา (GMT+8),บัญชี,ชั้น,รายการ,จำนวนเงิน (P),ยอดคงเหลือ (P)');
    expect(files.map(({ left }) => left)).toEqual([0, 0, 0]);
    const grouped = async (by: ProfitGroup, language: 'EN' | 'TH') => {
      const { csv } = await agent.api(agentReportsContract.profitFile, {
        request: { ...request, scope: 'line', by, language },
      });
      return csv.split('\r\n').slice(0, 2);
    };
    expect(await grouped('category', 'TH')).toEqual([
      '\uFEFFประเภท,เดิมพัน (P),ยอดเดิมพันที่นับ (P),เงินรางวัล (P),ได้เสีย (P)',
      'สล็อต (RNG),30.0000,30.0000,50.0000,20.0000',
    ]);
    expect(await grouped('level', 'EN')).toEqual([
      '\uFEFFLevel,Deposits (P),Withdrawals (P),Bonuses (P),Stake (P),Valid bet (P),Payout (P),Net (P)',
      '1,0.0000,0.0000,0.0000,30.0000,30.0000,50.0000,20.0000',
    ]);
    expect((await grouped('vendor', 'EN'))[1]).toBe('Naga Slots,30.0000,30.0000,50.0000,20.0000');
  });

  it('never shows a row from outside the own line, whatever the tree', async () => {
    let trees = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { minLength: 3, maxLength: 12 }), async (uplines) => {
        const prefix = `t${++trees}x`;
        // Each member's upline is agent1, agent42 (who is an agent of another line) or an earlier member.
        const roots = ['demo-agent1', 'demo-agent42'];
        const rows = uplines.map((choice, place) => {
          const above = [...roots, ...uplines.slice(0, place).map((_, at) => `demo-${prefix}${at}`)];
          return newMember(`${prefix}${place}`, above[choice % above.length] ?? null);
        });
        const isBelow = (id: string | null | undefined): boolean =>
          id === 'demo-agent1' ||
          (rows.find((row) => row.id === id) ? isBelow(rows.find((row) => row.id === id)?.uplineId) : false);
        await server.db.insert(member).values(rows);
        await insertBets(
          server,
          rows.map(({ username }) => ({ username, at: span.from, stake: P })),
        );
        const below = rows.filter(({ uplineId }) => isBelow(uplineId)).map(({ username }) => username);
        const shown = await agent.api(agentReportsContract.bets, {
          request: {
            ...{ ...span, page: 1, pageSize: '50', search: prefix },
            ...{ category: 'all', result: 'all', language: 'EN' },
          },
        });
        expect(shown.list.map(({ account }) => account).sort()).toEqual([...below].sort());
        expect([shown.count, shown.stake]).toEqual([below.length, below.length * P]);
        const members = await profit(agent, { search: prefix });
        expect(members.stake).toBe(below.length * P);
      }),
      { numRuns: 15 },
    );
  });
});
