import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bet, member } from '../../server/database/schema.ts';
import { houseAccount, memberAccount } from '../../server/money/ledger/account.ts';
import { post } from '../../server/money/ledger/post.ts';
import { rowsOf } from '../../server/money/ledger/rowsOf.ts';
import { dayOf } from '../../server/rollUp/days.ts';
import { rollUpDays } from '../../server/rollUp/rollUpDays.ts';
import type { ApiClient } from '../../src/api/client.ts';
import { agentReportsContract, type ProfitGroup } from '../../src/api/contract/agent/agentReports.ts';
import { businessDay } from '../../src/api/contract/rules/businessDay.ts';
import { addMembers, signedIn } from '../support/agents.ts';
import { insertBets } from '../support/bets.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { P } from '../support/payments.ts';
import { type Reference, startReference } from '../support/reference.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LONG = 180_000;
const page = { page: 1, pageSize: '50' } as const;

const sumOf = <T>(rows: readonly T[], figure: (row: T) => number) => rows.reduce((sum, row) => sum + figure(row), 0);

onEachDatabase('roll-ups', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
    // The middle of a business day, on a whole hour.
    server.advance(dayOf(server.now()) + 12 * HOUR - server.now() + DAY);
  });
  afterEach(() => server.close());

  /** On two servers at once; every line counts as large. */
  const rollUp = () => Promise.all([1, 2].map(() => rollUpDays(server.deps, { largeLine: 1 })));

  interface Bet {
    readonly who: string;
    readonly at: number;
    readonly stake: number;
    readonly validBet: number;
    readonly payout: number;
    voided: boolean;
  }
  interface Move {
    readonly who: string;
    readonly at: number;
    readonly kind: 'deposit' | 'bonus';
    readonly amount: number;
  }
  /** The books as the test knows them. */
  interface Books {
    readonly uplines: Map<string, string | null>;
    readonly bets: Bet[];
    readonly moves: Move[];
  }

  const levelBelow = ({ uplines }: Books, who: string, agent: string): number => {
    let level = 0;
    for (let at: string | null = who; at !== null; at = uplines.get(at) ?? null) {
      if (at === agent) return level;
      level += 1;
    }
    return 0;
  };

  const expectAgreement = async (agent: ApiClient, name: string, books: Books, from: number, to: number) => {
    const below = [...books.uplines.keys()].filter((who) => levelBelow(books, who, name) > 0);
    const within = ({ who, at }: Bet | Move, first = from, last = to) =>
      below.includes(who) && at >= first && at < last;
    const played = books.bets.filter((one) => within(one));
    const counted = played.filter(({ voided }) => !voided);
    const moved = books.moves.filter((one) => within(one));
    const figures = (isMeant: (one: Bet | Move) => boolean, first = from, last = to) => {
      const isIn = (one: Bet | Move) => within(one, first, last) && isMeant(one);
      const bets = books.bets.filter((one) => isIn(one) && !one.voided);
      const moves = books.moves.filter(isIn);
      return {
        deposits: sumOf(
          moves.filter(({ kind }) => kind === 'deposit'),
          ({ amount }) => amount,
        ),
        withdrawals: 0,
        bonuses: sumOf(
          moves.filter(({ kind }) => kind === 'bonus'),
          ({ amount }) => amount,
        ),
        stake: sumOf(bets, ({ stake }) => stake),
        validBet: sumOf(bets, ({ validBet }) => validBet),
        payout: sumOf(bets, ({ payout }) => payout),
      };
    };
    const sums = figures(() => true);
    const profit = (by: ProfitGroup) =>
      agent(agentReportsContract.profit, {
        request: { from, to, search: '', scope: 'line', by, language: 'EN', ...page },
      });
    const byId = (rows: readonly { readonly id: string }[]) =>
      rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const earlier = figures(() => true, from - (to - from), from);
    const { list, ...members } = await profit('member');
    const memberRows = below.map((account) => ({
      ...{ by: 'member', id: `demo-${account}`, account, level: levelBelow(books, account, name), isAgent: true },
      ...figures((one) => one.who === account),
    }));
    expect(byId(list)).toEqual(byId(memberRows));
    expect(members).toEqual({ count: below.length, ...sums, before: earlier });
    const levelOf = ({ who }: { readonly who: string }) => levelBelow(books, who, name);
    const levels = [...new Set(below.map((who) => levelOf({ who })))];
    const days = [...new Set([...counted, ...moved].map(({ at }) => dayOf(at)))];
    const rng = { ...sums, deposits: 0, withdrawals: 0, bonuses: 0 };
    const groups: Record<
      Exclude<ProfitGroup, 'member'>,
      readonly ({ readonly id: string } & Record<string, unknown>)[]
    > = {
      level: levels.map((level) => ({ id: `${level}`, level, ...figures((one) => levelOf(one) === level) })),
      day: days.map((day) => ({ id: businessDay(day), ...figures(({ at }) => dayOf(at) === day) })),
      category: counted.length === 0 ? [] : [{ id: 'RNG', ...rng }],
      vendor: counted.length === 0 ? [] : [{ id: 'NAGA', name: 'Naga Slots', ...rng }],
    };
    for (const by of ['level', 'day', 'category', 'vendor'] as const) {
      const { list: rows, ...total } = await profit(by);
      expect(byId(rows)).toEqual(byId(groups[by].map((row) => ({ by, ...row }))));
      expect(total).toEqual({ count: groups[by].length, ...sums, before: earlier });
    }

    const bets = await agent(agentReportsContract.bets, {
      request: { from, to, search: '', category: 'all', result: 'all', language: 'EN', ...page },
    });
    expect([bets.count, bets.stake, bets.validBet, bets.payout]).toEqual([
      played.length,
      sums.stake,
      sums.validBet,
      sums.payout,
    ]);
    expect(bets.list).toHaveLength(Math.min(50, played.length));
    const lost = await agent(agentReportsContract.bets, {
      request: { from, to, search: '', category: 'RNG', result: 'lost', language: 'EN', ...page },
    });
    expect(lost.count).toBe(counted.filter(({ stake, payout }) => payout < stake).length);

    const moves = await agent(agentReportsContract.transactions, {
      request: { from, to, search: '', group: 'all', ...page },
    });
    expect([moves.count, moves.in, moves.out]).toEqual([moved.length, sums.deposits + sums.bonuses, 0]);
    expect(moves.list.map(({ amount }) => amount).sort()).toEqual(moved.map(({ amount }) => amount).sort());

    const team = await agent(agentReportsContract.overview, { request: { from, to } });
    const before = books.bets.filter((one) => within(one, from - (to - from), from) && !one.voided);
    expect([team.members, team.validBet]).toEqual([
      below.length,
      { now: sums.validBet, before: sumOf(before, ({ validBet }) => validBet) },
    ]);
    expect(sumOf(team.list, ({ validBet }) => validBet.now)).toBe(sums.validBet);
    if (from === dayOf(from) && to === dayOf(to))
      expect(sumOf(team.days, ({ validBet }) => validBet)).toBe(sums.validBet);
  };

  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
  const who = fc.nat({ max: 5 });
  const step = fc.oneof(
    fc.record({
      do: fc.constant('bet' as const),
      who,
      hoursAgo: fc.nat({ max: 100 }),
      stake: fc.integer({ min: 1, max: 900 }),
      percent: fc.nat({ max: 100 }),
      payout: fc.nat({ max: 1_500 }),
    }),
    fc.record({ do: fc.constant('void' as const), which: fc.nat() }),
    fc.record({
      do: fc.constant('pay' as const),
      who,
      hoursAgo: fc.nat({ max: 60 }),
      kind: fc.constantFrom('deposit' as const, 'bonus' as const),
      amount: fc.integer({ min: 1, max: 999 }),
    }),
    fc.record({ do: fc.constant('move' as const), who: fc.integer({ min: 1, max: 5 }), under: who }),
    fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ do: fc.constant('rollUp' as const) }),
  );

  it('[AGENT-04] [AGENT-07] [AGENT-08] [AGENT-10] leave every report as the books have it, after late bets, voids, payments and moves of lines', {
    timeout: LONG,
  }, async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 8, maxLength: 25 }),
        fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: -7, max: 0 }),
        fc.integer({ min: 1, max: 150 }),
        async (steps, choices, first, hours) => {
          runs += 1;
          const nameOf = (place: number) => `r${runs}m${place}`;
          const books: Books = { uplines: new Map([[nameOf(0), null]]), bets: [], moves: [] };
          choices.forEach((choice, place) => {
            books.uplines.set(nameOf(place + 1), nameOf(choice % (place + 1)));
          });
          await addMembers(server, Object.fromEntries(books.uplines));
          await server.db.update(member).set({ isAgent: 1, affiliateCode: null });
          for (const one of steps) await act(books, nameOf, one);
          await rollUp();
          // On the hour or on the day, in closed days and the one under way.
          const today = dayOf(server.now());
          const from = today + first * DAY;
          const agents = [nameOf(0), nameOf(1), nameOf(2)];
          for (const name of agents) {
            const agent = await signedIn(server, name);
            await expectAgreement(agent, name, books, from, from + hours * HOUR);
            await expectAgreement(agent, name, books, from + 5 * HOUR, from + 5 * HOUR + 3 * DAY);
            await expectAgreement(agent, name, books, today - 3 * DAY, today + DAY);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  async function act(books: Books, nameOf: (place: number) => string, one: Step): Promise<void> {
    switch (one.do) {
      case 'bet': {
        const made = {
          ...{ who: nameOf(one.who), at: server.now() - one.hoursAgo * HOUR },
          ...{ stake: one.stake * P, validBet: one.stake * one.percent * 100, payout: one.payout * P, voided: false },
        };
        books.bets.push(made);
        await insertBets(server, [{ username: made.who, ...made }]);
        return;
      }
      case 'void': {
        const chosen = books.bets[one.which % Math.max(1, books.bets.length)];
        if (chosen === undefined || chosen.voided) return;
        const [row] = await server.db
          .select()
          .from(bet)
          .where(
            sql`${bet.memberId} = ${`demo-${chosen.who}`} and ${bet.settledAt} = ${chosen.at} and ${bet.stake} = ${chosen.stake}
              and ${bet.payout} = ${chosen.payout} and ${bet.voidedAt} is null`,
          )
          .limit(1);
        await server.db
          .update(bet)
          .set({ voidedAt: server.now() })
          .where(eq(bet.id, row?.id ?? ''));
        chosen.voided = true;
        return;
      }
      case 'pay': {
        const { kind, amount } = { kind: one.kind, amount: one.amount * P };
        const at = server.now() - one.hoursAgo * HOUR;
        books.moves.push({ who: nameOf(one.who), at, kind, amount });
        await server.db.transaction((transaction) =>
          post(transaction, {
            ...{ merchantCode: 'demo', book: 'main', kind, at },
            lines: [
              { account: memberAccount(`demo-${nameOf(one.who)}`, 'main'), amount },
              { account: houseAccount('demo', 'main', 'bonus'), amount: -amount },
            ],
          }),
        );
        return;
      }
      case 'move': {
        const [moved, under] = [nameOf(one.who), nameOf(one.under)];
        if (moved === under || levelBelow(books, under, moved) > 0) return;
        books.uplines.set(moved, under);
        await server.db
          .update(member)
          .set({ uplineId: `demo-${under}` })
          .where(eq(member.id, `demo-${moved}`));
        return;
      }
      case 'wait':
        server.advance(one.hours * HOUR);
        return;
      case 'rollUp':
        await rollUp();
    }
  }

  it('[AGENT-07] [AGENT-08] read closed days from the roll-up, and a late void within one run', async () => {
    await addMembers(server, { top: null, low: 'top' });
    await server.db.update(member).set({ isAgent: 1, affiliateCode: null });
    const from = dayOf(server.now()) - 2 * DAY;
    await insertBets(server, [
      { username: 'low', at: from + HOUR, stake: 300 * P },
      { username: 'low', at: from + 2 * HOUR, stake: 50 * P, payout: 80 * P },
    ]);
    const top = await signedIn(server, 'top');
    const stakes = async () => {
      const request = { from, to: from + DAY, search: '', ...page } as const;
      const bets = await top(agentReportsContract.bets, {
        request: { ...request, category: 'all', result: 'all', language: 'EN' },
      });
      const profit = await top(agentReportsContract.profit, {
        request: { ...request, scope: 'line', by: 'member', language: 'EN' },
      });
      return [bets.stake, profit.stake, profit.list[0]?.stake];
    };
    await rollUp();
    // What is not in the books is read back: the figures do come from the roll-up.
    await server.db.execute(sql`update line_day set stake = stake + 1`);
    await server.db.execute(sql`update member_sum set stake = stake + 2 where until = ${from + DAY}`);
    expect(await stakes()).toEqual([350 * P + 2, 350 * P + 2, 350 * P + 2]);
    await server.db.execute(
      sql`update bet set voided_at = ${server.now()} where stake = ${300 * P} and member_id = 'demo-low'`,
    );
    await rollUp();
    expect(await stakes()).toEqual([50 * P, 50 * P, 50 * P]);
    const rows = () => rowsOf(server.db, sql`select * from member_sum order by until, member_id`);
    const once = await rows();
    await rollUp();
    expect(await rows()).toEqual(once);
  });
});
