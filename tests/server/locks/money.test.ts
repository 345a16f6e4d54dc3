import { desc, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { payOpenBills } from '../../../server/agent/bill/openBills.ts';
import { claimBill } from '../../../server/agent/bill/reviewBill.ts';
import {
  adjustment,
  bill,
  deposit,
  payment,
  paymentEvent,
  reward,
  withdrawal,
} from '../../../server/database/schema.ts';
import { adjust, decideAdjustment } from '../../../server/desk/desk/adjustments.ts';
import { redeem as takeReward } from '../../../server/member/points/redeem.ts';
import { approveExchange, rejectExchange } from '../../../server/member/points/reviewExchange.ts';
import { setLimit } from '../../../server/member/protection/limits.ts';
import { createDeposit } from '../../../server/money/deposit/createDeposit.ts';
import { houseAccount, memberAccount } from '../../../server/money/ledger/account.ts';
import { post } from '../../../server/money/ledger/post.ts';
import { sendNewOrder } from '../../../server/money/payment/sendOrder.ts';
import { settle } from '../../../server/money/payment/settle.ts';
import { approve, pay, reject } from '../../../server/money/withdraw/operatorActs.ts';
import { voidBet } from '../../../server/play/bet/voidBet.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { play } from '../../support/bets.ts';
import { addAccount, P, signedInPlayer, withdraw } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { givePoints, redeem } from '../../support/points.ts';
import { isPostgresThere } from '../../support/testDatabase.ts';
import { oneOf, twoServers } from './atOnce.ts';

describe.skipIf(!(await isPostgresThere()))('two servers at once', () => {
  const { first, transactions, calls } = twoServers();
  const act = (operator: string) => ({ operator, at: first().now(), remark: null });
  const operator = (name: string) => ({ id: name, name, role: 'operator', hasFactor: false, tokenHash: '' }) as const;
  const has = async (username: string, purse: 'main' | 'points' = 'main') =>
    (await accountBalance(first(), `demo-${username}`, purse)) ?? 0;

  it('[API-27] pay a balance out once', async () => {
    await give(first(), 'demo-agent1', 10 * P);
    const balance = await has('agent1');
    const takeAll = () =>
      first().db.transaction((db) =>
        post(db, {
          ...{ merchantCode: 'demo', book: 'main', kind: 'bonus', at: first().now() },
          lines: [
            { account: memberAccount('demo-agent1', 'main'), amount: -balance },
            { account: houseAccount('demo', 'main', 'bonus'), amount: balance },
          ],
        }),
      );
    expect((await calls('ledger_account', takeAll, takeAll)).toSorted()).toEqual(oneOf('BALANCE_TOO_LOW'));
    expect(await has('agent1')).toBe(0);
  });

  describe('deposits', () => {
    it('credit one payment of an order, and keep another as surplus', async () => {
      const id = await first().db.transaction((db) =>
        createDeposit(first().deps, db, { memberId: 'demo-somchai', method: 'TRANSFER', amount: 1_000 * P }),
      );
      await sendNewOrder(first().deps, id);
      const before = await has('somchai');
      const paid = (number: string) => (deps: Parameters<typeof settle>[0]) =>
        settle(deps, {
          ...{ reference: id, state: 'paid' },
          payments: [{ id: number, amount: 1_000 * P, at: first().now() }],
        });
      expect(await calls('payment_order', paid('payment-1'), paid('payment-2'))).toEqual(['ok', 'ok']);
      const rows = await first().db.select().from(payment).where(eq(payment.reference, id));
      expect(rows.map(({ takenAs }) => takenAs).toSorted()).toEqual(['settled', 'surplus']);
      expect(await has('somchai')).toBe(before + 1_000 * P);
    });

    const start = (deps: Parameters<typeof createDeposit>[0], db: Parameters<typeof createDeposit>[1]) =>
      createDeposit(deps, db, { memberId: 'demo-malee', method: 'TRANSFER', amount: 1_000 * P });

    it('leave five of a member pending', async () => {
      for (let made = 0; made < 4; made += 1) await first().db.transaction((db) => start(first().deps, db));
      expect((await transactions('deposit', start, start)).toSorted()).toEqual(oneOf('LIMIT_REACHED'));
    });

    it('keep to the own limit', async () => {
      await first().db.update(deposit).set({ status: 'expired' }).where(eq(deposit.memberId, 'demo-malee'));
      const limit = { memberId: 'demo-malee', kind: 'deposit', period: 'day' } as const;
      await setLimit(first().db, { ...limit, amount: 1_500 * P }, first().now());
      expect((await transactions('deposit', start, start)).toSorted()).toEqual(oneOf('OWN_LIMIT_REACHED'));
    });
  });

  describe('withdrawals', () => {
    let player: Player;
    let account: string;
    beforeAll(async () => {
      await give(first(), 'demo-somchai', 500_000 * P);
      player = await signedInPlayer(first());
      account = await addAccount(player);
    });
    const asked = async (amount = 1_000 * P) => (await withdraw(player, account, amount)).id;
    const statusOf = async (id: string) =>
      (await first().db.select().from(withdrawal).where(eq(withdrawal.id, id)))[0]?.status;

    it('are returned once', async () => {
      const before = await has('somchai');
      const id = await asked();
      const outcomes = await transactions(
        'withdrawal',
        (_, db) => reject(db, id, act('desk1')),
        (_, db) => reject(db, id, act('desk2')),
      );
      expect([outcomes.toSorted(), await has('somchai')]).toEqual([oneOf('STATUS_CHANGED'), before]);
    });

    it('are ordered once', async () => {
      const id = await asked();
      await first().db.transaction((db) => approve(first().deps, db, id, act('desk1')));
      const outcomes = await transactions(
        'withdrawal',
        (_, db) => pay(db, id, act('desk1')),
        (_, db) => reject(db, id, act('desk2')),
      );
      expect(outcomes.toSorted()).toEqual(oneOf('STATUS_CHANGED'));
    });

    it('above twenty large ones in a day of an operator need a second', async () => {
      // Somchai has asked as often as a day allows.
      player = await signedInPlayer(first(), 'agent1');
      account = await addAccount(player);
      await give(first(), 'demo-agent1', 100_000 * P);
      const [before, one, other] = [await asked(), await asked(20_000 * P), await asked(20_000 * P)];
      await first().db.transaction((db) => approve(first().deps, db, before, act('desk2')));
      await first()
        .db.update(withdrawal)
        .set({ amount: 970_000 * P })
        .where(eq(withdrawal.id, before));
      expect(
        await transactions(
          'payment_event',
          (deps, db) => approve(deps, db, one, act('desk2')),
          (deps, db) => approve(deps, db, other, act('desk2')),
        ),
      ).toEqual(['ok', 'ok']);
      const what = await first()
        .db.select()
        .from(paymentEvent)
        .where(inArray(paymentEvent.subjectId, [before, one, other]));
      expect(
        what
          .map((event) => event.what)
          .filter((event) => event !== 'requested')
          .toSorted(),
      ).toEqual(['approved', 'approved', 'firstApproved']);
      expect([await statusOf(one), await statusOf(other)].toSorted()).toEqual(['approved', 'requested']);
    });
  });

  describe('adjustments', () => {
    const gift = { username: 'malee', purse: 'main', amount: 30_000 * P, reason: 'A gift.' } as const;

    it('of one operator are added up', async () => {
      const before = await has('malee');
      expect(
        await transactions(
          'adjustment',
          (deps, db) => adjust(deps, db, operator('desk1'), gift),
          (deps, db) => adjust(deps, db, operator('desk1'), gift),
        ),
      ).toEqual(['ok', 'ok']);
      const rows = await first().db.select().from(adjustment).where(eq(adjustment.madeBy, 'desk1'));
      expect(rows.map(({ status }) => status).toSorted()).toEqual(['done', 'pending']);
      expect(await has('malee')).toBe(before + 30_000 * P);
    });

    it('are decided once', async () => {
      const before = await has('malee');
      const { id } = await first().db.transaction((db) =>
        adjust(first().deps, db, operator('desk2'), { ...gift, amount: 60_000 * P }),
      );
      const outcomes = await transactions(
        'adjustment',
        (deps, db) => decideAdjustment(deps, db, operator('desk1'), { id, confirms: true }),
        (deps, db) => decideAdjustment(deps, db, operator('desk2'), { id, confirms: false }),
      );
      expect(outcomes.toSorted()).toEqual(oneOf('STATUS_CHANGED'));
      expect(await has('malee')).toBe(before + (outcomes[0] === 'ok' ? 60_000 * P : 0));
    });
  });

  describe('rewards', () => {
    it('give the last item away once', async () => {
      for (const name of ['somchai', 'malee']) await givePoints(first(), name, 5_000);
      await first().db.update(reward).set({ stock: 1 }).where(eq(reward.id, 'demo-reward-4'));
      const take =
        (memberId: string) => (deps: Parameters<typeof takeReward>[0], db: Parameters<typeof takeReward>[1]) =>
          takeReward(deps, db, memberId, { reward: 'demo-reward-4', quantity: 1, points: 200, receiver: undefined });
      const outcomes = await transactions('reward', take('demo-somchai'), take('demo-malee'));
      expect(outcomes.toSorted()).toEqual(oneOf('OUT_OF_STOCK'));
    });

    it('are reviewed once', async () => {
      await givePoints(first(), 'somchai', 5_000);
      const { id } = await redeem(await signedInPlayer(first()));
      const before = await has('somchai', 'points');
      const outcomes = await transactions(
        'exchange',
        (deps, db) => approveExchange(deps, db, id, act('desk1')),
        (deps, db) => rejectExchange(deps, db, id, act('desk2')),
      );
      expect(outcomes.toSorted()).toEqual(oneOf('STATUS_CHANGED'));
      expect(await has('somchai', 'points')).toBe(before + (outcomes[0] === 'ok' ? 0 : 1_200));
    });
  });

  describe('bills', () => {
    let id: string;
    let upline: string;
    let due: number;
    const open = async (status: 'claimable' | 'partPaid') => {
      const [row] = await first().db.select().from(bill).orderBy(desc(bill.due), bill.id).limit(1);
      id = row?.id ?? expect.unreachable('the demo has bills');
      upline = (row?.uplineId ?? '').slice('demo-'.length);
      await first().db.update(bill).set({ status: 'issued' });
      // Not from the beginning: that payment is in the books.
      const paid = status === 'partPaid' ? 2 : 1;
      await first().db.update(bill).set({ status, paid }).where(eq(bill.id, id));
      due = row?.due ?? 0;
      // The payer has what is due, and no more.
      await give(first(), `demo-${upline}`, due - paid - (await has(upline)));
      return row?.downlineId ?? '';
    };
    const statusOf = async () => {
      const [row] = await first().db.select().from(bill).where(eq(bill.id, id));
      return [row?.status, due - (row?.paid ?? 0), await has(upline)];
    };

    it('[CONTRACT-10] are claimed once', async () => {
      const memberId = await open('claimable');
      const claim = (deps: Parameters<typeof claimBill>[0], db: Parameters<typeof claimBill>[1]) =>
        claimBill(deps, db, { id, memberId });
      expect((await transactions('bill', claim, claim)).toSorted()).toEqual(oneOf('BILL_NOT_CLAIMABLE'));
      expect(await statusOf()).toEqual(['issued', 0, 0]);
    });

    it('[CONTRACT-10] are continued once', async () => {
      await open('partPaid');
      expect(await calls('bill', payOpenBills, payOpenBills)).toEqual(['ok', 'ok']);
      expect(await statusOf()).toEqual(['issued', 0, 0]);
    });
  });

  it('[POINTS-08] take the points of a voided bet back once', async () => {
    const before = [await has('somchai'), await has('somchai', 'points')];
    const lost = await play(first(), 'somchai', { stake: 5_000 * P });
    await play(first(), 'somchai', { stake: 5_000 * P, payout: 5_000 * P });
    const kept = (await has('somchai', 'points')) - (before[1] ?? 0);
    const annul = (deps: Parameters<typeof voidBet>[0], db: Parameters<typeof voidBet>[1]) => voidBet(deps, db, lost);
    expect(await transactions('bet', annul, annul)).toEqual(['ok', 'ok']);
    expect(kept).toBeGreaterThan(0);
    expect([await has('somchai'), await has('somchai', 'points')]).toEqual([before[0], (before[1] ?? 0) + kept / 2]);
  });
});
