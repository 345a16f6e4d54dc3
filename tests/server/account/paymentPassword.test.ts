import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isEasyToGuess } from '../../../server/account/paymentPassword/isEasyToGuess.ts';
import { pendingTasksDone } from '../../../server/account/verification/runAfterResponse.ts';
import { makeSmsCode } from '../../../server/account/verification/smsCode.ts';
import { idempotency, member } from '../../../server/database/schema.ts';
import { Refusal } from '../../../server/refusal.ts';
import { openSession } from '../../../server/site/session/openSession.ts';
import { paymentPassword, paymentPasswordContract } from '../../../src/api/contract/account/paymentPassword.ts';
import { defineEndpoint } from '../../../src/api/contract/endpoint.ts';
import { qaContract } from '../../../src/api/contract/qa.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer, DEMO_PASSWORD, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { serveArea } from '../../support/serveArea.ts';

const RIGHT = '135790';
const NEW = '246813';
const MINUTE = 60_000;
const NUMBER = '+66812345678';

const area = {
  pay: defineEndpoint({
    id: 'test.pay',
    method: 'POST',
    path: '/wps/test/pay',
    sends: 'json',
    token: true,
    encrypted: false,
    paymentPassword: true,
    repeat: 'keyed',
    request: z.object({ amount: z.int(), paymentPassword: paymentPassword() }),
    value: z.object({ balance: z.int() }),
    refusals: ['FEATURE_OFF'],
    spec: 'a call of this test alone',
  }),
};

onEachDatabase('the payment password', (database) => {
  let server: Reference;
  let player: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    player = await playerOf('somchai');
  });
  afterEach(() => server.close());

  const playerOf = async (username: string): Promise<Player> => {
    const one = createPlayer(server);
    const session = { memberId: `demo-${username}`, shownHash: null, passwordChangeRequired: false };
    one.token = (await openSession(server.deps, session)).token;
    return one;
  };
  const outcomeOf = (call: Promise<unknown>) =>
    call.catch((error: unknown) => {
      const failure = failureOf(error);
      return failure.kind === 'refused' ? [failure.code, failure.details] : failure;
    });
  const statusOf = (one = player) => one.api(paymentPasswordContract.status, { request: {} });
  const change = (from: string, to: string) =>
    outcomeOf(
      player.api(paymentPasswordContract.change, { request: { paymentPassword: from, newPaymentPassword: to } }),
    );
  const set = (verificationCode: string, to = NEW, loginPassword = DEMO_PASSWORD, one = player) =>
    outcomeOf(
      one.api(paymentPasswordContract.set, { request: { loginPassword, verificationCode, newPaymentPassword: to } }),
    );
  const wrongly = async (times: number) => {
    const outcomes = [];
    for (let time = 0; time < times; time += 1) outcomes.push(await change('000000', NEW));
    return outcomes;
  };

  it('reports whether it is set, and the mobile number for the code', async () => {
    expect(await statusOf()).toEqual({
      isSet: true,
      triesLeft: 5,
      lockedUntil: null,
      withdrawalsFrom: null,
      mobile: '+66 •••••5678',
      email: 'so•••@example.test',
      serverTime: server.now(),
    });
    expect((await statusOf(await playerOf('malee'))).isSet).toBe(false);
    expect(await outcomeOf(statusOf(await playerOf('trial')))).toEqual(['NEED_TRUE_ACCOUNT', null]);
  });

  it('is locked for thirty minutes after five wrong attempts, even for the right one, and reports until when', async () => {
    const until = server.now() + 30 * MINUTE;
    expect(await wrongly(5)).toEqual([
      ...[4, 3, 2, 1].map((triesLeft) => ['PAYMENT_PASSWORD_WRONG', { triesLeft }]),
      ['PAYMENT_PASSWORD_LOCKED', { until }],
    ]);
    expect(await statusOf()).toMatchObject({ triesLeft: 0, lockedUntil: until });
    server.advance(30 * MINUTE - 1);
    expect(await change(RIGHT, NEW)).toEqual(['PAYMENT_PASSWORD_LOCKED', { until }]);
    server.advance(1);
    expect(await statusOf()).toMatchObject({ triesLeft: 5, lockedUntil: null });
    expect(await wrongly(1)).toEqual([['PAYMENT_PASSWORD_WRONG', { triesLeft: 4 }]]);
    expect(await change(RIGHT, NEW)).toBeNull();
    expect(await statusOf()).toMatchObject({ triesLeft: 5, withdrawalsFrom: null });
    expect(await change(RIGHT, NEW)).toEqual(['PAYMENT_PASSWORD_WRONG', { triesLeft: 4 }]);
  });

  it('counts the wrong attempts of each member alone', async () => {
    const other = await playerOf('agent1');
    const wrong = { paymentPassword: '000000', newPaymentPassword: NEW };
    expect(await outcomeOf(other.api(paymentPasswordContract.change, { request: wrong }))).toEqual([
      'PAYMENT_PASSWORD_WRONG',
      { triesLeft: 4 },
    ]);
    await wrongly(3);
    expect(await statusOf(other)).toMatchObject({ triesLeft: 4, lockedUntil: null });
    expect(await statusOf()).toMatchObject({ triesLeft: 2 });
  });

  it('allows five attempts, concurrent ones included', async () => {
    const outcomes = await Promise.all(Array.from({ length: 15 }, () => change('000000', NEW)));
    const codes = outcomes.map((outcome) => (outcome as readonly unknown[])[0]);
    expect(codes.filter((code) => code === 'PAYMENT_PASSWORD_WRONG')).toHaveLength(4);
    expect(codes.filter((code) => code === 'PAYMENT_PASSWORD_LOCKED')).toHaveLength(11);
  });

  it('refuses the old one and common ones', async () => {
    expect(await change(RIGHT, RIGHT)).toEqual(['PASSWORD_UNCHANGED', null]);
    for (const easy of ['111111', '123456', '654321', '121212', '123123']) {
      expect(isEasyToGuess(easy)).toBe(true);
      expect(await change(RIGHT, easy)).toEqual(['PASSWORD_COMMON', null]);
    }
    expect(await set('000000', '890123')).not.toEqual(['PASSWORD_COMMON', null]);
  });

  it('is reset with the login password and a code to the member’s own number; withdrawals then wait a day', async () => {
    await wrongly(5);
    expect(await player.api(paymentPasswordContract.sendCode, { request: {} })).toEqual({
      mobile: '+66 •••••5678',
      expiredMinutes: 5,
    });
    await pendingTasksDone();
    const { list } = await player.api(qaContract.outbox, { request: {} });
    const sms = list.find(({ kind, to }) => kind === 'sms' && to === NUMBER);
    expect(await set('999999')).toEqual(['SMS_CODE_WRONG', null]);
    const withdrawalsFrom = server.now() + 24 * 60 * MINUTE;
    expect(await set(sms?.code ?? '')).toEqual({ withdrawalsFrom });
    expect(await statusOf()).toMatchObject({ triesLeft: 5, lockedUntil: null, withdrawalsFrom });
    expect(await set(sms?.code ?? '')).toEqual(['SMS_CODE_WRONG', null]);
    expect(await change(NEW, RIGHT)).toBeNull();
  });

  it('is set for the first time without a wait', async () => {
    const malee = await playerOf('malee');
    const code = await makeSmsCode(server.deps, 'payment', '+66898765432');
    expect(await set(code, NEW, DEMO_PASSWORD, malee)).toEqual({ withdrawalsFrom: null });
    expect(await statusOf(malee)).toMatchObject({ isSet: true, withdrawalsFrom: null });
  });

  it('refuses a wrong login password and a code for another purpose', async () => {
    const login = await makeSmsCode(server.deps, 'login', NUMBER);
    expect(await set(login)).toEqual(['SMS_CODE_WRONG', null]);
    const code = await makeSmsCode(server.deps, 'payment', NUMBER);
    expect(await set(code, NEW, 'Guess#2026')).toEqual(['LOGIN_PASSWORD_WRONG', null]);
    for (let time = 0; time < 9; time += 1) await set(code, NEW, 'Guess#2026');
    expect(await set(code)).toMatchObject(['TOO_MANY_REQUESTS', {}]);
    await server.db.update(member).set({ mobileNum: null }).where(eq(member.id, 'demo-agent1'));
    const agent = await playerOf('agent1');
    expect(await set(code, NEW, DEMO_PASSWORD, agent)).toEqual(['MOBILE_MISSING', null]);
    expect(await outcomeOf(agent.api(paymentPasswordContract.sendCode, { request: {} }))).toEqual([
      'MOBILE_MISSING',
      null,
    ]);
    expect((await statusOf(agent)).mobile).toBeNull();
  });

  it('is checked before a keyed call: a wrong one counts and leaves no idempotency key', async () => {
    const app = serveArea(server, area, {
      pay: async ({ request, session, db }) => {
        await give({ ...server, db }, session.memberId, -request.amount);
        if (request.amount === 666) throw new Refusal('FEATURE_OFF');
        return { balance: (await accountBalance({ ...server, db }, session.memberId)) ?? 0 };
      },
    });
    const pay = async (amount: number, password: string, key: string = crypto.randomUUID()) => {
      const response = await app.request(area.pay.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${player.token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ amount, paymentPassword: password }),
      });
      const { value, errorCode } = (await response.json()) as { value: unknown; errorCode?: string };
      return errorCode === undefined ? value : [errorCode, value];
    };
    const before = (await accountBalance(server, 'demo-somchai')) ?? 0;
    const key = crypto.randomUUID();
    expect(await pay(100, '000000', key)).toEqual(['PAYMENT_PASSWORD_WRONG', { triesLeft: 4 }]);
    expect(await pay(100, '000000', key)).toEqual(['PAYMENT_PASSWORD_WRONG', { triesLeft: 4 }]);
    expect(await pay(100, '000000')).toEqual(['PAYMENT_PASSWORD_WRONG', { triesLeft: 3 }]);
    expect(await pay(666, RIGHT)).toEqual(['FEATURE_OFF', null]);
    expect((await statusOf()).triesLeft).toBe(5);
    const kept = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(100, RIGHT, kept)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ balance: before - 100 })]),
    );
    expect(await pay(200, RIGHT, kept)).toEqual(['IDEMPOTENCY_MISMATCH', null]);
    const bytes = new TextEncoder().encode(JSON.stringify(['test.pay', { amount: 100 }]));
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    const [row] = await server.db.select().from(idempotency).where(eq(idempotency.key, kept));
    expect(row?.bodyHash).toBe(hash);
    const malee = await playerOf('malee');
    player.token = malee.token;
    expect(await pay(100, RIGHT)).toEqual(['PAYMENT_PASSWORD_NOT_SET', null]);
    expect(await accountBalance(server, 'demo-somchai')).toBe(before - 100);
  });
});
