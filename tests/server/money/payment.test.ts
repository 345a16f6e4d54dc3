import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PaymentReport } from '../../../protocol/payments.ts';
import { pendingTasksDone } from '../../../server/account/verification/runAfterResponse.ts';
import { payment, paymentOrder, providerOrder } from '../../../server/database/schema.ts';
import { createDeposit } from '../../../server/money/deposit/createDeposit.ts';
import { rowsOf } from '../../../server/money/ledger/rowsOf.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { sendNewOrder } from '../../../server/money/payment/sendOrder.ts';
import { settle } from '../../../server/money/payment/settle.ts';
import type { SimulatedFault, SimulatedFaults } from '../../../server/money/payment/simulatedFaults.ts';
import { requestWithdrawal } from '../../../server/money/withdraw/requestWithdrawal.ts';
import { depositContract } from '../../../src/api/contract/money/deposit.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { addAccount, advanceTime, approveAndPay, newKey, P, signedInPlayer } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const MINUTE = 60_000;
/** Several hundred take some minutes: `PAYMENTS=300`. */
const PAYMENTS = Number(process.env.PAYMENTS ?? 60);

/** Numbers that look random and are the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const houseHolds = async ({ db }: Reference, purse: string): Promise<number> => {
  const [row] = await rowsOf<{ readonly sum: unknown }>(
    db,
    sql`select coalesce(sum(amount), 0) as sum from ledger_entry where account_id = ${`house/demo/main/${purse}`}`,
  );
  return Number(row?.sum);
};

onEachDatabase('payments', (database) => {
  let server: Reference;
  let next: SimulatedFault[] = [];
  let random: (() => number) | null = null;
  const mishaps: SimulatedFaults = {
    nextOrderFault: () => {
      if (random === null) return next.shift() ?? 'none';
      const wrong: SimulatedFault[] = ['twice', 'late', 'silent', 'unheard', 'unanswered'];
      return random() < 0.2 ? (wrong[Math.floor(random() * wrong.length)] ?? 'none') : 'none';
    },
    dropsNextResponse: () => random !== null && random() < 0.2,
  };
  beforeEach(async () => {
    next = [];
    random = null;
    server = await startReference({ database, mishaps });
  });
  afterEach(() => server.close());

  const deposit = async (amount = 1_000 * P, method = 'TRANSFER') => {
    const player = await signedInPlayer(server);
    const request = { method, amount, language: 'EN' } as const;
    const { id } = await player.api(depositContract.create, { request, idempotencyKey: newKey() });
    await pendingTasksDone();
    return id;
  };
  const detail = async (id: string) =>
    (await signedInPlayer(server)).api(depositContract.detail, { request: { id, language: 'EN' }, headers: {} });
  const callback = (report: PaymentReport) => settle(server.deps, report);
  const STARTS_WITH = 12_480.5 * P;

  it('reach the member once, however often it arrives', async () => {
    const id = await deposit();
    await advanceTime(server, 20_000);
    expect(await accountBalance(server, 'demo-somchai')).toBe(STARTS_WITH + 1_000 * P);
    const report = {
      reference: id,
      state: 'paid',
      payments: [{ id: `${id}#1`, amount: 1_000 * P, at: 1 }],
    } satisfies PaymentReport;
    await Promise.all(Array.from({ length: 20 }, () => callback(report)));
    expect(await accountBalance(server, 'demo-somchai')).toBe(STARTS_WITH + 1_000 * P);
    expect(await server.db.$count(payment)).toBe(1);
  });

  it('of nobody’s order change nothing', async () => {
    await callback({ reference: 'nobody', state: 'paid', payments: [{ id: 'x', amount: 5, at: 1 }] });
    expect(await server.db.$count(payment)).toBe(0);
  });

  it('that the provider takes back are held against the house once, whatever the order of reports; the member keeps the money', async () => {
    const id = await deposit();
    const paid = { id: `${id}#1`, amount: 1_000 * P, at: 1 };
    const reversed = { reference: id, state: 'paid', payments: [{ ...paid, reversedAt: 2 }] } satisfies PaymentReport;
    await Promise.all([callback(reversed), callback({ ...reversed, payments: [paid] }), callback(reversed)]);
    expect(await accountBalance(server, 'demo-somchai')).toBe(STARTS_WITH + 1_000 * P);
    expect([await houseHolds(server, 'suspense'), await houseHolds(server, 'payments')]).toEqual([-1_000 * P, 0]);
    const { status, timeline } = await detail(id);
    expect([status, timeline.map(({ what, amount }) => [what, amount])]).toEqual([
      'paid',
      [
        ['created', 1_000 * P],
        ['started', null],
        ['paid', 1_000 * P],
        ['reversed', 1_000 * P],
      ],
    ]);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it.each<SimulatedFault>(['late', 'silent', 'unanswered', 'unheard'])(
    'that are %s are found by reconciliation',
    async (mishap) => {
      next = [mishap];
      const id = await deposit();
      for (let time = 0; time < 6; time += 1) await advanceTime(server, 20_000);
      expect((await detail(id)).status).toBe('paid');
      await advanceTime(server, 2 * 60 * MINUTE);
      expect(await accountBalance(server, 'demo-somchai')).toBe(STARTS_WITH + 1_000 * P);
    },
  );

  it('made twice are credited once; the surplus is held in suspense and shown', async () => {
    next = ['twice'];
    const id = await deposit();
    for (let time = 0; time < 8; time += 1) await advanceTime(server, 20_000);
    expect(await accountBalance(server, 'demo-somchai')).toBe(STARTS_WITH + 1_000 * P);
    const { status, surplus, timeline } = await detail(id);
    expect([status, surplus, timeline.map(({ what }) => what)]).toEqual([
      'paid',
      1_000 * P,
      ['created', 'started', 'paid', 'surplus'],
    ]);
    expect([await houseHolds(server, 'suspense'), await houseHolds(server, 'payments')]).toEqual([
      1_000 * P,
      -2_000 * P,
    ]);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('of another amount are held in suspense', async () => {
    const id = await deposit();
    await callback({ reference: id, state: 'paid', payments: [{ id: 'odd', amount: 7 * P, at: 1 }] });
    expect(await accountBalance(server, 'demo-somchai')).toBe(STARTS_WITH);
    expect([await houseHolds(server, 'suspense'), (await detail(id)).surplus]).toEqual([7 * P, 7 * P]);
  });

  it('that fail or time out end; late money is still credited', async () => {
    next = ['fails'];
    const failed = await deposit();
    for (let time = 0; time < 3; time += 1) await advanceTime(server, 20_000);
    expect((await detail(failed)).status).toBe('failed');
    next = Array<SimulatedFault>(500).fill('unheard');
    const expired = await deposit();
    await advanceTime(server, 30 * MINUTE);
    expect((await detail(expired)).status).toBe('expired');
    await callback({ reference: expired, state: 'paid', payments: [{ id: 'late', amount: 1_000 * P, at: 1 }] });
    expect((await detail(expired)).status).toBe('paid');
    expect(await accountBalance(server, 'demo-somchai')).toBe(STARTS_WITH + 1_000 * P);
  });

  it(`match the provider’s books after reconciliation, with a fifth of ${PAYMENTS} lost, doubled or late, on three servers`, async () => {
    random = seeded(20_261_122);
    const servers = [server, await server.restart(), await server.restart()];
    await give(server, 'demo-agent1', 1_000_000 * P);
    const account = await addAccount(await signedInPlayer(server, 'agent1'));
    await server.db.execute(sql`update payment_rules set daily_withdrawals = 100000`);
    const send = (reference: string) => sendNewOrder(server.deps, reference).catch(() => {});
    for (let nth = 0; nth < PAYMENTS; nth += 1) {
      const amount = (100 + nth) * P;
      if (nth % 3 === 0) {
        const id = await server.db.transaction((db) =>
          requestWithdrawal(server.deps, db, {
            memberId: 'demo-agent1',
            method: nth % 2 ? 'FAST' : 'TRANSFER',
            amount,
            bankAccountId: account,
            language: 'EN',
          }),
        );
        await send(await approveAndPay(server, id));
      } else {
        const method = nth % 2 ? 'EWALLET' : 'TRANSFER';
        const memberId = `member-${nth % 50}`;
        await send(await server.db.transaction((db) => createDeposit(server.deps, db, { memberId, method, amount })));
      }
    }
    for (const ms of [20_000, 20_000, MINUTE, 5 * MINUTE, ...Array<number>(6).fill(90 * MINUTE)]) {
      server.advance(ms);
      await advanceTime(servers, 0);
    }
    const orders = await server.db.select().from(providerOrder);
    const ours = await server.db.select().from(paymentOrder);
    expect([orders.length, ours.length, new Set(ours.map(({ state }) => state))]).toEqual([
      PAYMENTS,
      PAYMENTS,
      new Set(['paid']),
    ]);
    expect(orders.some(({ payments }) => payments === 2)).toBe(true);
    const inAll = orders.reduce(
      (sum, { direction, amount, payments }) => sum + (direction === 'in' ? 1 : -1) * amount * payments,
      0,
    );
    expect(await houseHolds(server, 'payments')).toBe(-inAll);
    const beyond = orders.reduce(
      (sum, { direction, amount, payments }) => sum + (direction === 'in' ? 1 : -1) * amount * (payments - 1),
      0,
    );
    expect(await houseHolds(server, 'suspense')).toBe(beyond);
    expect(await accountBalance(server, 'demo-agent1', 'held')).toBe(0);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  }, 240_000);
});
