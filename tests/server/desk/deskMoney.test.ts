import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rasterise } from '../../../server/account/captcha/rasterise.ts';
import { paymentRules } from '../../../server/database/schema.ts';
import { verifyLedgerJob } from '../../../server/jobs/proveLedger.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import type { AdjustedPurse } from '../../../src/api/contract/desk/deskMoney.ts';
import { withdrawalContract } from '../../../src/api/contract/money/withdraw.ts';
import { ANY_TIME } from '../../../src/api/contract/paging.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { action, signedInOperator, type TestOperator } from '../../support/operator.ts';
import { addAccount, advanceTime, newKey, outcomeOf, P, signedInPlayer, withdraw } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { givePoints, redeem } from '../../support/points.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const HAS = 12_480.5 * P;
const picture = await rasterise(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="red"/></svg>',
);

onEachDatabase('money at the desk', (database) => {
  let server: Reference;
  let player: Player;
  let account: string;
  let one: TestOperator;
  let other: TestOperator;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'statehouse-'));
    server = await startReference({ database, config: { dataDir: folder } });
    player = await signedInPlayer(server);
    account = await addAccount(player);
    one = await signedInOperator(server, 'desk1');
    other = await signedInOperator(server, 'desk2');
  });
  afterEach(async () => {
    const proof = await verifyLedgerJob(server.deps);
    await server.close();
    await rm(folder, { recursive: true, force: true });
    expect(proof.faults).toEqual([]);
  });

  const audit = async () => {
    const { list } = await one.api(deskContract.audit, {
      request: { ...ANY_TIME, search: '', page: 1, pageSize: '20' },
    });
    return list.filter(({ act }) => act !== 'signedIn').map(({ operator, act, subject }) => [operator, act, subject]);
  };
  const queue = async (queue: 'toApprove' | 'toPay' | 'toResolve' | 'underway' | 'over') => {
    const { list } = await one.api(deskContract.withdrawals, { request: { queue, page: 1, language: 'EN' } });
    return list;
  };
  const settle = async () => {
    await advanceTime(server, 10_000);
    await advanceTime(server, 20_000);
  };
  /** The member says that it has not come, with a picture. */
  const reportNotReceived = (id: string) => {
    const proofs = new File([new Uint8Array(picture)], 'slip.png', { type: 'image/png' });
    return player.api(withdrawalContract.reportNotReceived, {
      request: { id, language: 'EN', proofs },
      idempotencyKey: newKey(),
    });
  };
  /** A withdrawal that is paid, and said not to have come. */
  const claimed = async () => {
    const { id } = await withdraw(player, account, 1_000 * P);
    await action(one, 'approve', id);
    await action(one, 'pay', id);
    await settle();
    await reportNotReceived(id);
    return id;
  };
  const look = (id: string) => one.api(deskContract.withdrawal, { request: { id, language: 'EN' } });
  const adjust = (amount: number, { operator = one, purse = 'main' as AdjustedPurse, key = newKey() } = {}) =>
    operator.api(deskContract.adjust, {
      request: { username: 'somchai', purse, amount, reason: 'A gift of the house.' },
      idempotencyKey: key,
    });

  it('lists pending withdrawals with member, bank, last digits and large amounts marked', async () => {
    await give(server, 'demo-somchai', 100_000 * P);
    const { id } = await withdraw(player, account, 50_000 * P);
    expect((await queue('toApprove')).find((row) => row.id === id)).toEqual({
      id,
      reference: expect.stringMatching(/^W-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      status: 'requested',
      member: { username: 'somchai', nickname: 'Somchai' },
      method: { code: 'TRANSFER', kind: 'bank', name: 'Bank transfer' },
      amount: 50_000 * P,
      payout: 50_000 * P,
      bank: 'Lantern Bank',
      last4: '7890',
      requestedAt: server.now(),
      large: true,
      firstApprover: null,
    });
    expect(JSON.stringify([await queue('toApprove'), await look(id)])).not.toContain('1234567890');
  });

  it('approves a withdrawal and pays it immediately, with an audit entry', async () => {
    const { id } = await withdraw(player, account, 1_000 * P);
    expect((await action(one, 'approve', id)).status).toBe('approved');
    expect((await queue('toPay')).map((row) => row.id)).toEqual([id]);
    expect((await action(other, 'pay', id)).status).toBe('paying');
    await settle();
    const seen = await look(id);
    expect(seen).toMatchObject({ status: 'awaiting', member: { username: 'somchai', main: HAS - 1_000 * P, held: 0 } });
    expect(seen.timeline.map(({ what }, place) => [what, seen.operators[place]])).toEqual([
      ['requested', null],
      ['approved', 'desk1'],
      ['paying', 'desk2'],
      ['paidOut', null],
    ]);
    expect(await audit()).toEqual([
      ['desk2', 'withdrawalPaid', id],
      ['desk1', 'withdrawalApproved', id],
    ]);
  });

  it('returns the money of a rejected withdrawal and requires a reason', async () => {
    const { id } = await withdraw(player, account, 1_000 * P);
    expect(await outcomeOf(action(one, 'reject', id, { remark: '' }))).toMatchObject({ kind: 'defect' });
    expect((await action(one, 'reject', id)).remark).toBe('The name differs.');
    expect(await accountBalance(server, 'demo-somchai')).toBe(HAS);
    const detail = await player.api(withdrawalContract.detail, { request: { id, language: 'EN' }, headers: {} });
    expect(detail).toMatchObject({ status: 'rejected', remark: 'The name differs.' });
  });

  it('requires two operators to approve and to repay a large amount', async () => {
    await give(server, 'demo-somchai', 100_000 * P);
    const { id } = await withdraw(player, account, 50_000 * P);
    expect(await action(one, 'approve', id)).toMatchObject({
      status: 'requested',
      firstApprover: 'desk1',
      large: true,
    });
    expect(await outcomeOf(action(one, 'approve', id))).toEqual(['SECOND_PERSON_NEEDED', null]);
    expect(await outcomeOf(action(one, 'pay', id))).toEqual(['STATUS_CHANGED', null]);
    expect((await action(other, 'approve', id)).status).toBe('approved');
    await action(one, 'pay', id);
    await settle();
    await reportNotReceived(id);
    expect(await action(one, 'payAgain', id)).toMatchObject({ status: 'notReceived', againApprover: 'desk1' });
    expect(await outcomeOf(action(one, 'payAgain', id))).toEqual(['SECOND_PERSON_NEEDED', null]);
    expect(await action(other, 'payAgain', id)).toMatchObject({ status: 'paying', againApprover: null });
    expect((await audit()).map(([operator, act]) => [operator, act])).toEqual([
      ['desk2', 'paidAgain'],
      ['desk1', 'paidAgain'],
      ['desk1', 'withdrawalPaid'],
      ['desk2', 'withdrawalApproved'],
      ['desk1', 'withdrawalApproved'],
    ]);
  });

  it('[WD-05] shows the pictures of a denied receipt and pays again', async () => {
    const id = await claimed();
    expect((await queue('toResolve')).map((row) => row.id)).toEqual([id]);
    const { pictures } = await look(id);
    expect(pictures).toHaveLength(1);
    const { webp } = await one.api(deskContract.proof, { request: { id: pictures[0] ?? '' } });
    expect(Buffer.from(webp, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    expect((await action(one, 'payAgain', id)).status).toBe('paying');
    await settle();
    expect((await look(id)).status).toBe('awaiting');
  });

  it('rejects a claim or forces the receipt, with a remark for the member', async () => {
    const first = await claimed();
    expect(await action(one, 'refuseClaim', first, { remark: 'The bank says it came.' })).toMatchObject({
      status: 'awaiting',
      remark: 'The bank says it came.',
    });
    const second = await claimed();
    expect((await action(one, 'forceReceipt', second, { remark: 'The bank shows it.' })).status).toBe('forcedReceipt');
  });

  it('acts once for two concurrent operators, and once per key', async () => {
    const { id } = await withdraw(player, account, 1_000 * P);
    const both = await Promise.all([outcomeOf(action(one, 'approve', id)), outcomeOf(action(other, 'reject', id))]);
    expect(both.filter((outcome) => Array.isArray(outcome) && outcome[0] === 'STATUS_CHANGED').length).toBeLessThan(2);
    const { status } = await look(id);
    const steps = await audit();
    if (status === 'rejected') expect(await accountBalance(server, 'demo-somchai')).toBe(HAS);
    expect(steps.length).toBe(both.filter((outcome) => !Array.isArray(outcome)).length);

    const next = await withdraw(player, account, 500 * P);
    const presses = await Promise.all(
      [one, other, one, other].map((who) => outcomeOf(action(who, 'approve', next.id))),
    );
    expect(presses.filter((outcome) => !Array.isArray(outcome))).toHaveLength(1);
    const key = newKey();
    const paid = await Promise.all([1, 2, 3].map(() => action(one, 'pay', next.id, { key })));
    expect(new Set(paid.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await audit()).filter(([, act, subject]) => act === 'withdrawalPaid' && subject === next.id)).toHaveLength(
      1,
    );
  });

  it('[POINTS-03] approves an exchange, or rejects it and returns the points', async () => {
    await givePoints(server, 'somchai', 5_000);
    const points = await accountBalance(server, 'demo-somchai', 'points');
    const [first, second] = [await redeem(player), await redeem(player)];
    const shown = await one.api(deskContract.exchanges, { request: { queue: 'inProgress', page: 1, language: 'EN' } });
    expect(shown.list.find(({ id }) => id === first.id)).toMatchObject({
      member: { username: 'somchai', nickname: 'Somchai' },
      quantity: 1,
      points: 1_200,
      receiver: { address: '12/3 ถนนท่าแพ เชียงใหม่ 50100', nationality: 'ไทย' },
    });
    const review = (what: 'approveExchange' | 'rejectExchange', id: string) =>
      one.api(deskContract[what] as typeof deskContract.rejectExchange, {
        request: { id, language: 'EN', remark: 'Out of the house.' },
        idempotencyKey: newKey(),
      });
    expect(await review('approveExchange', first.id)).toMatchObject({ status: 'approved', reviewedBy: 'desk1' });
    expect(await review('rejectExchange', second.id)).toMatchObject({
      status: 'rejected',
      remark: 'Out of the house.',
    });
    expect(await outcomeOf(review('rejectExchange', second.id))).toEqual(['STATUS_CHANGED', null]);
    expect(await accountBalance(server, 'demo-somchai', 'points')).toBe((points ?? 0) - 1_200);
    expect(await audit()).toEqual([
      ['desk1', 'exchangeRejected', second.id],
      ['desk1', 'exchangeApproved', first.id],
    ]);
  });

  it('adjusts money and points with a reason, once per key, never below zero', async () => {
    const key = newKey();
    const given = await adjust(100 * P, { key });
    expect(given).toEqual({
      id: expect.any(String),
      status: 'done',
      member: { username: 'somchai', nickname: 'Somchai' },
      purse: 'main',
      amount: 100 * P,
      reason: 'A gift of the house.',
      madeBy: 'desk1',
      madeAt: server.now(),
      decidedBy: null,
      remark: null,
      balance: HAS + 100 * P,
    });
    expect(await adjust(100 * P, { key })).toEqual(given);
    const points = (await accountBalance(server, 'demo-somchai', 'points')) ?? 0;
    expect((await adjust(-points, { purse: 'points' })).balance).toBe(0);
    expect(await outcomeOf(adjust(-1, { purse: 'points' }))).toEqual(['BALANCE_TOO_LOW', null]);
    expect(await accountBalance(server, 'demo-somchai')).toBe(HAS + 100 * P);
    expect((await one.api(deskContract.adjustments, { request: { page: 1 } })).count).toBe(2);
  });

  it('requires a second operator for large adjustments, split ones included', async () => {
    const large = await adjust(50_000 * P);
    expect([large.status, large.balance]).toEqual(['pending', HAS]);
    const decide = (operator: TestOperator, id: string) =>
      operator.api(deskContract.confirmAdjustment, { request: { id }, idempotencyKey: newKey() });
    expect(await outcomeOf(decide(one, large.id))).toEqual(['SECOND_PERSON_NEEDED', null]);
    const both = await Promise.all([outcomeOf(decide(other, large.id)), outcomeOf(decide(other, large.id))]);
    expect(both.filter((outcome) => !Array.isArray(outcome))).toHaveLength(1);
    expect(await accountBalance(server, 'demo-somchai')).toBe(HAS + 50_000 * P);

    expect((await adjust(30_000 * P)).status).toBe('done');
    const rest = await adjust(20_000 * P);
    expect(rest.status).toBe('pending');
    expect((await adjust(20_000 * P, { operator: other })).status).toBe('done');
    const declined = await one.api(deskContract.declineAdjustment, {
      request: { id: rest.id, remark: 'Not today.' },
      idempotencyKey: newKey(),
    });
    expect(declined).toMatchObject({ status: 'declined', decidedBy: 'desk1', remark: 'Not today.' });
    expect(await outcomeOf(decide(other, rest.id))).toEqual(['STATUS_CHANGED', null]);
    expect((await adjust(-5_000_000, { purse: 'points' })).status).toBe('pending');
  });

  it('adds up what one operator adjusts in a day, over all members', async () => {
    const gift = (username: string, operator = one) =>
      operator.api(deskContract.adjust, {
        request: { username, purse: 'main', amount: 24_999 * P, reason: 'A gift of the house.' },
        idempotencyKey: newKey(),
      });
    expect((await gift('somchai')).status).toBe('done');
    expect((await gift('malee')).status).toBe('done');
    expect((await gift('agent1')).status).toBe('pending');
    expect((await gift('agent1', other)).status).toBe('done');
    server.advance(24 * 60 * 60_000);
    one = await signedInOperator(server);
    expect((await gift('agent1')).status).toBe('done');
  });

  it('requires a second operator once one has repaid a large amount in a day, or of one withdrawal', async () => {
    await give(server, 'demo-somchai', 200_000 * P);
    const repaid = async (operator: TestOperator, id: string) => (await action(operator, 'payAgain', id)).status;
    const claimedOf = async (amount: number) => {
      const { id } = await withdraw(player, account, amount);
      await action(one, 'approve', id);
      await action(one, 'pay', id);
      await settle();
      await reportNotReceived(id);
      return id;
    };
    const first = await claimedOf(30_000 * P);
    expect(await repaid(one, first)).toBe('paying');
    await settle();
    await reportNotReceived(first);
    expect(await repaid(other, first)).toBe('notReceived');
    expect(await repaid(one, first)).toBe('paying');
    const second = await claimedOf(20_000 * P);
    expect(await repaid(one, second)).toBe('notReceived');
    expect(await repaid(other, second)).toBe('paying');
  });

  it('requires a second operator once one has approved twenty times a large amount in a day', async () => {
    await server.db.update(paymentRules).set({ twoPeopleFrom: 1_000 * P, dailyWithdrawals: 100 });
    await give(server, 'demo-somchai', 100_000 * P);
    const approve = async () => action(one, 'approve', (await withdraw(player, account, 999 * P)).id);
    for (let count = 0; count < 20; count += 1) expect((await approve()).status).toBe('approved');
    const next = await approve();
    expect(next).toMatchObject({ status: 'requested', firstApprover: 'desk1', large: false });
    expect((await action(other, 'approve', next.id)).status).toBe('approved');
  });

  it.each(['trial', 'staff', 'nobody'])('refuses to adjust %s', async (username) => {
    const call = one.api(deskContract.adjust, {
      request: { username, purse: 'main', amount: P, reason: 'A gift.' },
      idempotencyKey: newKey(),
    });
    expect(await outcomeOf(call)).toEqual(['ACCOUNT_UNKNOWN', null]);
    expect(await outcomeOf(one.api(deskContract.member, { request: { username } }))).toEqual(['ACCOUNT_UNKNOWN', null]);
  });
});
