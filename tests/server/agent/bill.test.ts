import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billMonths } from '../../../server/agent/bill/billMonths.ts';
import { reviewBill } from '../../../server/agent/bill/reviewBill.ts';
import { settleAgreements } from '../../../server/agent/settlement/settleAgreements.ts';
import { bill } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { billContract as calls } from '../../../src/api/contract/agent/bill.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { addMembers, agreed, flat, signedIn, withoutAgreements } from '../../support/agents.ts';
import { insertBets } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom } from '../site/visitor.ts';

const P = 10_000;
const DAY = 86_400_000;

onEachDatabase('agreement bills', (database) => {
  let server: Reference;
  let first: number;
  /** The bills of agent2 by day; the last three are so large that the operator looks at them. */
  let ids: readonly string[];
  beforeAll(async () => {
    server = await startReference({ database });
    await withoutAgreements(server);
    await addMembers(server, { nok: 'agent2' });
    const tiers = [...flat(5_000), { ...flat(10_000)[0], minActiveMembers: 1, rate: 10_000 } as never];
    const { start } = await agreed(server, ['agent1', 'agent2'], { tiers });
    first = start ?? 0;
    const valid = [400, 2_000, 20_000_000, 30_000_000, 40_000_000];
    await insertBets(
      server,
      valid.map((bet, day) => ({
        ...{ username: 'nok', at: first + day * DAY },
        ...{ stake: 5 * bet * P, validBet: bet * P, payout: 2 * bet * P },
      })),
    );
    server.advance(first + 5 * DAY + DAY / 24 - server.now());
    await settleAgreements(server.deps);
    const rows = await server.db.select({ id: bill.id }).from(bill).orderBy(asc(bill.toAt));
    ids = rows.map(({ id }) => id);
  });
  afterAll(() => server.close());

  const asked = { as: 'downline', kind: 'all', status: 'all', from: 0, page: 1, pageSize: '10' } as const;
  const idAt = (day: number): string => ids[day] ?? '';
  const review = (day: number, approved: boolean, remark = '') =>
    server.db.transaction((db) => reviewBill(server.deps, db, { id: idAt(day), approved, remark }));
  const claimAs = async (username: string, day: number, idempotencyKey: string = crypto.randomUUID()) =>
    (await signedIn(server, username))(calls.claim, { request: { id: idAt(day) }, idempotencyKey });

  it('[CONTRACT-10] lists bills for payer and payee, with sums', async () => {
    const to = server.now();
    const list = async (username: string, request: object) =>
      (await signedIn(server, username))(calls.list, { request: { ...asked, to, ...request } });
    const mine = await list('agent2', { pageSize: '10' });
    expect(mine).toMatchObject({ count: 5, due: 900_022 * P, paid: 22 * P, before: { due: 0, paid: 0 } });
    // The second day's bill against the first day's.
    const second = await list('agent2', { from: first + DAY, to: first + 2 * DAY });
    expect(second).toMatchObject({ count: 1, before: { due: 2 * P, paid: 2 * P } });
    expect(mine.list.at(-1)).toEqual({
      id: idAt(0),
      agreementId: idAt(0).split('.')[0],
      kind: 'daily',
      own: 'downline',
      payer: { username: 'agent1', nickname: 'Anong' },
      payee: { username: 'agent2', nickname: 'Boonmee' },
      from: first,
      to: first + DAY,
      activeMembers: 0,
      validBet: 400 * P,
      loss: 1_200 * P,
      carriedOver: 0,
      rate: 5_000,
      due: 2 * P,
      paid: 2 * P,
      status: 'issued',
      issuedAt: server.now(),
      remark: '',
      mayClaim: false,
      counted: { from: first, validBet: 400 * P, loss: 1_200 * P, activeMembers: 0 },
      tier: { minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate: 5_000 },
      nextTier: { minValidBet: 0, minLoss: 0, minActiveMembers: 1, rate: 10_000 },
      lines: [
        { key: 'share', amount: 2 * P, base: 400 * P, rate: 5_000 },
        { key: 'due', amount: 2 * P, base: null, rate: null },
      ],
    });
    expect((await list('agent1', { as: 'upline' })).list.map(({ id, own }) => [id, own])).toEqual(
      ids.toReversed().map((id) => [id, 'upline']),
    );
    expect((await list('agent2', { as: 'upline' })).count).toBe(0);
    expect((await list('agent2', { status: 'inReview' })).count).toBe(3);
    expect((await list('agent2', { kind: 'hourly' })).count).toBe(0);
    expect((await list('agent2', { from: first + DAY, to: first + 2 * DAY })).list.map(({ id }) => id)).toEqual([
      idAt(1),
    ]);
    expect((await list('agent2', { pageSize: '10', page: 2 })).list).toEqual([]);
  });

  it('[AGENT-09] sums the last six months by kind, for payer and payee', async () => {
    const [row] = await server.db
      .select()
      .from(bill)
      .where(eq(bill.id, idAt(0)));
    const sides = { uplineId: 'demo-agent41', downlineId: 'demo-agent42' };
    const insert = (id: string, kind: 'daily' | 'hourly', toAt: number, due: number, paid: number) =>
      server.db.insert(bill).values({
        ...(row as typeof bill.$inferInsert),
        ...sides,
        id,
        kind,
        fromAt: toAt - 1,
        toAt,
        share: due,
        due,
        paid,
      });
    await insert('too old', 'daily', Date.UTC(2026, 4, 31, 16), 1 * P, 1 * P);
    await insert('last of October', 'daily', Date.UTC(2026, 9, 31, 16), 5 * P, 5 * P);
    await insert('first of November', 'hourly', Date.UTC(2026, 9, 31, 17), 7 * P, 0);
    await insert('another', 'hourly', Date.UTC(2026, 10, 20, 17), 3 * P, 2 * P);
    const asked = { kinds: ['daily', 'hourly'], now: Date.UTC(2026, 10, 30, 15, 59) } as const;
    const months = await billMonths(server.db, { ...asked, as: 'downline', memberId: 'demo-agent42' });
    const month = (from: string, to: string, daily: number, hourly: readonly [due: number, paid: number]) => ({
      ...{ from: Date.parse(from), to: Date.parse(to) },
      sums: [
        { kind: 'daily', due: daily, paid: daily },
        { kind: 'hourly', due: hourly[0], paid: hourly[1] },
      ],
    });
    expect(months).toEqual([
      month('2026-05-31T16:00Z', '2026-06-30T16:00Z', 0, [0, 0]),
      month('2026-06-30T16:00Z', '2026-07-31T16:00Z', 0, [0, 0]),
      month('2026-07-31T16:00Z', '2026-08-31T16:00Z', 0, [0, 0]),
      month('2026-08-31T16:00Z', '2026-09-30T16:00Z', 0, [0, 0]),
      month('2026-09-30T16:00Z', '2026-10-31T16:00Z', 5 * P, [0, 0]),
      month('2026-10-31T16:00Z', '2026-11-30T16:00Z', 0, [10 * P, 2 * P]),
    ]);
    expect(await billMonths(server.db, { ...asked, as: 'upline', memberId: 'demo-agent41' })).toEqual(months);
    await server.db.delete(bill).where(eq(bill.uplineId, 'demo-agent41'));
  });

  it('[AGENT-09] tells agents the months of their own bills alone', async () => {
    const paid = async (username: string, as: 'upline' | 'downline') =>
      (await (await signedIn(server, username))(calls.months, { request: { as } })).months
        .flatMap(({ sums }) => sums)
        .reduce((total, sum) => total + sum.paid, 0);
    expect(await Promise.all([paid('agent2', 'downline'), paid('agent1', 'upline')])).toEqual([22 * P, 22 * P]);
    expect(await Promise.all([paid('agent2', 'upline'), paid('nok', 'downline')])).toEqual([0, 0]);
  });

  it('explains the amount and the condition of the next tier', async () => {
    const detail = await (await signedIn(server, 'agent2'))(calls.detail, { request: { id: idAt(0) } });
    expect(detail).toMatchObject({
      counted: { from: first, validBet: 400 * P, loss: 1_200 * P, activeMembers: 0 },
      tier: { rate: 5_000 },
      nextTier: { minActiveMembers: 1, rate: 10_000 },
      lines: [
        { key: 'share', amount: 2 * P, base: 400 * P, rate: 5_000 },
        { key: 'due', amount: 2 * P, base: null, rate: null },
      ],
    });
  });

  it('holds large bills for the operator, then pays a claimed one once', async () => {
    const refused = { code: 'BILL_NOT_CLAIMABLE' };
    expect(await failureFrom(claimAs('agent2', 2))).toMatchObject(refused);
    await review(2, true);
    await give(server, 'demo-agent1', 1_000_000 * P);
    const before = (await accountBalance(server, 'demo-agent2')) ?? 0;
    for (const other of ['agent1', 'somchai', 'nok'])
      expect((await failureFrom(claimAs(other, 2))) as object).toMatchObject({ code: 'NOT_FOUND' });
    const key = crypto.randomUUID();
    const answers = await Promise.all([claimAs('agent2', 2, key), claimAs('agent2', 2, key)]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'issued', due: 200_000 * P, paid: 200_000 * P });
    expect(await failureFrom(claimAs('agent2', 2))).toMatchObject(refused);
    expect(await accountBalance(server, 'demo-agent2')).toBe(before + 200_000 * P);
    await expect(review(2, true)).rejects.toMatchObject(refused);
  });

  it('does not pay a rejected bill and returns the reason', async () => {
    await review(3, false, 'Bets on both sides');
    expect(await failureFrom(claimAs('agent2', 3))).toMatchObject({ code: 'BILL_NOT_CLAIMABLE' });
    const { status, remark, paid } = await (await signedIn(server, 'agent2'))(calls.detail, {
      request: { id: idAt(3) },
    });
    expect([status, remark, paid]).toEqual(['rejected', 'Bets on both sides', 0]);
  });

  it('pays a claimed bill in part when the upline’s balance is too low', async () => {
    await review(4, true);
    await give(server, 'demo-agent1', 300_000 * P - ((await accountBalance(server, 'demo-agent1')) ?? 0));
    expect(await claimAs('agent2', 4)).toMatchObject({ status: 'partPaid', due: 400_000 * P, paid: 300_000 * P });
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it.each(['somchai', 'nok', 'agent41'])('refuses %s', async (username) => {
    const api = await signedIn(server, username);
    expect(await failureFrom(api(calls.detail, { request: { id: idAt(0) } }))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await api(calls.list, { request: { ...asked, to: server.now() } })).count).toBe(0);
  });
});
