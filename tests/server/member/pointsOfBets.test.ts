import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bet as betTable, exchange, ledgerMovement, pointEarning, reward } from '../../../server/database/schema.ts';
import { approveExchange, rejectExchange } from '../../../server/member/points/reviewExchange.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { insertBets, play, voidPlayedBet } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { outcomeOf, P, signedInPlayer } from '../../support/payments.ts';
import { balanceOf, convert, redeem, review } from '../../support/points.ts';
import { type Reference, startReference } from '../../support/reference.ts';

onEachDatabase('points for bets', (database) => {
  let server: Reference;
  beforeAll(async () => {
    server = await startReference({ database });
    for (const username of ['agent1', 'agent2', 'malee', 'weak', 'agent42'])
      await give(server, `demo-${username}`, 1_000_000 * P);
  });
  afterAll(async () => {
    const { faults } = await verifyLedger(server.db);
    await server.close();
    expect(faults).toEqual([]);
  });

  const pointsOf = async (username: string) => (await accountBalance(server, `demo-${username}`, 'points')) ?? 0;
  const bet = (username: string, validBet: number, more: Parameters<typeof play>[2] = {}) =>
    play(server, username, { stake: validBet, validBet, ...more });

  it('are one per P 100 of total valid bets', async () => {
    await bet('malee', 50 * P);
    expect(await pointsOf('malee')).toBe(0);
    await bet('malee', 50 * P);
    expect(await pointsOf('malee')).toBe(1);
    await bet('malee', 0, { stake: 900 * P });
    await bet('malee', 299 * P, { stake: 500 * P, payout: 2_000 * P });
    expect(await pointsOf('malee')).toBe(3);
    await bet('malee', 1 * P);
    expect(await pointsOf('malee')).toBe(4);
  });

  it('are added once per bet, concurrent reports included', async () => {
    const told = { requestId: 'points-once' };
    await Promise.all([1, 2, 3, 4, 5].map(() => bet('weak', 250 * P, told)));
    expect(await pointsOf('weak')).toBe(2);
    await Promise.all(Array.from({ length: 15 }, () => bet('weak', 50 * P)));
    expect(await pointsOf('weak')).toBe(10);
  });

  it('are taken back once when a bet is voided', async () => {
    const one = await bet('agent1', 730 * P);
    await bet('agent1', 70 * P);
    expect(await pointsOf('agent1')).toBe(8);
    await Promise.all([voidPlayedBet(server, one), voidPlayedBet(server, one)]);
    expect(await pointsOf('agent1')).toBe(0);
    await bet('agent1', 30 * P);
    expect(await pointsOf('agent1')).toBe(1);
  });

  it('already spent are offset by later bets, and no balance goes below zero', async () => {
    const player = await signedInPlayer(server, 'agent2');
    const one = await bet('agent2', 50_000 * P);
    await convert(player, 400);
    await voidPlayedBet(server, one);
    expect(await pointsOf('agent2')).toBe(0);
    await bet('agent2', 39_999 * P);
    expect(await pointsOf('agent2')).toBe(0);
    await bet('agent2', 201 * P);
    expect(await pointsOf('agent2')).toBe(2);
  });

  it('ignore trials and bets from before points existed', async () => {
    await give(server, 'demo-staff', 1_000 * P, 'trial');
    await bet('staff', 500 * P);
    expect(await pointsOf('staff')).toBe(0);
    await bet('agent42', 300 * P);
    await insertBets(server, [{ username: 'agent42', at: server.now(), stake: 900 * P }]);
    const rows = await server.db.select().from(betTable).where(eq(betTable.memberId, 'demo-agent42'));
    const old = rows.find(({ givesPoints, stake }) => !givesPoints && stake === 900 * P);
    if (!old) throw new Error('no bet from before');
    await voidPlayedBet(server, old);
    expect(await pointsOf('agent42')).toBe(3);
  });

  it('and stock stay balanced after any sequence of actions', async () => {
    const player = await signedInPlayer(server);
    const purses = async () => {
      const { points, held } = await balanceOf(player);
      return { points, held };
    };
    const id = 'demo-reward-1';
    const [start, stock] = [(await purses()).points, 40];
    const bets: Awaited<ReturnType<typeof bet>>[] = [];
    const open: string[] = [];
    const acts: Record<string, (size: number) => Promise<unknown>> = {
      bet: async (size) => bets.push(await bet('somchai', size * P)),
      void: async (size) => bets.length > 0 && voidPlayedBet(server, bets[size % bets.length] as (typeof bets)[number]),
      redeem: async (size) => {
        const quantity = 1 + (size % 3);
        const got = await outcomeOf(redeem(player, { quantity, points: quantity * 1_200 }));
        if (!Array.isArray(got)) open.push((got as { readonly id: string }).id);
      },
      approve: async () => open.length > 0 && review(server, approveExchange, open.pop() ?? ''),
      reject: async () => open.length > 0 && review(server, rejectExchange, open.shift() ?? ''),
      convert: (size) => outcomeOf(convert(player, 100 * (1 + (size % 20)))),
    };
    await give(server, 'demo-somchai', 1_000_000 * P);
    const some = fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat({ max: 900 }));
    const [steps = []] = fc.sample(fc.array(some, { minLength: 120, maxLength: 120 }), {
      numRuns: 1,
      seed: 20_261_122,
    });
    for (const [name, size] of steps) {
      server.advance(1);
      await acts[name]?.(size);
      const { points, held } = await purses();
      const own = eq(exchange.memberId, 'demo-somchai');
      const rows = await server.db.select().from(exchange).where(own);
      const sum = (wanted: (row: (typeof rows)[number]) => boolean, what: 'points' | 'quantity') =>
        rows.filter(wanted).reduce((total, row) => total + row[what], 0);
      const [{ given } = { given: 0 }] = await server.db
        .select()
        .from(pointEarning)
        .where(eq(pointEarning.memberId, 'demo-somchai'));
      expect(held).toBe(sum(({ status }) => status === 'inProgress', 'points'));
      expect(points).toBe(start + given - sum(({ status }) => status !== 'rejected', 'points'));
      const [left] = await server.db.select({ stock: reward.stock }).from(reward).where(eq(reward.id, id));
      expect(left?.stock).toBe(
        stock - sum(({ status, kind }) => kind === 'goods' && status !== 'rejected', 'quantity'),
      );
      expect(Math.min(points, held, left?.stock ?? -1)).toBeGreaterThanOrEqual(0);
    }
    expect(await server.db.$count(ledgerMovement, eq(ledgerMovement.kind, 'pointsTakenBack'))).toBeGreaterThan(0);
  });
});
