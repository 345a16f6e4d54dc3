import { afterEach, beforeEach, expect, it } from 'vitest';
import { game } from '../../../server/database/schema.ts';
import { lineTransferContract } from '../../../src/api/contract/agent/lineTransfer.ts';
import { type LimitKind, type LimitPeriod, protectionContract } from '../../../src/api/contract/member/protection.ts';
import { depositContract } from '../../../src/api/contract/money/deposit.ts';
import { withdrawalContract } from '../../../src/api/contract/money/withdraw.ts';
import { gameContract } from '../../../src/api/contract/play/game.ts';
import { launchRequest, sitDown, startWithProvider, type Table } from '../../support/gameProvider.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { newKey, outcomeOf, P, PAYMENT_PASSWORD, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import type { Reference } from '../../support/reference.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

onEachDatabase('player protection', (database) => {
  let server: Reference;
  let player: Player;
  let table: Table;
  let rounds = 0;
  beforeEach(async () => {
    server = await startWithProvider({ database });
    await server.db.update(game).set({ maxStake: 100_000 * P });
    // Noon of a business day, so that a test does not cross midnight (GMT+8).
    server.advance(DAY - ((server.now() + 8 * HOUR) % DAY) + 12 * HOUR);
    player = await signedInPlayer(server);
    table = await sitDown(server);
  });
  afterEach(() => server.close());

  const state = () => player.api(protectionContract.state, { request: {} });
  const setLimit = (kind: LimitKind, period: LimitPeriod, amount: number | null) =>
    player.api(protectionContract.setLimit, { request: { kind, period, amount } });
  const bet = (amount: number, roundId = `round-${++rounds}`) =>
    table.ask('bet', { roundId, transactionId: `${roundId}-b`, amount }).then(({ body }) => body.code ?? body.status);
  const play = async (amount: number, payout = 0) => {
    const roundId = `round-${++rounds}`;
    const answer = await bet(amount, roundId);
    if (answer !== 'OK') return answer;
    await table.ask('win', { roundId, transactionId: `${roundId}-w`, amount: payout, final: true });
    return 'OK';
  };
  const deposit = (amount: number) =>
    outcomeOf(
      player.api(depositContract.create, {
        request: { method: 'TRANSFER', amount, language: 'EN' },
        idempotencyKey: newKey(),
      }),
    );
  const launch = (by = player) =>
    outcomeOf(by.api(gameContract.launch, { request: launchRequest, headers: { language: 'EN' } }));

  it('starts without limits, with a reality check every 60 minutes', async () => {
    expect(await state()).toMatchObject({
      limits: [],
      realityCheckMinutes: 60,
      block: null,
      session: null,
      openRounds: 0,
    });
  });

  it('lowers a limit at once, and raises it after 24 hours and a second yes', async () => {
    await setLimit('stake', 'bet', 100 * P);
    expect((await setLimit('stake', 'bet', 50 * P)).limits).toEqual([
      { kind: 'stake', period: 'bet', amount: 50 * P, used: 0, resetsAt: null, raise: null },
    ]);
    const asked = server.now();
    const { limits } = await setLimit('stake', 'bet', 200 * P);
    expect(limits[0]).toMatchObject({
      amount: 50 * P,
      raise: { amount: 200 * P, requestedAt: asked, from: asked + DAY, until: asked + 8 * DAY },
    });
    const which = { request: { kind: 'stake', period: 'bet' } } as const;
    server.advance(DAY - 1);
    player = await signedInPlayer(server);
    expect(await outcomeOf(player.api(protectionContract.confirmRaise, which))).toEqual(['STATUS_CHANGED', null]);
    server.advance(1);
    expect((await state()).limits[0]).toMatchObject({ amount: 50 * P });
    expect((await player.api(protectionContract.confirmRaise, which)).limits[0]).toMatchObject({
      amount: 200 * P,
      raise: null,
    });
  });

  it('removes a limit only as a raise; a raise can be taken back, and lapses after a week', async () => {
    await setLimit('loss', 'day', 100 * P);
    expect((await setLimit('loss', 'day', null)).limits[0]).toMatchObject({ amount: 100 * P, raise: { amount: null } });
    const which = { request: { kind: 'loss', period: 'day' } } as const;
    expect((await player.api(protectionContract.cancelRaise, which)).limits[0]).toMatchObject({ raise: null });
    await setLimit('loss', 'day', null);
    server.advance(8 * DAY);
    player = await signedInPlayer(server);
    expect(await outcomeOf(player.api(protectionContract.confirmRaise, which))).toEqual(['STATUS_CHANGED', null]);
    await setLimit('loss', 'day', null);
    server.advance(DAY);
    player = await signedInPlayer(server);
    expect((await player.api(protectionContract.confirmRaise, which)).limits).toEqual([]);
  });

  it('refuses a stake above the own limit, in a game that is open', async () => {
    await setLimit('stake', 'bet', 50 * P);
    expect([await bet(50 * P + 1), await bet(50 * P)]).toEqual(['LIMIT_REACHED', 'OK']);
    expect((await state()).limits[0]).toMatchObject({ used: 50 * P });
  });

  it('refuses a stake that could lose more than the limit of the day, counts wins, and starts anew at midnight', async () => {
    await setLimit('loss', 'day', 100 * P);
    expect([await play(60 * P), await play(41 * P), await play(40 * P, 30 * P), await play(30 * P)]).toEqual([
      'OK',
      'LIMIT_REACHED',
      'OK',
      'OK',
    ]);
    expect((await state()).limits[0]).toMatchObject({ used: 100 * P, amount: 100 * P });
    expect([await play(1 * P), await launch()]).toEqual(['LIMIT_REACHED', ['OWN_LIMIT_REACHED', { max: 0 }]]);
    server.advance(12 * HOUR);
    player = await signedInPlayer(server);
    table = await sitDown(server);
    expect([await play(100 * P), (await state()).limits[0]?.used]).toEqual(['OK', 100 * P]);
  });

  it('never takes one bet too many of a hundred at once', async () => {
    await setLimit('loss', 'day', 70 * P);
    const answers = await Promise.all(Array.from({ length: 100 }, () => bet(10 * P)));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(7);
    expect(new Set(answers)).toEqual(new Set(['OK', 'LIMIT_REACHED']));
    expect((await state()).limits[0]).toMatchObject({ used: 70 * P });
  });

  it('limits the time of play, which runs from bet to bet and ends with a pause of ten minutes', async () => {
    await setLimit('time', 'day', 30 * MINUTE);
    for (const _ of [1, 2, 3]) {
      expect(await play(1 * P)).toBe('OK');
      server.advance(9 * MINUTE);
    }
    expect((await state()).limits[0]).toMatchObject({ used: 27 * MINUTE });
    expect(await play(1 * P)).toBe('OK');
    server.advance(3 * MINUTE);
    expect([await play(1 * P), await launch()]).toEqual(['LIMIT_REACHED', ['OWN_LIMIT_REACHED', { max: 0 }]]);
    server.advance(HOUR);
    player = await signedInPlayer(server);
    const { list, count } = await player.api(protectionContract.sessions, { request: { page: 1, pageSize: '10' } });
    expect([count, list[0]?.played, list[0]?.net]).toEqual([1, 27 * MINUTE, -4 * P]);
    expect((await state()).days.at(-1)).toMatchObject({ played: 27 * MINUTE });
  });

  it('limits deposits, and what an upline sends', async () => {
    await setLimit('deposit', 'day', 500 * P);
    expect(await deposit(400 * P)).toMatchObject({ amount: 400 * P });
    expect(await deposit(200 * P)).toEqual(['OWN_LIMIT_REACHED', { max: 100 * P }]);
    const agent = await signedInPlayer(server, 'agent1');
    const send = (amount: number) =>
      outcomeOf(
        agent.api(lineTransferContract.send, {
          request: { to: 'demo-somchai', amount, paymentPassword: PAYMENT_PASSWORD },
          idempotencyKey: newKey(),
        }),
      );
    expect(await send(101 * P)).toEqual(['RECEIVER_CLOSED', null]);
    expect(await send(100 * P)).toMatchObject({ amount: 100 * P });
    expect((await state()).limits[0]).toMatchObject({ used: 500 * P });
  });

  it('closes play and deposits for a break, at once and in an open game, and nothing shortens it', async () => {
    expect(await play(1 * P)).toBe('OK');
    const until = server.now() + 7 * DAY;
    const takeBreak = (days: '1' | '7') => player.api(protectionContract.takeBreak, { request: { days } });
    expect((await takeBreak('7')).block).toEqual({ kind: 'break', since: server.now(), until, by: 'member' });
    expect((await takeBreak('1')).block).toMatchObject({ until });
    expect([await play(1 * P), await launch(), await deposit(300 * P)]).toEqual([
      'PLAYER_BLOCKED',
      ['PLAY_PAUSED', { until }],
      ['PLAY_PAUSED', { until }],
    ]);
    server.advance(7 * DAY);
    player = await signedInPlayer(server);
    expect([(await state()).block, Array.isArray(await launch())]).toEqual([null, false]);
  });

  it('excludes a member with the password, lets open rounds end and withdrawals pass', async () => {
    expect(await bet(10 * P, 'open-round')).toBe('OK');
    const exclude = (loginPassword: string) =>
      outcomeOf(player.api(protectionContract.exclude, { request: { months: 'ever', loginPassword } }));
    expect(await exclude('wrong')).toEqual(['LOGIN_PASSWORD_WRONG', null]);
    expect(await exclude('Player#2026')).toMatchObject({ block: { kind: 'exclusion', until: null }, openRounds: 1 });
    expect([await bet(1 * P), await launch()]).toEqual(['PLAYER_BLOCKED', ['PLAY_PAUSED', null]]);
    const won = await table.ask('win', { roundId: 'open-round', transactionId: 'open-w', amount: 30 * P, final: true });
    expect(won.body.status).toBe('OK');
    server.advance(10_000 * DAY);
    player = await signedInPlayer(server);
    expect(await launch()).toEqual(['PLAY_PAUSED', null]);
    const quote = await player.api(withdrawalContract.quote, { request: { language: 'EN' } });
    expect(quote.methods.length).toBeGreaterThan(0);
  });

  it('refuses a trial account, and a period that a kind does not have', async () => {
    expect(await outcomeOf(setLimit('stake', 'day', 1 * P))).toEqual(['INVALID_FIELDS', { fields: ['period'] }]);
  });
});
