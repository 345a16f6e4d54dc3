import { and, eq, inArray, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendAlongLine } from '../../../server/agent/lineTransfer/sendAlongLine.ts';
import type { Database } from '../../../server/database/database.ts';
import {
  exchange,
  ledgerAccount,
  paymentOrder,
  paymentRules,
  reward,
  withdrawal,
} from '../../../server/database/schema.ts';
import { convert } from '../../../server/member/points/convert.ts';
import { redeem } from '../../../server/member/points/redeem.ts';
import { approveExchange, rejectExchange } from '../../../server/member/points/reviewExchange.ts';
import { transferFunds } from '../../../server/money/funds/transferFunds.ts';
import { balancesOf } from '../../../server/money/ledger/balances.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { settle } from '../../../server/money/payment/settle.ts';
import { approve, pay, reject } from '../../../server/money/withdraw/operatorActs.ts';
import { requestWithdrawal } from '../../../server/money/withdraw/requestWithdrawal.ts';
import { Refusal } from '../../../server/refusal.ts';
import { give } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { addAccount, operatorAct, P, signedInPlayer } from '../../support/payments.ts';
import { givePoints, HOME } from '../../support/points.ts';
import { type Reference, startReference } from '../../support/reference.ts';

/** 10,000 of them take some minutes: `MONEY_SEQUENCES=10000`. */
const SEQUENCES = Number(process.env.MONEY_SEQUENCES ?? 40);
/** So many build on each other, then the books begin anew: every one is proved against all before it. */
const MOST_IN_A_PART = 1_000;

const parts = (sequences: number): readonly (readonly [part: number, sequences: number])[] =>
  Array.from({ length: Math.ceil(sequences / MOST_IN_A_PART) }, (_, at) => [
    at + 1,
    Math.min(MOST_IN_A_PART, sequences - at * MOST_IN_A_PART),
  ]);
const MEMBERS = ['somchai', 'agent1'] as const;
const REWARDS = [
  ['demo-reward-1', 1_200],
  ['demo-reward-2', 4_800],
  ['demo-reward-5', 250],
] as const;
const WITHOUT_LIMIT = 1_000_000_000 * P;

const OPERATIONS = [
  'give',
  'givePoints',
  'vendorIn',
  'vendorOut',
  'along',
  'redeem',
  'convert',
  'withdraw',
  'approve',
  'reject',
  'pay',
  'paid',
  'failed',
  'approveExchange',
  'rejectExchange',
] as const;

const step = fc.record({
  what: fc.constantFrom(...OPERATIONS),
  who: fc.constantFrom(...MEMBERS),
  /** Of an amount in P, a quantity, or a place in a list. */
  much: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 100, max: 20_000 })),
  /** Whether the same is done twice at once. */
  beside: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

onEachDatabase('money and points', (database) => {
  let server: Reference;
  let accounts: Readonly<Record<string, string>>;
  beforeEach(async () => {
    server = await startReference({ database });
    const entries = MEMBERS.map(async (name) => [name, await addAccount(await signedInPlayer(server, name))] as const);
    accounts = Object.fromEntries(await Promise.all(entries));
    await server.db.update(paymentRules).set({
      dailyWithdrawals: 1_000_000,
      dailyWithdrawn: WITHOUT_LIMIT,
      twoPeopleFrom: WITHOUT_LIMIT,
      dailyLineTransfers: WITHOUT_LIMIT,
    });
  });
  afterEach(() => server.close());

  /** The withdrawal, or the exchange, that an operator is about to do something with. */
  const withdrawalAt = async (db: Database, much: number): Promise<string> => {
    const rows = await db
      .select({ id: withdrawal.id })
      .from(withdrawal)
      .where(inArray(withdrawal.status, ['requested', 'approved', 'paying']))
      .orderBy(withdrawal.id);
    return rows[much % Math.max(1, rows.length)]?.id ?? 'none';
  };
  const exchangeAt = async (db: Database, much: number): Promise<string> => {
    const rows = await db
      .select({ id: exchange.id })
      .from(exchange)
      .where(eq(exchange.status, 'inProgress'))
      .orderBy(exchange.id);
    return rows[much % Math.max(1, rows.length)]?.id ?? 'none';
  };
  /** What the provider tells of a withdrawal that is being paid, as often as it likes. */
  const told = async (much: number, isPaid: boolean): Promise<void> => {
    const orders = await server.db
      .select()
      .from(paymentOrder)
      .where(eq(paymentOrder.direction, 'out'))
      .orderBy(paymentOrder.reference);
    const order = orders[much % Math.max(1, orders.length)];
    if (!order) return;
    const { reference, amount } = order;
    const payments = isPaid ? [{ id: `${reference}-paid`, amount, at: server.now() }] : [];
    await settle(server.deps, { reference, state: isPaid ? 'paid' : 'failed', payments });
  };

  const run = (db: Database, { what, who, much }: Step): Promise<unknown> => {
    const { deps } = server;
    const memberId = `demo-${who}`;
    const amount = much * P;
    switch (what) {
      case 'vendorIn':
        return transferFunds(deps, db, { memberId, from: 'main', to: 'NAGA', amount });
      case 'vendorOut':
        return transferFunds(deps, db, { memberId, from: 'NAGA', to: 'main', amount });
      case 'along':
        return sendAlongLine(deps, db, { memberId, to: who === 'somchai' ? 'upline' : 'demo-somchai', amount });
      case 'redeem': {
        const [id, points] = REWARDS[much % REWARDS.length] ?? REWARDS[0];
        const quantity = (much % 3) + 1;
        return redeem(deps, db, memberId, { reward: id, quantity, points: points * quantity, receiver: HOME });
      }
      case 'convert':
        return convert(deps, db, memberId, ((much % 40) + 1) * 100);
      case 'withdraw':
        return requestWithdrawal(deps, db, {
          memberId,
          method: 'FAST',
          amount: Math.max(100, much) * P,
          bankAccountId: accounts[who] ?? '',
          language: 'EN',
        });
      case 'approve':
        return withdrawalAt(db, much).then((id) => approve(deps, db, id, operatorAct(server)));
      case 'reject':
        return withdrawalAt(db, much).then((id) => reject(db, id, operatorAct(server)));
      case 'pay':
        return withdrawalAt(db, much).then((id) => pay(db, id, operatorAct(server)));
      case 'approveExchange':
        return exchangeAt(db, much).then((id) => approveExchange(deps, db, id, operatorAct(server)));
      case 'rejectExchange':
        return exchangeAt(db, much).then((id) => rejectExchange(deps, db, id, operatorAct(server)));
      default:
        return Promise.resolve();
    }
  };
  const work = (one: Step): Promise<unknown> => {
    const { what, who, much } = one;
    switch (what) {
      case 'give':
        return give(server, `demo-${who}`, much * P);
      case 'givePoints':
        return givePoints(server, who, much * 100);
      case 'paid':
      case 'failed':
        return told(much, what === 'paid');
      default:
        return server.db.transaction((db) => run(db, one));
    }
  };
  const done = (one: Step): Promise<unknown> =>
    work(one).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });

  /** What is set aside is what waits, nobody has less than nothing, and no reward is there twice. */
  const holds = async (stocks: ReadonlyMap<string, number | null>): Promise<void> => {
    const { db } = server;
    for (const { id, balance } of await db.select().from(ledgerAccount))
      expect([id, (balance ?? 0) >= 0]).toEqual([id, true]);
    for (const who of MEMBERS) {
      const memberId = `demo-${who}`;
      const balances = await balancesOf(db, memberId);
      const waiting = await db
        .select()
        .from(withdrawal)
        .where(and(eq(withdrawal.memberId, memberId), inArray(withdrawal.status, ['requested', 'approved', 'paying'])));
      const exchanges = await db
        .select()
        .from(exchange)
        .where(and(eq(exchange.memberId, memberId), eq(exchange.status, 'inProgress')));
      expect([balances.get('held') ?? 0, balances.get('pointsHeld') ?? 0]).toEqual([
        waiting.reduce((sum, { amount }) => sum + amount, 0),
        exchanges.reduce((sum, { points }) => sum + points, 0),
      ]);
    }
    for (const { id, stock } of await db.select().from(reward)) {
      const gone = await db
        .select()
        .from(exchange)
        .where(and(eq(exchange.rewardId, id), ne(exchange.status, 'rejected')));
      const taken = gone.reduce((sum, { quantity }) => sum + quantity, 0);
      const first = stocks.get(id) ?? null;
      expect([id, stock]).toEqual([id, first === null ? null : first - taken]);
    }
  };

  it.each(parts(SEQUENCES))(
    'stay balanced over any sequence of member, operator and provider actions, concurrent ones included (part %i, %i of them)',
    async (_part, sequences) => {
      const stocks = new Map((await server.db.select().from(reward)).map(({ id, stock }) => [id, stock]));
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          for (const one of steps) await Promise.all(one.beside ? [done(one), done(one)] : [done(one)]);
          await holds(stocks);
        }),
        // Sequences build on each other: the last one is told, not a shorter one that never ran there.
        { numRuns: sequences, endOnFailure: true },
      );
      expect((await verifyLedger(server.db)).faults).toEqual([]);
    },
    30_000 + MOST_IN_A_PART * 500,
  );
});
