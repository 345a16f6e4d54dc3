import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { pendingTasksDone } from '../../../server/account/verification/runAfterResponse.ts';
import { member, message } from '../../../server/database/schema.ts';
import { cleanExpired } from '../../../server/jobs/cleanExpired.ts';
import { depositExpired } from '../../../server/money/deposit/depositOutcome.ts';
import type { PaymentOrder } from '../../../server/money/payment/paymentOrder.ts';
import { reject } from '../../../server/money/withdraw/operatorActs.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { passwordContract } from '../../../src/api/contract/account/password.ts';
import { paymentPasswordContract } from '../../../src/api/contract/account/paymentPassword.ts';
import { inboxContract, type MessageTopic } from '../../../src/api/contract/member/inbox.ts';
import { protectionContract } from '../../../src/api/contract/member/protection.ts';
import { depositContract } from '../../../src/api/contract/money/deposit.ts';
import { type LiveEvent, liveChannel, liveEvent } from '../../../src/api/contract/site/live.ts';
import { actOn, addMembers, offerTo, signedIn, withoutAgreements } from '../../support/agents.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import {
  addAccount,
  advanceTime,
  approveAndPay,
  newKey,
  operatorAct,
  outcomeOf,
  P,
  PAYMENT_PASSWORD,
  signedInPlayer,
  withdraw,
} from '../../support/payments.ts';
import { createPlayer, DEMO_PASSWORD, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

onEachDatabase('messages', (database) => {
  let server: Reference;
  let player: Player;
  beforeAll(async () => {
    server = await startReference({ database });
  });
  beforeEach(async () => {
    await resetToSeed(server.deps);
    await server.db.delete(message);
    player = await signedInPlayer(server);
  });
  afterEach(() => pendingTasksDone());
  afterAll(async () => {
    await server.deps.live.close();
    await server.close();
  });

  const asked = { kind: 'all', show: 'all', order: 'newest', search: '', page: 1, pageSize: '10' } as const;
  const list = (more: object = {}, by = player) =>
    by.api(inboxContract.list, { request: { ...asked, language: 'EN', ...more } });
  const titles = async (more: object = {}) => (await list(more)).list.map(({ title }) => title);
  const unread = async (by = player) =>
    (await by.api(inboxContract.unread, { request: {}, headers: { 'x-background': '1' } })).unread;
  const open = (id: string, language: 'EN' | 'TH' = 'EN') =>
    player.api(inboxContract.open, { request: { id, language } });
  /** A message as it is stored. */
  const write = async (topic: MessageTopic, more: Partial<typeof message.$inferInsert> = {}): Promise<string> => {
    const id = crypto.randomUUID();
    const [merchantCode, memberId, sentAt] = ['demo', 'demo-somchai', server.now()];
    await server.db
      .insert(message)
      .values({ id, merchantCode, memberId, kind: 'payment', topic, facts: { amount: 50 * P }, sentAt, ...more });
    server.advance(1_000);
    return id;
  };
  const topicsOf = async (username = 'somchai') =>
    (
      await server.db
        .select()
        .from(message)
        .where(eq(message.memberId, `demo-${username}`))
        .orderBy(message.sentAt)
    ).map(({ kind, topic, facts }) => ({ kind, topic, facts }));

  it('[MEMBER-17] [API-30] lists own messages, newest first, in the language of the reader, and counts the unread', async () => {
    const sentAt = server.now();
    const first = await write('depositPaid');
    const second = await write('withdrawalApproved', { readAt: 1 });
    await write('depositPaid', { memberId: 'demo-agent1' });
    expect(await list()).toEqual({
      list: [
        {
          id: second,
          kind: 'payment',
          topic: 'withdrawalApproved',
          sentAt: sentAt + 1_000,
          isRead: true,
          title: 'Withdrawal of P 50.00 approved',
          text: 'We send the money to your bank next.',
        },
        {
          id: first,
          kind: 'payment',
          topic: 'depositPaid',
          sentAt,
          isRead: false,
          title: 'Deposit of P 50.00 received',
          text: 'The money is in your main wallet.',
        },
      ],
      count: 2,
      unread: 1,
    });
    expect(await titles({ language: 'TH' })).toEqual(['อนุมัติถอนเงิน P 50.00 แล้ว', 'ฝากเงิน P 50.00 สำเร็จ']);
    expect(await unread()).toBe(1);
  });

  it('[MEMBER-17] filters by kind and by read, puts unread first, pages, and searches in the words on screen', async () => {
    await write('depositPaid');
    await write('passwordChanged', { kind: 'security', facts: {}, readAt: 1 });
    await write('depositFailed', { readAt: 1 });
    const [paid, changed, failed] = [
      'Deposit of P 50.00 received',
      'Your password was changed',
      'Deposit of P 50.00 failed',
    ];
    expect(await titles({ kind: 'payment' })).toEqual([failed, paid]);
    expect(await titles({ show: 'unread' })).toEqual([paid]);
    expect(await titles({ show: 'read' })).toEqual([failed, changed]);
    expect(await titles({ order: 'unreadFirst' })).toEqual([paid, failed, changed]);
    expect(await titles({ search: ' PASSWORD ' })).toEqual([changed]);
    expect(await titles({ search: 'รหัสผ่าน', language: 'TH' })).toEqual(['เปลี่ยนรหัสผ่านแล้ว']);
    expect(await list({ search: 'nothing like it' })).toEqual({ list: [], count: 0, unread: 1 });
    for (let place = 0; place < 9; place++) await write('depositPaid');
    expect((await list({ page: 2 })).list.length).toBe(2);
    expect(await list({ search: 'received', page: 1 })).toMatchObject({ count: 10 });
  });

  it('[MEMBER-17] opens a message with its facts, which reads it; keeps it unread, reads all, deletes', async () => {
    const id = await write('withdrawalPaid', { facts: { amount: 50 * P, fee: 0, account: '4471', number: 'w1' } });
    await write('depositPaid');
    const opened = await open(id);
    expect(opened).toMatchObject({
      isRead: true,
      title: 'Withdrawal of P 50.00 was sent',
      facts: { amount: 50 * P, fee: 0, account: '4471', number: 'w1' },
    });
    expect(opened.text).toContain('account ending 4471');
    expect((await open(id, 'TH')).title).toBe('โอนเงินถอน P 50.00 แล้ว');
    expect(await unread()).toBe(1);
    expect(await player.api(inboxContract.keepUnread, { request: { id } })).toEqual({ unread: 2 });
    expect(await player.api(inboxContract.readAll, { request: {} })).toEqual({ unread: 0 });
    expect(await player.api(inboxContract.remove, { request: { id } })).toEqual({ unread: 0 });
    expect(await player.api(inboxContract.remove, { request: { id } })).toEqual({ unread: 0 });
    expect(await titles()).toEqual(['Deposit of P 50.00 received']);
    expect(await outcomeOf(open(id))).toEqual(['NOT_FOUND', null]);
  });

  it('[MEMBER-17] never shows, reads or deletes a message of somebody else', async () => {
    const id = await write('depositPaid', { memberId: 'demo-agent1' });
    expect(await outcomeOf(open(id))).toEqual(['NOT_FOUND', null]);
    expect(await outcomeOf(player.api(inboxContract.keepUnread, { request: { id } }))).toEqual(['NOT_FOUND', null]);
    await player.api(inboxContract.remove, { request: { id } });
    await player.api(inboxContract.readAll, { request: {} });
    expect(await unread(await signedInPlayer(server, 'agent1'))).toBe(1);
  });

  it('[MEMBER-17] tells of deposits and withdrawals once, in the transaction of what happened', async () => {
    const { id } = await player.api(depositContract.create, {
      request: { method: 'TRANSFER', amount: 1_000 * P, language: 'EN' },
      idempotencyKey: newKey(),
    });
    await pendingTasksDone();
    await advanceTime(server, 5 * MINUTE);
    await advanceTime(server, 5 * MINUTE);
    const paid = { kind: 'payment', topic: 'depositPaid', facts: { amount: 1_000 * P, fee: 0, number: id } };
    expect(await topicsOf()).toEqual([paid]);

    await server.db.delete(message);
    const order = { merchantCode: 'demo', subjectId: id } as PaymentOrder;
    await server.db.transaction((db) => depositExpired(server.deps, db, order));
    expect(await topicsOf()).toEqual([]);

    player = await signedInPlayer(server);
    const account = await addAccount(player);
    const facts = { amount: 500 * P, number: (await withdraw(player, account, 500 * P)).id };
    await server.db.transaction((db) => reject(db, facts.number, operatorAct(server, 'op1', 'Wrong name')));
    server.advance(MINUTE);
    const other = { amount: 300 * P, number: (await withdraw(player, account, 300 * P)).id };
    await approveAndPay(server, other.number);
    server.advance(MINUTE);
    await advanceTime(server, 5 * MINUTE);
    await advanceTime(server, 5 * MINUTE);
    expect(await topicsOf()).toEqual([
      { kind: 'security', topic: 'bankAccountAdded', facts: { account: '7890' } },
      { kind: 'payment', topic: 'withdrawalRejected', facts: { ...facts, remark: 'Wrong name' } },
      { kind: 'payment', topic: 'withdrawalApproved', facts: other },
      { kind: 'payment', topic: 'withdrawalPaid', facts: { ...other, fee: 0, account: '7890' } },
    ]);
  });

  it('[MEMBER-17] tells nothing of what was rolled back', async () => {
    const { id } = await withdraw(player, await addAccount(player), 500 * P);
    await server.db.delete(message);
    const undone = server.db.transaction(async (db) => {
      await reject(db, id, operatorAct(server));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await topicsOf()).toEqual([]);
  });

  it('[MEMBER-17] tells of changed passwords', async () => {
    const newPaymentPassword = '246813';
    await player.api(paymentPasswordContract.change, {
      request: { paymentPassword: PAYMENT_PASSWORD, newPaymentPassword },
      idempotencyKey: newKey(),
    } as never);
    server.advance(1_000);
    const password = 'Another#2026';
    await player.api(passwordContract.change, {
      request: { oldPassword: DEMO_PASSWORD, newPassword: password, confirmNewPassword: password },
    });
    expect(await topicsOf()).toEqual([
      { kind: 'security', topic: 'paymentPasswordChanged', facts: {} },
      { kind: 'security', topic: 'passwordChanged', facts: {} },
    ]);
  });

  it('[MEMBER-17] tells of a sign-in from a device that the account was not used on, and of no other', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const phone = createPlayer(server, { userAgent });
    await phone.signIn('somchai');
    await phone.signIn('somchai');
    const [told, ...others] = await topicsOf();
    expect([told?.topic, told?.facts.device, others]).toEqual(['newDevice', 'Firefox, Linux', []]);

    await server.db.update(member).set({ lastLoginAt: null }).where(eq(member.id, 'demo-agent1'));
    await createPlayer(server).signIn('agent1');
    expect(await topicsOf('agent1')).toEqual([]);
  });

  it('[MEMBER-17] tells of limits, breaks and exclusions', async () => {
    const limit = { kind: 'deposit', period: 'day' } as const;
    const set = (amount: number | null) => player.api(protectionContract.setLimit, { request: { ...limit, amount } });
    await set(null);
    await set(100 * P);
    server.advance(1_000);
    await set(null);
    server.advance(24 * 60 * MINUTE);
    player = await signedInPlayer(server);
    await player.api(protectionContract.confirmRaise, { request: limit });
    server.advance(1_000);
    const until = server.now() + 24 * 60 * MINUTE;
    await player.api(protectionContract.takeBreak, { request: { days: '1' } });
    server.advance(1_000);
    await player.api(protectionContract.exclude, { request: { months: 'ever', loginPassword: DEMO_PASSWORD } });
    expect(await topicsOf()).toEqual([
      { kind: 'security', topic: 'limitSet', facts: { limit: { ...limit, amount: 100 * P } } },
      { kind: 'security', topic: 'limitRaiseAsked', facts: { limit: { ...limit, amount: null } } },
      { kind: 'security', topic: 'limitRaised', facts: { limit: { ...limit, amount: null } } },
      { kind: 'security', topic: 'breakTaken', facts: { until } },
      { kind: 'security', topic: 'excluded', facts: { until: null } },
    ]);
    expect(await titles({ kind: 'security' })).toHaveLength(5);
  });

  it('[MEMBER-17] [CONTRACT-02] tells the downline of an offer, and the upline of the answer', async () => {
    await withoutAgreements(server);
    await addMembers(server, { nok: 'agent1' });
    const first = await offerTo(server, ['agent1', 'nok']);
    server.advance(1_000);
    await actOn(server, 'nok', first, 'decline');
    server.advance(1_000);
    const second = await offerTo(server, ['agent1', 'nok']);
    server.advance(1_000);
    await actOn(server, 'nok', second, 'accept');
    const offered = (number: string) => ({
      kind: 'upline',
      topic: 'contractOffered',
      facts: { person: 'agent1', number },
    });
    expect(await topicsOf('nok')).toEqual([offered(first.id), offered(second.id)]);
    expect(await topicsOf('agent1')).toEqual([
      { kind: 'upline', topic: 'contractDeclined', facts: { person: 'nok', number: first.id } },
      { kind: 'upline', topic: 'contractAccepted', facts: { person: 'nok', number: second.id } },
    ]);
    const api = await signedIn(server, 'nok');
    const { list: rows } = await api(inboxContract.list, { request: { ...asked, language: 'TH' } });
    expect(rows[0]?.title).toBe('อัปไลน์ agent1 เสนอสัญญา');
  });

  it('[API-30] pushes the count of unread messages to the open channels of the member', async () => {
    const id = await write('depositPaid');
    const response = await server.app.request(liveChannel.path, {
      headers: { authorization: `Bearer ${player.token}` },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async (): Promise<LiveEvent> => {
      const { value } = (await reader?.read()) ?? { value: '' };
      return liveEvent.parse(JSON.parse((value ?? '').replace(/^data: /, '')));
    };
    expect((await next()).type).toBe('live.hello');
    const at = server.now();
    await open(id);
    expect(await next()).toEqual({ type: 'live.unread', at, unread: 0 });
    await player.api(protectionContract.takeBreak, { request: { days: '1' } });
    expect(await next()).toEqual({ type: 'live.unread', at, unread: 1 });
    await reader?.cancel();
  });

  it('[MEMBER-17] keeps messages for a year', async () => {
    await write('depositPaid');
    server.advance(YEAR - 2_000);
    await cleanExpired(server.deps);
    expect(await topicsOf()).toHaveLength(1);
    server.advance(3_000);
    await cleanExpired(server.deps);
    expect(await topicsOf()).toEqual([]);
  });
});
