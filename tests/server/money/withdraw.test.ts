import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paymentEvent, paymentPassword, withdrawal } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { approve, pay, reject } from '../../../server/money/withdraw/operatorActs.ts';
import { withdrawalContract } from '../../../src/api/contract/money/withdraw.ts';
import { ANY_TIME } from '../../../src/api/contract/paging.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import {
  addAccount,
  advanceTime,
  approveAndPay,
  newKey,
  operatorAct,
  outcomeOf,
  P,
  sendSealed,
  signedInPlayer,
  withdraw,
} from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { nextMidnight } from '../../support/siteDay.ts';

const HAS = 12_480.5 * P;

onEachDatabase('withdrawals', (database) => {
  let server: Reference;
  let player: Player;
  let account: string;
  beforeEach(async () => {
    server = await startReference({ database });
    player = await signedInPlayer(server);
    account = await addAccount(player);
  });
  afterEach(() => server.close());

  const quote = () => player.api(withdrawalContract.quote, { request: { language: 'EN' } });
  const detail = (id: string, one = player) =>
    one.api(withdrawalContract.detail, { request: { id, language: 'EN' }, headers: {} });
  const held = async () => [
    await accountBalance(server, 'demo-somchai'),
    await accountBalance(server, 'demo-somchai', 'held'),
  ];
  const inTransaction = <T>(work: Parameters<typeof server.db.transaction<T>>[0]) => server.db.transaction(work);

  it('quote methods, fees, limits, and no duration before one was measured', async () => {
    expect(await quote()).toEqual({
      methods: [
        {
          code: 'TRANSFER',
          kind: 'bank',
          name: 'Bank transfer',
          min: 100 * P,
          max: 200_000 * P,
          feeFixed: 0,
          feeRate: 0,
          typicalMs: null,
        },
        {
          code: 'FAST',
          kind: 'bank',
          name: 'Fast transfer',
          min: 100 * P,
          max: 50_000 * P,
          feeFixed: 10 * P,
          feeRate: 50,
          typicalMs: null,
        },
      ],
      available: HAS,
      leftToday: { count: 10, amount: 1_000_000 * P },
      withdrawalsFrom: null,
      autoReceiptMinutes: 1_440,
      serverTime: server.now(),
    });
    for (let nth = 0; nth < 5; nth += 1) {
      const { id } = await withdraw(player, account, 100 * P);
      await approveAndPay(server, id);
    }
    await advanceTime(server, 10_000);
    await advanceTime(server, 30_000);
    const { methods, leftToday } = await quote();
    expect([methods[0]?.typicalMs, methods[1]?.typicalMs]).toEqual([40_000, null]);
    expect(leftToday).toEqual({ count: 5, amount: (1_000_000 - 500) * P });
  });

  it('hold the money, are paid after approval, then await the receipt', async () => {
    const asked = await withdraw(player, account, 1_000 * P, { method: 'FAST' });
    expect(await held()).toEqual([HAS - 1_000 * P, 1_000 * P]);
    await approveAndPay(server, asked.id);
    await advanceTime(server, 10_000);
    await advanceTime(server, 20_000);
    expect(await held()).toEqual([HAS - 1_000 * P, 0]);
    const at = server.now();
    expect(await detail(asked.id)).toEqual({
      id: asked.id,
      reference: expect.stringMatching(/^W(-[0-9A-HJKMNP-TV-Z]{4}){2}$/),
      status: 'awaiting',
      method: { code: 'FAST', kind: 'bank', name: 'Fast transfer' },
      amount: 1_000 * P,
      fee: 15 * P,
      payout: 985 * P,
      account: { bank: { code: 'LANTERN', name: 'Lantern Bank' }, holderName: 'สมชาย ใจดี', last4: '7890' },
      requestedAt: at - 30_000,
      paidAt: at,
      autoReceiptAt: at + 1_440 * 60_000,
      received: null,
      remaining: null,
      canConfirm: true,
      disputeUntil: null,
      remark: null,
      proofs: 0,
      timeline: [
        { what: 'requested', at: at - 30_000, amount: 1_000 * P, remark: null },
        { what: 'approved', at: at - 30_000, amount: null, remark: null },
        { what: 'paying', at: at - 30_000, amount: 985 * P, remark: null },
        { what: 'paidOut', at, amount: 985 * P, remark: null },
      ],
      serverTime: at,
    });
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('return the money on rejection or when the provider fails', async () => {
    const first = await withdraw(player, account, 500 * P);
    await inTransaction((db) => reject(db, first.id, operatorAct(server, 'op1', 'The name differs.')));
    expect(await held()).toEqual([HAS, 0]);
    expect(await detail(first.id)).toMatchObject({ status: 'rejected', remark: 'The name differs.' });
    expect(await outcomeOf(inTransaction((db) => reject(db, first.id, operatorAct(server))))).toEqual({
      kind: 'defect',
    });
    await expect(inTransaction((db) => reject(db, first.id, operatorAct(server)))).rejects.toMatchObject({
      code: 'STATUS_CHANGED',
    });

    server.qa?.mishaps.put('fails', 1);
    const second = await withdraw(player, account, 500 * P);
    await approveAndPay(server, second.id);
    await advanceTime(server, 10_000);
    await advanceTime(server, 20_000);
    expect((await detail(second.id)).status).toBe('failed');
    expect(await held()).toEqual([HAS, 0]);
  });

  it('that are large require two operators', async () => {
    await give(server, 'demo-somchai', 100_000 * P);
    const { id } = await withdraw(player, account, 50_000 * P);
    await inTransaction((db) => approve(server.deps, db, id, operatorAct(server, 'op1')));
    expect((await detail(id)).status).toBe('requested');
    const again = inTransaction((db) => approve(server.deps, db, id, operatorAct(server, 'op1')));
    await expect(again).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    await expect(inTransaction((db) => pay(db, id, operatorAct(server)))).rejects.toMatchObject({
      code: 'STATUS_CHANGED',
    });
    await inTransaction((db) => approve(server.deps, db, id, operatorAct(server, 'op2')));
    expect((await detail(id)).status).toBe('approved');
    const steps = await server.db.select().from(paymentEvent).where(eq(paymentEvent.subjectId, id));
    expect(steps.map(({ what, operator }) => [what, operator])).toEqual([
      ['requested', null],
      ['firstApproved', 'op1'],
      ['approved', 'op2'],
    ]);
  });

  it('let one of fifteen concurrent requests take the whole balance', async () => {
    await server.db.update(paymentPassword).set({ wrongTries: 0 });
    const outcomes = await Promise.all(
      Array.from({ length: 15 }, () => outcomeOf(withdraw(player, account, HAS - (HAS % 100)))),
    );
    expect(outcomes.filter((outcome) => !Array.isArray(outcome))).toHaveLength(1);
    const refused = outcomes.filter((outcome) => Array.isArray(outcome)).map(([code]) => code);
    expect(new Set(refused)).toEqual(new Set(['BALANCE_TOO_LOW']));
    expect(await held()).toEqual([0, HAS]);
  });

  it('happen once for a hundred calls with one key, all with the same answer', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 100 }, () => withdraw(player, account, 200 * P, { key })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await held()).toEqual([HAS - 200 * P, 200 * P]);
    expect(await outcomeOf(withdraw(player, account, 300 * P, { key }))).toEqual(['IDEMPOTENCY_MISMATCH', null]);
  });

  it.each([0, -100, 50, 0.5, 1e15, Number.NaN, '100', '๑๐๐', '1e9', null])('refuse an amount of %s', async (amount) => {
    const request = { method: 'TRANSFER', amount, bankAccountId: account, paymentPassword: '135790', language: 'EN' };
    const answer = await sendSealed(server, player, withdrawalContract.request, request);
    expect(answer).toEqual([422, 'INVALID_FIELDS', { fields: ['amount'] }]);
    expect(await held()).toEqual([HAS, undefined]);
  });

  it('respect the limits of method and day', async () => {
    const range = { min: 100 * P, max: 200_000 * P };
    expect(await outcomeOf(withdraw(player, account, 99 * P))).toEqual(['AMOUNT_OUT_OF_RANGE', range]);
    expect(await outcomeOf(withdraw(player, account, 200_001 * P))).toEqual(['AMOUNT_OUT_OF_RANGE', range]);
    expect(await outcomeOf(withdraw(player, account, 100 * P, { method: 'GONE' }))).toEqual(['NOT_FOUND', null]);
    server.advance(nextMidnight(server.now()) - 60_000 - server.now());
    player = await signedInPlayer(server);
    for (let nth = 0; nth < 10; nth += 1) await withdraw(player, account, 100 * P);
    expect(await outcomeOf(withdraw(player, account, 100 * P))).toEqual(['LIMIT_REACHED', null]);
    server.advance(59_999);
    expect(await outcomeOf(withdraw(player, account, 100 * P))).toEqual(['LIMIT_REACHED', null]);
    server.advance(1);
    expect((await withdraw(player, account, 100 * P)).status).toBe('requested');
  });

  it('wait a day after a reset of the payment password and require the right one', async () => {
    const until = server.now() + 60_000;
    await server.db.update(paymentPassword).set({ withdrawalsFrom: until });
    expect(await outcomeOf(withdraw(player, account, 100 * P))).toEqual(['WITHDRAWALS_WAIT', { until }]);
    expect((await quote()).withdrawalsFrom).toBe(until);
    server.advance(60_000);
    expect(await outcomeOf(withdraw(player, account, 100 * P, { paymentPassword: '000000' }))).toEqual([
      'PAYMENT_PASSWORD_WRONG',
      { triesLeft: 4 },
    ]);
    expect((await withdraw(player, account, 100 * P)).status).toBe('requested');
  });

  it('of other members return NOT_FOUND, as do their bank accounts', async () => {
    const { id } = await withdraw(player, account, 100 * P);
    const agent = await signedInPlayer(server, 'agent1');
    for (const one of [id, 'nothing']) {
      const request = { id: one, language: 'EN' } as const;
      const part = { ...request, received: P, remaining: P };
      const { confirmReceived, reportPartly, reportNotReceived, dispute } = withdrawalContract;
      const calls = [
        detail(one, agent),
        agent.api(confirmReceived, { request, idempotencyKey: newKey() }),
        agent.api(reportPartly, { request: part, idempotencyKey: newKey() }),
        agent.api(reportNotReceived, { request, idempotencyKey: newKey() }),
        agent.api(dispute, { request, idempotencyKey: newKey() }),
        withdraw(agent, one === id ? account : one, 100 * P),
      ];
      expect(await Promise.all(calls.map(outcomeOf))).toEqual(Array(6).fill(['NOT_FOUND', null]));
    }
    const list = await agent.api(withdrawalContract.list, {
      request: { ...ANY_TIME, page: 1, pageSize: '20', group: 'all', language: 'EN' },
    });
    expect(list).toEqual({ list: [], count: 0 });
    const trial = await signedInPlayer(server, 'trial');
    expect(await outcomeOf(withdraw(trial, account, 100 * P))).toEqual(['NEED_TRUE_ACCOUNT', null]);
    expect(await server.db.$count(withdrawal)).toBe(1);
  });
});
