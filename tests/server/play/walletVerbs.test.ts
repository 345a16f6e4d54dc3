import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet, game, gameRound, merchant } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { invalidateMerchant } from '../../../server/site/system/merchant.ts';
import { sessionContract } from '../../../src/api/contract/site/session.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { sitDown, startWithProvider, type Table } from '../../support/gameProvider.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import type { Reference } from '../../support/reference.ts';
import { nextMidnight } from '../../support/siteDay.ts';
import { visitorOf } from '../site/visitor.ts';

const P = 10_000;

onEachDatabase('the wallet of a game', (database) => {
  let server: Reference;
  let table: Table;
  let start: number;
  let rounds = 0;
  let roundId = '';

  beforeAll(async () => {
    server = await startWithProvider({ database });
    await server.db.update(game).set({ maxStake: 100_000 * P });
    table = await sitDown(server);
  });
  afterAll(async () => {
    expect((await verifyLedger(server.db)).faults).toEqual([]);
    await server.close();
  });

  const balance = async () => (await accountBalance(server, 'demo-somchai')) ?? 0;
  const points = async () => (await accountBalance(server, 'demo-somchai', 'points')) ?? 0;
  const newRound = async () => {
    rounds += 1;
    roundId = `r-${database}-${rounds}`;
    start = await balance();
  };
  const call = (verb: Parameters<Table['ask']>[0], transactionId: string, more: object = {}) =>
    table.ask(verb, { roundId, transactionId: `${roundId}-${transactionId}`, ...more });
  const ok = (balanceNow: number, more: object = {}) => ({
    status: 200,
    body: { status: 'OK', balance: balanceNow, ...more },
  });
  const refused = (code: string, more: object = {}) => ({
    status: 200,
    body: { status: 'ERROR', code, message: expect.any(String), ...more },
  });
  const round = async () => {
    const [row] = await server.db.select().from(gameRound).where(eq(gameRound.roundRef, roundId));
    return row;
  };
  const lastBets = (count: number) => {
    const refs = Array.from({ length: count }, (_, at) => `r-${database}-${rounds - at}`);
    return server.db.select().from(bet).where(inArray(bet.round, refs)).orderBy(desc(bet.round));
  };
  const bets = () => server.db.select().from(bet).where(eq(bet.round, roundId)).orderBy(bet.requestId);

  describe('a round', () => {
    it('takes the stake, pays the win, and becomes one bet with points when it is finished', async () => {
      await newRound();
      const earned = await points();
      expect(await call('bet', 'b', { amount: 100 * P })).toEqual(ok(start - 100 * P));
      expect(await call('win', 'w', { amount: 30 * P, final: false })).toEqual(ok(start - 70 * P, { outcome: 'PAID' }));
      expect(await bets()).toEqual([]);
      expect(await call('finishRound', 'f')).toEqual(ok(start - 70 * P));
      expect(await bets()).toEqual([
        expect.objectContaining({
          memberId: 'demo-somchai',
          vendor: 'NINELAMPS',
          category: 'RNG',
          gameId: 'lantern-night',
          requestId: `statehouse-games/${roundId}/1`,
          stake: 100 * P,
          validBet: 100 * P,
          payout: 30 * P,
          voidedAt: null,
        }),
      ]);
      expect(await points()).toBe(earned + 1);
      expect(await round()).toMatchObject({ state: 'settled', stake: 100 * P, payout: 30 * P, validBet: 100 * P });
    });

    it('is settled by a final win, and by a bet-and-win', async () => {
      await newRound();
      await call('bet', 'b', { amount: 10 * P });
      expect(await call('win', 'w', { amount: 50 * P, final: true })).toEqual(ok(start + 40 * P, { outcome: 'PAID' }));
      expect(await round()).toMatchObject({ state: 'settled', payout: 50 * P });
      await newRound();
      expect(await call('betWin', 'bw', { stake: 20 * P, payout: 5 * P })).toEqual(ok(start - 15 * P));
      expect(await round()).toMatchObject({ state: 'settled', stake: 20 * P, payout: 5 * P });
      expect(await bets()).toHaveLength(1);
    });

    it('is open for several bets and wins, and counts only the valid bet that the provider names', async () => {
      await newRound();
      await call('bet', 'b1', { amount: 10 * P });
      await call('bet', 'b2', { amount: 20 * P });
      await call('win', 'w1', { amount: 1 * P, final: false });
      await call('win', 'w2', { amount: 2 * P, final: false });
      expect(await call('finishRound', 'f1', { validBet: 31 * P })).toMatchObject({
        status: 400,
        body: { code: 'AMOUNT_INVALID' },
      });
      expect(await call('finishRound', 'f2', { validBet: 0 })).toEqual(ok(start - 27 * P));
      expect(await bets()).toEqual([expect.objectContaining({ stake: 30 * P, validBet: 0, payout: 3 * P })]);
    });

    it('counts what its bets risked, as the provider says, by the class of its game', async () => {
      const gameOf = async (type: 'table' | 'videoPoker') => {
        const own = and(eq(game.vendor, 'NINELAMPS'), eq(game.category, 'RNG'));
        const [slot] = await server.db
          .select()
          .from(game)
          .where(and(own, ne(game.id, 'lantern-night')));
        const id = `of-${type.toLowerCase()}`;
        if (slot !== undefined) await server.db.insert(game).values({ ...slot, id, type });
        return id;
      };
      const [table, poker] = [await gameOf('table'), await gameOf('videoPoker')];
      const validBets: Record<string, number[]> = {};
      for (const gameId of ['lantern-night', table, poker]) {
        validBets[gameId] = [];
        for (const more of [{}, { validBet: 20 * P }]) {
          await newRound();
          expect(await call('betWin', 'bw', { gameId, stake: 50 * P, payout: 30 * P, ...more })).toEqual(
            ok(start - 20 * P),
          );
          await newRound();
          await call('win', 'w', { gameId, amount: 30 * P, final: true, ...more });
          await call('bet', 'b', { gameId, amount: 50 * P });
          await newRound();
          await call('bet', 'b', { gameId, amount: 50 * P });
          await call('win', 'w', { gameId, amount: 30 * P, final: true, ...more });
          for (const { validBet } of await lastBets(3)) validBets[gameId].push(validBet / P);
        }
      }
      expect(validBets).toEqual({
        'lantern-night': [50, 50, 50, 20, 20, 20],
        'of-table': [20, 20, 20, 8, 8, 8],
        'of-videopoker': [5, 5, 5, 2, 2, 2],
      });
    });

    it('is told by roundInfo', async () => {
      await newRound();
      expect(await call('roundInfo', '')).toEqual(refused('ROUND_UNKNOWN'));
      const at = server.now();
      await call('bet', 'b', { amount: 10 * P });
      await call('win', 'w', { amount: 4 * P, final: false });
      expect(await call('roundInfo', '')).toEqual(
        ok(start - 6 * P, {
          roundId,
          state: 'open',
          stake: 10 * P,
          payout: 4 * P,
          transactions: [
            { transactionId: `${roundId}-b`, kind: 'bet', amount: 10 * P, at },
            { transactionId: `${roundId}-w`, kind: 'win', amount: 4 * P, at },
          ],
        }),
      );
    });

    it.each(['bet', 'betWin', 'win', 'finishRound', 'cancelBet'] as const)(
      'refuses %s after it is settled',
      async (verb) => {
        await newRound();
        await call('betWin', 'bw', { stake: 10 * P, payout: 0 });
        const more = {
          ...{ amount: P, stake: P, payout: 0, final: false },
          ...{ betTransactionId: `${roundId}-bw`, reason: 'late' },
        };
        expect(await call(verb, 'again', more)).toEqual(refused('ROUND_CLOSED'));
        expect(await balance()).toBe(start - 10 * P);
      },
    );
  });

  describe('a transaction id', () => {
    it('gets the first answer again, with today’s balance, however often and wherever it arrives', async () => {
      await newRound();
      const all = await Promise.all(Array.from({ length: 5 }, () => call('bet', 'b', { amount: 10 * P })));
      expect(all).toEqual(Array.from({ length: 5 }, () => ok(start - 10 * P)));
      await call('win', 'w', { amount: 3 * P, final: true });
      expect(await call('bet', 'b', { amount: 10 * P })).toEqual(ok(start - 7 * P));
      expect(await call('win', 'w', { amount: 3 * P, final: true })).toEqual(ok(start - 7 * P, { outcome: 'PAID' }));
      expect(await bets()).toHaveLength(1);
    });

    it('refuses another body or verb', async () => {
      await newRound();
      await call('bet', 'x', { amount: 10 * P });
      expect(await call('bet', 'x', { amount: 11 * P })).toEqual(refused('DUPLICATE_DIFFERS'));
      expect(await call('win', 'x', { amount: 10 * P, final: true })).toEqual(refused('DUPLICATE_DIFFERS'));
      expect(await balance()).toBe(start - 10 * P);
    });

    it('keeps the refusal of a bet: a late copy takes nothing', async () => {
      await newRound();
      expect(await call('bet', 'b', { amount: start + 1 })).toEqual(refused('INSUFFICIENT_FUNDS', { balance: start }));
      await table.ask('promoWin', { transactionId: `${roundId}-p`, amount: 100 * P, campaign: 'c' });
      expect((await call('bet', 'b', { amount: start + 1 })).body).toMatchObject({ status: 'ERROR' });
      expect(await balance()).toBe(start + 100 * P);
      expect(await call('cancelBet', 'c', { betTransactionId: `${roundId}-b`, reason: 'refused' })).toEqual(
        ok(start + 100 * P, { outcome: 'TOMBSTONE' }),
      );
    });
  });

  describe('a cancellation', () => {
    it('[MEMBER-10] returns the stake once, and cancels the round with its last stake; the record has it as void', async () => {
      await newRound();
      await call('bet', 'b1', { amount: 10 * P });
      await call('bet', 'b2', { amount: 20 * P });
      const cancel = (id: string, bet: string) =>
        call('cancelBet', id, { betTransactionId: `${roundId}-${bet}`, reason: 'timeout' });
      expect(await cancel('c1', 'b1')).toEqual(ok(start - 20 * P, { outcome: 'RETURNED' }));
      expect(await cancel('c2', 'b1')).toEqual(ok(start - 20 * P, { outcome: 'RETURNED' }));
      expect(await round()).toMatchObject({ state: 'open', stake: 20 * P });
      expect(await cancel('c3', 'b2')).toEqual(ok(start, { outcome: 'RETURNED' }));
      expect(await round()).toMatchObject({ state: 'cancelled', stake: 0, voidReason: 'timeout' });
      const at = server.now();
      expect(await bets()).toMatchObject([
        { stake: 20 * P, validBet: 0, payout: 0, settledAt: at, voidedAt: at, givesPoints: false },
      ]);
    });

    it('before its bet leaves a tombstone', async () => {
      await newRound();
      const cancel = { betTransactionId: `${roundId}-b`, reason: 'timeout' };
      expect(await call('cancelBet', 'c', cancel)).toEqual(ok(start, { outcome: 'TOMBSTONE' }));
      expect(await call('bet', 'b', { amount: 10 * P })).toEqual(refused('BET_CANCELLED'));
      expect(await call('cancelBet', 'c2', cancel)).toEqual(ok(start, { outcome: 'TOMBSTONE' }));
      expect(await balance()).toBe(start);
    });

    it('beside its bet leaves the stake with the player, whichever comes first', async () => {
      for (let time = 0; time < 5; time += 1) {
        await newRound();
        const cancel = { betTransactionId: `${roundId}-b`, reason: 'timeout' };
        await Promise.all([call('bet', 'b', { amount: 10 * P }), call('cancelBet', 'c', cancel)]);
        expect(await balance()).toBe(start);
      }
    });

    it('is refused after a win, and for what is no bet', async () => {
      await newRound();
      await call('bet', 'b', { amount: 10 * P });
      await call('win', 'w', { amount: 1 * P, final: false });
      const cancel = (id: string, bet: string) =>
        call('cancelBet', id, { betTransactionId: `${roundId}-${bet}`, reason: 'timeout' });
      expect(await cancel('c1', 'b')).toEqual(refused('ROUND_CLOSED'));
      expect(await cancel('c2', 'w')).toEqual(refused('BET_UNKNOWN'));
    });
  });

  describe('a win before its bet', () => {
    it('is parked, and paid with the bet', async () => {
      await newRound();
      expect(await call('win', 'w', { amount: 30 * P, final: true })).toEqual(ok(start, { outcome: 'PARKED' }));
      expect(await call('finishRound', 'f')).toEqual(refused('ROUND_UNKNOWN'));
      expect(await call('bet', 'b', { amount: 10 * P })).toEqual(ok(start + 20 * P));
      expect(await call('win', 'w', { amount: 30 * P, final: true })).toEqual(
        ok(start + 20 * P, { outcome: 'PARKED' }),
      );
      expect(await round()).toMatchObject({ state: 'settled', stake: 10 * P, payout: 30 * P });
      expect(await bets()).toHaveLength(1);
    });

    it('is not paid when its bet is cancelled', async () => {
      await newRound();
      await call('win', 'w', { amount: 30 * P, final: true });
      await call('cancelBet', 'c', { betTransactionId: `${roundId}-b`, reason: 'timeout' });
      expect(await call('bet', 'b', { amount: 10 * P })).toEqual(refused('BET_CANCELLED'));
      expect(await balance()).toBe(start);
    });
  });

  describe('an un-settlement', () => {
    it('[M1] takes the payout back, voids the bet, and can be taken back', async () => {
      await newRound();
      await call('betWin', 'bw', { stake: 100 * P, payout: 150 * P });
      const [earned, first] = [await points(), await bets()];
      expect(await call('unsettle', 'u', { reason: 'wrong result' })).toEqual(ok(start - 100 * P, { receivable: 0 }));
      expect(await points()).toBe(earned - 1);
      expect((await bets()).map(({ voidedAt }) => voidedAt)).toEqual([server.now()]);
      expect(await round()).toMatchObject({ state: 'open', payout: 0, voidReason: 'wrong result' });
      const back = { unsettleTransactionId: `${roundId}-u` };
      expect(await call('cancelUnsettle', 'x', back)).toEqual(ok(start + 50 * P));
      expect(await points()).toBe(earned);
      expect((await bets()).map(({ payout, voidedAt }) => [payout, voidedAt])).toEqual([
        [150 * P, server.now()],
        [150 * P, null],
      ]);
      expect(first).toHaveLength(1);
      expect(await call('cancelUnsettle', 'y', back)).toEqual(refused('ROUND_CLOSED'));
    });

    it('[M1] books what the balance lacks to a receivable, which the next payout of the round pays first', async () => {
      await newRound();
      await call('betWin', 'bw', { stake: 10 * P, payout: 200 * P });
      const spent = (await balance()) - 50 * P;
      await give(server, 'demo-somchai', -spent);
      expect(await call('unsettle', 'u', { reason: 'wrong result' })).toEqual(ok(0, { receivable: 150 * P }));
      expect(await call('win', 'w', { amount: 160 * P, final: true })).toEqual(ok(10 * P, { outcome: 'PAID' }));
      expect(await round()).toMatchObject({ state: 'settled', payout: 160 * P, receivable: 0 });
      await give(server, 'demo-somchai', spent);
    });

    it('is refused for a round that is not settled', async () => {
      await newRound();
      expect(await call('unsettle', 'u1', { reason: '' })).toEqual(refused('ROUND_UNKNOWN'));
      await call('bet', 'b', { amount: P });
      expect(await call('unsettle', 'u2', { reason: '' })).toEqual(refused('ROUND_UNKNOWN'));
      expect(await call('cancelUnsettle', 'x', { unsettleTransactionId: 'none' })).toEqual(refused('ROUND_UNKNOWN'));
    });
  });

  it('pays a promotion outside a round, without turnover', async () => {
    await newRound();
    const promo = { transactionId: `${roundId}-p`, amount: 5 * P, campaign: 'songkran' };
    expect(await table.ask('promoWin', promo)).toEqual(ok(start + 5 * P));
    expect(await table.ask('promoWin', promo)).toEqual(ok(start + 5 * P));
    expect(await table.ask('balance')).toEqual(ok(start + 5 * P));
  });

  it('pays promotions up to what the provider may pay to a player in a day', async () => {
    server.advance(nextMidnight(server.now()) + 86_400_000 - 60_000 - server.now());
    table = await sitDown(server);
    await newRound();
    const pay = (name: string, amount: number) =>
      table.ask('promoWin', { transactionId: `${roundId}-${name}`, amount, campaign: 'songkran' });
    expect(await pay('a', 4_000 * P)).toEqual(ok(start + 4_000 * P));
    const both = await Promise.all([pay('b', 6_000 * P), pay('c', 6_000 * P)]);
    expect(both.map(({ body }) => body.code ?? body.status).toSorted()).toEqual(['LIMIT_REACHED', 'OK']);
    const above = { status: 200, body: { status: 'ERROR', code: 'LIMIT_REACHED', message: expect.any(String) } };
    expect(await pay('d', 1)).toMatchObject(above);
    expect(await balance()).toBe(start + 10_000 * P);
    server.advance(59_999);
    expect(await pay('d', 1)).toMatchObject(above);
    server.advance(1);
    expect(await pay('d', 1)).toMatchObject({ status: 200, body: { status: 'OK' } });
  });

  it('never takes concurrent bets beyond the balance', async () => {
    await newRound();
    const one = Math.floor(start / 5);
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        table.ask('bet', { roundId: `${roundId}-${n}`, transactionId: `${roundId}-${n}`, amount: one }),
      ),
    );
    expect(answers.filter(({ body }) => body.status === 'OK')).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'INSUFFICIENT_FUNDS')).toHaveLength(4);
    expect(await balance()).toBe(start - 5 * one);
    await give(server, 'demo-somchai', 5 * one);
  });

  it('refuses a stake above the limit of the game, and an unknown game', async () => {
    await newRound();
    expect(await call('bet', 'b', { amount: 1e12 })).toEqual(refused('LIMIT_REACHED', { balance: start }));
    expect(await call('bet', 'b2', { amount: P, gameId: 'no-such-game' })).toEqual(refused('GAME_UNKNOWN'));
  });

  it('takes wins and cancellations after the end of the session, but no bets', async () => {
    const own = await sitDown(server);
    await newRound();
    const late = (verb: Parameters<Table['ask']>[0], transactionId: string, more: object) =>
      own.ask(verb, { roundId, transactionId: `${roundId}-${transactionId}`, ...more });
    await late('bet', 'b1', { amount: 10 * P });
    await late('bet', 'b2', { amount: 5 * P });
    await visitorOf(server, { token: own.loginToken })(sessionContract.logout, { request: {} });
    expect(await late('bet', 'b3', { amount: P })).toEqual(refused('SESSION_ENDED'));
    expect(await late('bet', 'b1', { amount: 10 * P })).toEqual(ok(start - 15 * P));
    expect(await late('cancelBet', 'c', { betTransactionId: `${roundId}-b2`, reason: 'late' })).toEqual(
      ok(start - 10 * P, { outcome: 'RETURNED' }),
    );
    expect(await late('win', 'w', { amount: 7 * P, final: true })).toEqual(ok(start - 3 * P, { outcome: 'PAID' }));
  });

  it('starts nothing under maintenance, and pays what has started', async () => {
    await newRound();
    await call('bet', 'b', { amount: P });
    await server.db.update(merchant).set({ status: 1 });
    invalidateMerchant(server.deps);
    expect(await call('bet', 'b2', { amount: P })).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await call('win', 'w', { amount: P, final: true })).toEqual(ok(start, { outcome: 'PAID' }));
    await server.db.update(merchant).set({ status: 0 });
    invalidateMerchant(server.deps);
  });
});
