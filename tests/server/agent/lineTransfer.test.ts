import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paymentPassword, paymentRules } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { lineTransferContract } from '../../../src/api/contract/agent/lineTransfer.ts';
import { statementContract } from '../../../src/api/contract/money/statement.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { newKey, outcomeOf, P, PAYMENT_PASSWORD, sendSealed, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { nextMidnight } from '../../support/siteDay.ts';

const [SOMCHAI, AGENT] = [12_480.5 * P, 86_300 * P];

onEachDatabase('upline and downline transfers', (database) => {
  let server: Reference;
  let somchai: Player;
  let agent: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    [somchai, agent] = [await signedInPlayer(server), await signedInPlayer(server, 'agent1')];
  });
  afterEach(() => server.close());

  const terms = ({ api }: Player, to = 'upline') => api(lineTransferContract.terms, { request: { to } });
  const send = ({ api }: Player, to: string, amount: number, { key = newKey(), password = PAYMENT_PASSWORD } = {}) =>
    api(lineTransferContract.send, { request: { to, amount, paymentPassword: password }, idempotencyKey: key });
  const downlines = ({ api }: Player, search = '', page = 1) =>
    api(lineTransferContract.downlines, { request: { search, page, pageSize: '20' } });
  const held = async () => [await accountBalance(server, 'demo-somchai'), await accountBalance(server, 'demo-agent1')];
  const limitTo = (dailyLineTransfers: number) => server.db.update(paymentRules).set({ dailyLineTransfers });

  it('[WALLET-05] go from a member to the upline and appear in both statements', async () => {
    expect(await terms(somchai)).toEqual({
      person: { username: 'agent1', nickname: 'Anong' },
      available: SOMCHAI,
      leftToday: 100_000 * P,
      waitsUntil: null,
    });
    expect(await send(somchai, 'upline', 480.5 * P)).toEqual({
      person: { username: 'agent1', nickname: 'Anong' },
      amount: 480.5 * P,
      available: 12_000 * P,
      leftToday: 99_519.5 * P,
    });
    expect(await held()).toEqual([12_000 * P, AGENT + 480.5 * P]);
    const newest = async ({ api }: Player) => {
      const span = { from: server.now() - 1, to: server.now() + 1, wallet: 'main', kinds: 'lineUp,lineDown' };
      const { list } = await api(statementContract.page, {
        request: { ...span, page: 1, pageSize: '10', language: 'EN' },
      });
      return list.map(({ kind, amount, balance, other }) => [kind, amount, balance, other]);
    };
    expect([await newest(somchai), await newest(agent)]).toEqual([
      [['lineUp', -480.5 * P, 12_000 * P, null]],
      [['lineUp', 480.5 * P, AGENT + 480.5 * P, null]],
    ]);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('[WALLET-06] go from an agent to direct downlines, found by part of a name', async () => {
    expect(await downlines(agent)).toEqual({
      list: [
        { id: 'demo-agent2', username: 'agent2', nickname: 'Boonmee' },
        { id: 'demo-malee', username: 'malee', nickname: 'Malee' },
        { id: 'demo-somchai', username: 'somchai', nickname: 'Somchai' },
      ],
      count: 3,
    });
    expect((await downlines(agent, 'BOON')).list.map(({ username }) => username)).toEqual(['agent2']);
    expect(await downlines(agent, '%')).toEqual({ list: [], count: 0 });
    expect(await downlines(agent, '', 2)).toEqual({ list: [], count: 3 });
    expect((await terms(agent, 'demo-somchai')).person).toEqual({ username: 'somchai', nickname: 'Somchai' });
    await send(agent, 'demo-somchai', 300 * P);
    expect(await held()).toEqual([SOMCHAI + 300 * P, AGENT - 300 * P]);
  });

  it('refuse everyone else without revealing who exists', async () => {
    const foreign = ['demo-malee', 'demo-agent41', 'demo-agent1', 'demo-staff', 'nobody-at-all', 'demo-somchai'];
    for (const to of foreign) {
      expect([to, await outcomeOf(send(somchai, to, P)), await outcomeOf(terms(somchai, to))]).toEqual([
        to,
        ['NOT_FOUND', null],
        ['NOT_FOUND', null],
      ]);
    }
    const elsewhere = await signedInPlayer(server, 'agent42');
    expect(await outcomeOf(send(elsewhere, 'demo-somchai', P))).toEqual(['NOT_FOUND', null]);
    expect([await outcomeOf(downlines(somchai)), (await terms(agent)).person]).toEqual([['NOT_AN_AGENT', null], null]);
    expect(await outcomeOf(send(agent, 'upline', P))).toEqual(['NOT_FOUND', null]);
    const trial = await signedInPlayer(server, 'trial');
    expect([await outcomeOf(terms(trial)), await outcomeOf(send(trial, 'upline', P))]).toEqual(
      Array(2).fill(['NEED_TRUE_ACCOUNT', null]),
    );
    expect(await held()).toEqual([SOMCHAI, AGENT]);
  });

  it('stop at the daily limit, both directions together, concurrent ones included', async () => {
    await limitTo(500 * P);
    server.advance(nextMidnight(server.now()) - 60_000 - server.now());
    somchai = await signedInPlayer(server);
    const many = await Promise.all(Array.from({ length: 15 }, () => outcomeOf(send(somchai, 'upline', 200 * P))));
    expect(many.filter((one) => JSON.stringify(one) === '["LIMIT_REACHED",null]').length).toBe(13);
    expect([(await terms(somchai)).leftToday, await held()]).toEqual([100 * P, [SOMCHAI - 400 * P, AGENT + 400 * P]]);
    expect(await outcomeOf(send(somchai, 'upline', 100.01 * P))).toEqual(['LIMIT_REACHED', null]);
    server.advance(59_999);
    expect((await terms(somchai)).leftToday).toBe(100 * P);
    server.advance(1);
    expect((await terms(somchai)).leftToday).toBe(500 * P);
    await limitTo(100 * P);
    await send(somchai, 'upline', 100 * P);
    await limitTo(50 * P);
    expect((await terms(somchai)).leftToday).toBe(0);
  });

  it('require the payment password and wait after its reset like withdrawals', async () => {
    expect(await outcomeOf(send(somchai, 'upline', P, { password: '000000' }))).toEqual([
      'PAYMENT_PASSWORD_WRONG',
      { triesLeft: 4 },
    ]);
    const until = server.now() + 60_000;
    await send(somchai, 'upline', P);
    await server.db
      .update(paymentPassword)
      .set({ withdrawalsFrom: until })
      .where(eq(paymentPassword.memberId, 'demo-somchai'));
    expect([(await terms(somchai)).waitsUntil, await outcomeOf(send(somchai, 'upline', P))]).toEqual([
      until,
      ['WITHDRAWALS_WAIT', { until }],
    ]);
    server.advance(60_000);
    expect((await send(somchai, 'upline', P)).available).toBe(SOMCHAI - 2 * P);
  });

  it('[API-27] move once per key, and take a whole balance once', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(somchai, 'upline', 7 * P, { key })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await outcomeOf(send(somchai, 'upline', 8 * P, { key }))).toEqual(['IDEMPOTENCY_MISMATCH', null]);
    expect(await held()).toEqual([SOMCHAI - 7 * P, AGENT + 7 * P]);
    const rest = SOMCHAI - 7 * P;
    const all = await Promise.all(Array.from({ length: 15 }, () => outcomeOf(send(somchai, 'upline', rest))));
    expect(all.filter((one) => JSON.stringify(one) === '["BALANCE_TOO_LOW",null]').length).toBe(14);
    expect(await held()).toEqual([0, AGENT + SOMCHAI]);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('do not deadlock when they cross', async () => {
    const both = Array.from({ length: 30 }, (_, nth) =>
      nth % 2 === 0 ? send(somchai, 'upline', 3 * P) : send(agent, 'demo-somchai', 2 * P),
    );
    await Promise.all(both);
    expect(await held()).toEqual([SOMCHAI - 15 * P, AGENT + 15 * P]);
  });

  it.each([0, -100, 50, 0.5, 1e15, '100', '๑๐๐', '1e9', null])('refuse an amount of %s', async (amount) => {
    const payload = { to: 'upline', amount, paymentPassword: PAYMENT_PASSWORD };
    expect(await sendSealed(server, somchai, lineTransferContract.send, payload)).toEqual([
      422,
      'INVALID_FIELDS',
      expect.anything(),
    ]);
    expect(await held()).toEqual([SOMCHAI, AGENT]);
  });
});
