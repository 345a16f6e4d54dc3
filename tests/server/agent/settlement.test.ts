import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { payPeriodAt } from '../../../server/agent/settlement/periods.ts';
import { settleAgreements } from '../../../server/agent/settlement/settleAgreements.ts';
import { bill, ledgerMovement } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { actOn, addMembers, agreed, flat, withoutAgreements } from '../../support/agents.ts';
import { insertBets, play, voidPlayedBet } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const P = 10_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

onEachDatabase('agreement settlement', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
    await withoutAgreements(server);
    await addMembers(server, { nok: 'agent2', dao: 'agent2' });
  });
  afterEach(() => server.close());

  const goTo = (instant: number) => server.advance(instant - server.now());
  const settle = () => settleAgreements(server.deps);
  const bills = () => server.db.select().from(bill).orderBy(asc(bill.toAt), asc(bill.level), asc(bill.id));
  const has = async (username: string) => (await accountBalance(server, `demo-${username}`)) ?? 0;
  /** Nobody's purse but by bills: what somebody has more than at the start. */
  const dayFrom = (instant: number) => payPeriodAt('daily', instant);

  it('[CONTRACT-11] is exact to the day boundaries in GMT+8 and runs half an hour later', async () => {
    const { start } = await agreed(server, ['agent1', 'agent2'], { tiers: flat(10_000) });
    const { from, to } = dayFrom(start ?? 0);
    const valid = [
      [from - 1, 1],
      [from, 10],
      [to - 1, 100],
      [to, 1_000],
    ] as const;
    await insertBets(
      server,
      valid.map(([at, bet]) => ({ username: 'nok', at, stake: 5 * bet * P, validBet: bet * P, payout: 2 * bet * P })),
    );
    const before = [await has('agent1'), await has('agent2')] as const;
    goTo(to + 30 * MINUTE - 1);
    await settle();
    expect(await bills()).toEqual([]);
    goTo(to + 30 * MINUTE);
    await settle();
    const [own, ...more] = await bills();
    expect(more).toEqual([]);
    expect(own).toMatchObject({
      fromAt: from,
      toAt: to,
      validBet: 110 * P,
      loss: 330 * P,
      rate: 10_000,
      activeMembers: 0,
    });
    expect(own).toMatchObject({ due: 1.1 * P, paid: 1.1 * P, status: 'issued' });
    expect([await has('agent1'), await has('agent2')]).toEqual([before[0] - 1.1 * P, before[1] + 1.1 * P]);
  });

  it('[CONST-28] creates each bill once, for any number of runs and servers', async () => {
    const pairs = [
      ['agent1', 'agent2'],
      ['agent2', 'nok'],
      ['agent2', 'dao'],
    ] as const;
    for (const pair of pairs) await agreed(server, pair, { kind: 'realTime', tiers: flat(1_000) });
    goTo(Math.ceil(server.now() / 300_000) * 300_000 + 1);
    for (const username of ['nok', 'dao', 'agent2']) await give(server, `demo-${username}`, 5_000 * P);
    for (const username of ['nok', 'dao', 'agent2', 'nok']) await play(server, username);
    server.advance(300_000);
    const before = await server.db.$count(ledgerMovement);
    const others = await Promise.all([server.restart(), server.restart()]);
    await Promise.all([server, ...others, server].map(({ deps }) => settleAgreements(deps)));
    const settled = await bills();
    expect(settled.map(({ downlineId, due, paid, status }) => [downlineId, due, paid, status])).toEqual(
      expect.arrayContaining([
        ['demo-agent2', 4 * P, 4 * P, 'issued'],
        ['demo-nok', 2 * P, 2 * P, 'issued'],
        ['demo-dao', P, P, 'issued'],
      ]),
    );
    expect(settled).toHaveLength(3);
    expect(await server.db.$count(ledgerMovement)).toBe(before + 3);
    await settle();
    server.advance(3_600_000);
    await settle();
    // What was quiet has no bill.
    expect(await bills()).toEqual(settled);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('catches up on missed periods', async () => {
    const { start } = await agreed(server, ['agent1', 'agent2'], { tiers: flat(10_000) });
    const first = start ?? 0;
    await insertBets(
      server,
      [0, 1, 2].map((day) => ({ username: 'nok', at: first + day * DAY, stake: (day + 1) * 100 * P })),
    );
    goTo(first + 3 * DAY + 30 * MINUTE);
    await settle();
    expect((await bills()).map(({ fromAt, due }) => [fromAt, due])).toEqual([
      [first, P],
      [first + DAY, 2 * P],
      [first + 2 * DAY, 3 * P],
    ]);
  });

  it('pays from the top down, so that a payee can pay with the money', async () => {
    for (const pair of [
      ['agent1', 'agent2'],
      ['agent2', 'nok'],
    ] as const)
      await agreed(server, pair, { tiers: flat(10_000) });
    const { from, to } = dayFrom(server.now() + DAY);
    await insertBets(server, [{ username: 'nok', at: from, stake: 5_000 * P }]);
    await give(server, 'demo-agent2', -(await has('agent2')));
    goTo(to + 30 * MINUTE);
    await settle();
    expect((await bills()).map(({ status, paid }) => [status, paid])).toEqual([
      ['issued', 50 * P],
      ['issued', 50 * P],
    ]);
    expect([await has('agent2'), await has('nok')]).toEqual([0, 50 * P]);
  });

  it('pays what is available, the rest later, and nothing after thirty days', async () => {
    const terms = { tiers: flat(10_000) };
    for (const name of ['agent2', 'somchai', 'malee'] as const) await agreed(server, ['agent1', name], terms);
    const { from, to } = dayFrom(server.now() + DAY);
    await insertBets(
      server,
      ['nok', 'somchai', 'malee'].map((username) => ({ username, at: from, stake: 10_000 * P })),
    );
    await give(server, 'demo-agent1', 150 * P - (await has('agent1')));
    goTo(to + 30 * MINUTE);
    await settle();
    const told = async () =>
      (await bills()).filter(({ fromAt }) => fromAt === from).map(({ status, paid }) => [status, paid]);
    expect((await told()).toSorted()).toEqual([
      ['insufficient', 0],
      ['issued', 100 * P],
      ['partPaid', 50 * P],
    ]);
    expect(await has('agent1')).toBe(0);
    await give(server, 'demo-agent1', 80 * P);
    await Promise.all([settle(), settle()]);
    expect((await told()).toSorted()).toEqual([
      ['issued', 100 * P],
      ['issued', 100 * P],
      ['partPaid', 30 * P],
    ]);
    server.advance(30 * DAY);
    await settle();
    await give(server, 'demo-agent1', 500 * P);
    await settle();
    expect((await told()).toSorted()).toEqual([
      ['expired', 30 * P],
      ['issued', 100 * P],
      ['issued', 100 * P],
    ]);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('deducts voided bets from the next bills, never below zero', async () => {
    const { start } = await agreed(server, ['agent1', 'agent2'], { tiers: flat(10_000) });
    const first = start ?? 0;
    await give(server, 'demo-nok', 100_000 * P);
    const day = async (place: number, validBet: number) => {
      goTo(first + place * DAY + 3_600_000);
      return play(server, 'nok', { stake: 2 * validBet * P, validBet: validBet * P, payout: validBet * P });
    };
    const big = await day(0, 10_000);
    const atOnce = await day(0, 700);
    await voidPlayedBet(server, atOnce);
    await day(1, 4_000);
    await voidPlayedBet(server, big);
    await day(2, 5_000);
    const last = await day(3, 2_000);
    goTo(first + 4 * DAY + 30 * MINUTE);
    await settle();
    const numbers = (await bills()).map(({ validBet, share, voided, owedBefore, due, owedAfter }) =>
      [validBet, share, voided, owedBefore, due, owedAfter].map((amount) => amount / P),
    );
    expect(numbers).toEqual([
      [10_000, 100, 0, 0, 100, 0],
      [4_000, 40, -100, 0, 0, -60],
      [5_000, 50, 0, -60, 0, -10],
      [2_000, 20, 0, -10, 10, 0],
    ]);
    await voidPlayedBet(server, last);
    goTo(first + 5 * DAY + 30 * MINUTE);
    await settle();
    expect((await bills()).at(-1)).toMatchObject({ voided: -20 * P, owedAfter: -20 * P, due: 0, status: 'notReached' });
  });

  it('counts each bet for one version of an agreement', async () => {
    const one = await agreed(server, ['agent1', 'agent2'], { tiers: flat(10_000) });
    goTo((one.start ?? 0) + 12 * 3_600_000);
    const two = await agreed(server, ['agent1', 'agent2'], { tiers: flat(5_000) });
    const edge = two.start ?? 0;
    await insertBets(server, [
      { username: 'nok', at: edge - 1, stake: 300 * P, validBet: 100 * P },
      { username: 'nok', at: edge, stake: 1_500 * P, validBet: 1_000 * P },
    ]);
    goTo(edge + DAY + 30 * MINUTE);
    const ended = await actOn(server, 'agent1', two, 'requestTermination').then(() =>
      actOn(server, 'agent2', two, 'acceptTermination'),
    );
    await insertBets(server, [{ username: 'nok', at: ended.agreement.end ?? 0, stake: 50 * P }]);
    goTo(edge + 5 * DAY);
    await settle();
    expect((await bills()).map(({ agreementId, fromAt, due }) => [agreementId, fromAt, due])).toEqual([
      [one.id, edge - DAY, P],
      [two.id, edge, 5 * P],
      [two.id, edge + DAY, 0],
    ]);
  });

  it('pays a dividend on a half month’s loss and carries a team win into one period', async () => {
    const { start } = await agreed(server, ['agent1', 'agent2'], {
      kind: 'dividend',
      period: 'semimonthly',
      tiers: flat(100_000),
    });
    let span = payPeriodAt('semimonthly', start ?? 0);
    const lost = [1_000, -600, 400, 500, -900, 0, 300];
    for (const amount of lost) {
      const bets = {
        username: 'dao',
        at: span.to - 1,
        stake: 1_000 * P,
        validBet: 250 * P,
        payout: (1_000 - amount) * P,
      };
      await insertBets(server, [bets]);
      span = payPeriodAt('semimonthly', span.to);
    }
    goTo(span.from + 40 * MINUTE);
    await settle();
    expect(
      (await bills()).map(({ loss, carriedIn, due, status }) => [loss / P, carriedIn / P, due / P, status]),
    ).toEqual([
      [1_000, 0, 100, 'issued'],
      [-600, 0, 0, 'notReached'],
      [400, -600, 0, 'notReached'],
      [500, 0, 50, 'issued'],
      [-900, 0, 0, 'notReached'],
      [0, -900, 0, 'notReached'],
      [300, 0, 30, 'issued'],
    ]);
  });

  it('pays the highest tier reached since the pay period began', async () => {
    const tier = { minValidBet: 0, minLoss: 0, minActiveMembers: 0 };
    const tiers = [
      { ...tier, minActiveMembers: 1, rate: 1_000 },
      { ...tier, minActiveMembers: 2, minValidBet: 2_000 * P, rate: 5_000 },
      { ...tier, minActiveMembers: 2, minValidBet: 2_000 * P, minLoss: 5_000 * P, rate: 9_000 },
    ];
    const { start } = await agreed(server, ['agent1', 'agent2'], { tiers, period: 'monthly' });
    const month = payPeriodAt('monthly', (start ?? 0) + 40 * DAY);
    const on = (day: number, username: string, validBet: number) => ({
      username,
      at: month.from + day * DAY,
      // As much is lost as is bet validly.
      ...{ stake: 3 * validBet * P, validBet: validBet * P, payout: 2 * validBet * P },
    });
    await insertBets(server, [
      on(0, 'nok', 499),
      on(1, 'nok', 1),
      on(2, 'dao', 1_500),
      on(3, 'dao', 1_000),
      on(4, 'dao', 4_000),
    ]);
    goTo(month.from + 5 * DAY + 30 * MINUTE);
    await settle();
    const own = (await bills()).filter(({ fromAt }) => fromAt >= month.from);
    expect(
      own.map(({ countedValidBet, activeMembers, rate, due, status }) => [
        countedValidBet / P,
        activeMembers,
        rate,
        due,
        status,
      ]),
    ).toEqual([
      [499, 0, 0, 0, 'notReached'],
      [500, 1, 1_000, 0, 'issued'],
      [2_000, 2, 5_000, 7.5 * P, 'issued'],
      [3_000, 2, 5_000, 5 * P, 'issued'],
      [7_000, 2, 9_000, 36 * P, 'issued'],
    ]);
    expect(own[0]?.tier).toBeNull();
    const [paid] = await server.db
      .select()
      .from(ledgerMovement)
      .where(eq(ledgerMovement.cause, `${own[4]?.id}/0`));
    expect(paid).toMatchObject({ kind: 'dailySalary', merchantCode: 'demo', book: 'main' });
  });
});
