import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedHeaders } from '../../../protocol/paymentSignature.ts';
import { pendingTasksDone } from '../../../server/account/verification/runAfterResponse.ts';
import { auditEntry, bank, paymentDay, paymentMethod } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { reconcile } from '../../../server/money/payment/reconcile.ts';
import { reconcileYesterday } from '../../../server/money/payment/reconcileDay.ts';
import { sendNewOrder } from '../../../server/money/payment/sendOrder.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import { depositContract } from '../../../src/api/contract/money/deposit.ts';
import { withdrawalContract } from '../../../src/api/contract/money/withdraw.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { PAYMENT_KEY, pressAtCashier, startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInOperator } from '../../support/operator.ts';
import { addAccount, approveAndPay, newKey, outcomeOf, P, signedInPlayer, withdraw } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const STARTS_WITH = 12_480.5 * P;
const MINUTE = 60_000;

onEachDatabase('a payment gateway of its own process', (database) => {
  let server: Reference;
  let gateway: TestGateway;
  let events: Server;
  /** Answers of the site to events, as the gateway got them. */
  let answered: number[];
  let isAway: boolean;
  /** The site's, once there is one: the gateway starts first. */
  let clock: () => number;

  beforeEach(async () => {
    [answered, isAway, clock] = [[], false, Date.now];
    events = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const headers = new Headers(request.headers as Record<string, string>);
      const asked = { method: 'POST', headers, body: Buffer.concat(parts) };
      const answer = isAway
        ? new Response('', { status: 502 })
        : await server.fetch(`${server.baseURL}${request.url}`, asked);
      answered.push(answer.status);
      response.writeHead(answer.status).end(await answer.text());
    });
    await new Promise<void>((resolve) => events.listen(0, '127.0.0.1', resolve));
    gateway = await startTestGateway(`http://127.0.0.1:${(events.address() as AddressInfo).port}`, () => clock());
    server = await startReference({ database, config: { payment: { url: gateway.url, keys: [PAYMENT_KEY] } } });
    clock = server.now;
    // As a production site starts.
    await server.db.execute(sql`delete from payment_method where merchant_code = 'demo'`);
    await server.db.execute(sql`delete from bank where merchant_code = 'demo'`);
  });
  afterEach(async () => {
    await gateway.stop();
    await new Promise((resolve) => events.close(resolve));
    await server.close();
  });

  const operator = () => signedInOperator(server);
  const addAll = async () => (await operator()).api(deskContract.importMethod, { request: { id: null } });
  const deposit = async (amount = 1_000 * P, method = 'TRANSFER') => {
    const { api } = await signedInPlayer(server);
    const { id } = await api(depositContract.create, {
      request: { method, amount, language: 'EN' },
      idempotencyKey: newKey(),
    });
    await pendingTasksDone();
    return id;
  };
  const detail = async (id: string) =>
    (await signedInPlayer(server)).api(depositContract.detail, { request: { id, language: 'EN' }, headers: {} });
  const cashierOf = async (id: string) => (await detail(id)).payTo?.url ?? '';
  const balance = () => accountBalance(server, 'demo-somchai');
  const pay = async (id: string, action = 'pay') => pressAtCashier(await cashierOf(id), action);
  const becomes = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 5_000, interval: 50 });

  it('offers what the desk takes over: nothing is on a new site, and everything is audited', async () => {
    const desk = await operator();
    const listed = async (queue: 'shown' | 'hidden' | 'offered') =>
      (await desk.api(deskContract.paymentMethods, { request: { queue, page: 1, language: 'EN' } })).list;
    const quote = async () =>
      (await (await signedInPlayer(server)).api(depositContract.quote, { request: { language: 'EN' } })).methods;
    expect([await listed('shown'), await quote()]).toEqual([[], []]);
    expect((await listed('offered')).map(({ id, name }) => [id, name])).toEqual([
      ['in-QR', 'QR payment'],
      ['in-TRANSFER', 'Bank transfer'],
      ['in-EWALLET', 'E-wallet'],
      ['out-TRANSFER', 'Bank transfer'],
    ]);
    expect(await desk.api(deskContract.importMethod, { request: { id: 'in-EWALLET' } })).toEqual({
      added: 1,
      banks: 0,
    });
    expect(await desk.api(deskContract.importMethod, { request: { id: 'out-TRANSFER' } })).toEqual({
      added: 1,
      banks: 4,
    });
    expect(await server.db.$count(bank)).toBe(4);
    expect(await outcomeOf(desk.api(deskContract.importMethod, { request: { id: 'in-EWALLET' } }))).toEqual([
      'NOT_FOUND',
      null,
    ]);
    expect((await quote()).map(({ code, min, max, feeRate }) => [code, min, max, feeRate])).toEqual([
      ['EWALLET', 20 * P, 30_000 * P, 100],
    ]);
    const set = (what: 'min' | 'max' | 'fee', amount: number) =>
      outcomeOf(desk.api(deskContract.setMethod, { request: { id: 'in-EWALLET', what, amount } }));
    expect([await set('min', 50 * P), await set('fee', 3 * P)]).toEqual([null, null]);
    expect(await set('max', 40 * P)).toEqual(['AMOUNT_OUT_OF_RANGE', { min: 50 * P, max: 40 * P }]);
    expect(await set('fee', 50 * P)).toEqual(['AMOUNT_OUT_OF_RANGE', { min: 50 * P, max: 30_000 * P }]);
    expect((await quote()).map(({ min, feeFixed }) => [min, feeFixed])).toEqual([[50 * P, 3 * P]]);
    await desk.api(deskContract.showMethod, { request: { id: 'in-EWALLET', on: false } });
    expect([await quote(), (await listed('hidden')).map(({ id }) => id)]).toEqual([[], ['in-EWALLET']]);
    const entries = (await server.db.select().from(auditEntry)).filter(({ act }) => act.startsWith('method'));
    expect(
      entries.map(({ act, subject, before, after }) => [act, subject, JSON.parse(before), JSON.parse(after)]),
    ).toEqual([
      ['methodImported', 'in-EWALLET', {}, { added: 1, banks: 0 }],
      ['methodImported', 'out-TRANSFER', {}, { added: 1, banks: 4 }],
      ['methodChanged', 'in-EWALLET', { minAmount: 20 * P }, { minAmount: 50 * P }],
      ['methodChanged', 'in-EWALLET', { feeFixed: 0 }, { feeFixed: 3 * P }],
      ['methodChanged', 'in-EWALLET', { enabled: true }, { enabled: false }],
    ]);
  });

  it('is paid at its cashier: the event credits the deposit once, sent twice or not', async () => {
    await addAll();
    const id = await deposit();
    const { status, payTo } = await detail(id);
    expect([status, payTo?.bankName, payTo?.accountNumber]).toEqual(['awaiting', 'Lantern Bank', '000-1-23456-7']);
    const page = await fetch((await cashierOf(id)).replace('localhost', '127.0.0.1'));
    expect(await page.text()).toContain('P 1,000.00');
    const cashier = await cashierOf(id);
    await pressAtCashier(cashier, 'pay');
    await becomes(balance).toBe(STARTS_WITH + 1_000 * P);
    await pressAtCashier(cashier, 'repeat');
    await becomes(async () => answered.length).toBe(3);
    expect([answered, await balance()]).toEqual([[200, 200, 200], STARTS_WITH + 1_000 * P]);
    expect((await detail(id)).timeline.map(({ what }) => what)).toEqual(['created', 'started', 'paid']);
  });

  it('sends what was half paid, paid twice, declined and taken back; the books stay sound', async () => {
    await addAll();
    const [half, twice, declined] = [await deposit(700 * P), await deposit(300 * P), await deposit(400 * P)];
    await pay(half, 'payLess');
    const cashier = await cashierOf(twice);
    await pressAtCashier(cashier, 'pay');
    await pressAtCashier(cashier, 'again');
    await pay(declined, 'decline');
    await becomes(async () => (await detail(declined)).status).toBe('failed');
    await becomes(async () => (await detail(twice)).surplus).toBe(300 * P);
    await becomes(async () => (await detail(half)).surplus).toBe(350 * P);
    expect([(await detail(half)).status, await balance()]).toEqual(['awaiting', STARTS_WITH + 300 * P]);
    await pressAtCashier(cashier, 'reverse');
    const reversed = async () => (await detail(twice)).timeline.filter(({ what }) => what === 'reversed');
    await becomes(async () => (await reversed()).map(({ amount }) => amount)).toEqual([300 * P, 300 * P]);
    expect(await balance()).toBe(STARTS_WITH + 300 * P);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it.each([
    ['1234567890', 'awaiting'],
    ['1234561111', 'failed'],
    ['1234564444', 'awaiting'],
    ['1234560000', 'failed'],
  ])('pays out to %s: %s', async (account, status) => {
    await addAll();
    const player = await signedInPlayer(server);
    const { id } = await withdraw(player, await addAccount(player, account), 500 * P);
    await sendNewOrder(server.deps, await approveAndPay(server, id));
    const now = async () =>
      (await player.api(withdrawalContract.detail, { request: { id, language: 'EN' }, headers: {} })).status;
    // One of them is paid without an event: reconciliation asks.
    await becomes(async () => {
      server.advance(20_000);
      await reconcile(server.deps);
      return now();
    }).toBe(status);
    expect(await balance()).toBe(STARTS_WITH - (status === 'failed' ? 0 : 500 * P));
    expect(await accountBalance(server, 'demo-somchai', 'held')).toBe(0);
  });

  it('is heard only with its signature, its clock and its merchant', async () => {
    await addAll();
    const id = await deposit();
    const body = JSON.stringify({
      ...{ reference: id, state: 'paid' },
      payments: [{ id: 'forged', amount: 1_000 * P, at: server.now() }],
    });
    const send = async (headers: Record<string, string>, text = body) => {
      const answer = await server.fetch(`${server.baseURL}/payment/v1/event`, { method: 'POST', headers, body: text });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    const signed = (more: object = {}) =>
      signedHeaders(PAYMENT_KEY, { ...{ verb: 'event', body, merchant: 'demo', at: server.now() }, ...more });
    expect(
      await send(signedHeaders('somebody-else', { verb: 'event', body, merchant: 'demo', at: server.now() })),
    ).toEqual([401, 'SIGNATURE_INVALID']);
    expect(await send(signed({ verb: 'order' }))).toEqual([401, 'SIGNATURE_INVALID']);
    expect(await send(signed({ at: server.now() - 6 * MINUTE }))).toEqual([401, 'CLOCK_OFF']);
    expect(await send(signed({ merchant: 'other' }))).toEqual([401, 'MERCHANT_UNKNOWN']);
    expect(await send(signed(), `${body} `)).toEqual([401, 'SIGNATURE_INVALID']);
    expect(await balance()).toBe(STARTS_WITH);
    for (const wrong of ['', '{', 'null', JSON.stringify({ reference: id, state: 'paid' })])
      expect(await send(signed({ body: wrong }), wrong)).toEqual([400, 'BAD_REQUEST']);
    expect(await send(signed())).toEqual([200, undefined]);
    expect(await balance()).toBe(STARTS_WITH + 1_000 * P);
  });

  it('is compared every day: missing payments are taken over, what still differs is at the desk', async () => {
    await addAll();
    const id = await deposit();
    isAway = true;
    await pay(id);
    const started = server.now();
    await becomes(async () => answered.length).toBeGreaterThan(0);
    // Found by neither event nor polling; and one that the gateway does not know.
    await server.db.execute(sql`insert into payment (id, reference, amount, at, taken_as)
      values ('ghost', ${id}, ${7 * P}, ${started}::bigint, 'surplus')`);
    server.advance(26 * 60 * MINUTE);
    await reconcileYesterday(server.deps);
    await reconcileYesterday(server.deps);
    expect(await balance()).toBe(STARTS_WITH + 1_000 * P);
    const desk = await operator();
    const days = async (queue: 'all' | 'differing') =>
      (await desk.api(deskContract.paymentDays, { request: { queue, page: 1 } })).list;
    const [day] = await days('differing');
    const differing = { id: 'ghost', reference: id, direction: 'in', gateway: null, site: 7 * P };
    expect([await server.db.$count(paymentDay), day?.paidIn, day?.paidOut, day?.count, day?.differences]).toEqual([
      ...[1, 1_000 * P, 0, 1],
      [differing],
    ]);
    await server.db.execute(sql`delete from payment where id = 'ghost'`);
    expect(await desk.api(deskContract.reconcileDay, { request: { id: day?.id ?? '' } })).toEqual({ differences: 0 });
    expect([await days('differing'), (await days('all')).length]).toEqual([[], 1]);
    expect(await outcomeOf(desk.api(deskContract.reconcileDay, { request: { id: '2020-01-01' } }))).toEqual([
      'NOT_FOUND',
      null,
    ]);
  });

  it('may be away: the deposit waits for it, and the desk says so', async () => {
    await addAll();
    await gateway.stop();
    const id = await deposit();
    expect((await detail(id)).status).toBe('starting');
    const asked = { request: { queue: 'offered', page: 1, language: 'EN' } } as const;
    expect(await outcomeOf((await operator()).api(deskContract.paymentMethods, asked))).toEqual([
      'PAYMENT_GATEWAY_DOWN',
      null,
    ]);
    gateway = await startTestGateway('http://127.0.0.1:9');
    expect(await server.db.$count(paymentMethod, eq(paymentMethod.merchantCode, 'demo'))).toBe(4);
  });
});
