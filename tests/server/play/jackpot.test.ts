import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bet,
  game,
  gameRound,
  ledgerAccount,
  ledgerEntry,
  ledgerMovement,
  member,
} from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { gameContract } from '../../../src/api/contract/play/game.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { type Sent, sitDown, startWithProvider, type Table } from '../../support/gameProvider.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import type { Reference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

const P = 10_000;

onEachDatabase('the pot of a jackpot', (database) => {
  let server: Reference;
  let table: Table;
  let other: Table;
  let rounds = 0;

  beforeAll(async () => {
    server = await startWithProvider({ database });
    await server.db.update(game).set({ maxStake: 100_000 * P });
    table = await sitDown(server);
    other = await sitDown(server, 'malee');
    await give(server, 'demo-malee', 10_000 * P);
  });
  afterAll(async () => {
    expect((await verifyLedger(server.db)).faults).toEqual([]);
    await server.close();
  });

  const newRound = (at: Table = table) => {
    rounds += 1;
    const roundId = `j-${rounds}`;
    return {
      roundId,
      ask: (verb: Parameters<Table['ask']>[0], transactionId: string, more: object = {}): Promise<Sent> =>
        at.ask(verb, { roundId, transactionId: `${roundId}-${transactionId}`, ...more }),
    };
  };
  const balance = async (member = 'demo-somchai') => (await accountBalance(server, member)) ?? 0;
  const pots = async (at: Table = table) => {
    const { body } = await at.ask('jackpots');
    const told = body.jackpots as readonly { readonly id: string; readonly pot: number }[];
    return Object.fromEntries(told.map(({ id, pot }) => [id, pot]));
  };
  /** A stake of 100 P that puts 40, 30, 30 and 50 satang into the pots. */
  const STAKE = {
    amount: 100 * P,
    jackpots: [
      { id: 'mini', contribution: 4_000 },
      { id: 'minor', contribution: 3_000 },
      { id: 'major', contribution: 3_000 },
      { id: 'grand', contribution: 5_000 },
    ],
  };
  const houseSum = async (purse: string) => {
    const rows = await server.db
      .select({ amount: ledgerEntry.amount })
      .from(ledgerEntry)
      .where(eq(ledgerEntry.accountId, `house/demo/main/${purse}`));
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };

  it('is its seed before anything was played', async () => {
    expect((await table.ask('jackpots')).body).toEqual({
      status: 'OK',
      balance: await balance(),
      jackpots: [
        { id: 'mini', pot: 50 * P, seed: 50 * P },
        { id: 'minor', pot: 500 * P, seed: 500 * P },
        { id: 'major', pot: 5_000 * P, seed: 5_000 * P },
        { id: 'grand', pot: 50_000 * P, seed: 50_000 * P },
      ],
    });
    expect(await server.db.select().from(ledgerAccount).where(like(ledgerAccount.purse, 'jackpot:%'))).toEqual([]);
  });

  it('[M1] takes the seed from the house with the first bet, and the contributions of each bet', async () => {
    const [start, games] = [await balance(), await houseSum('games')];
    const first = newRound();
    expect((await first.ask('bet', 'b', STAKE)).body).toEqual({ status: 'OK', balance: start - 100 * P });
    expect(await pots()).toEqual({ mini: 504_000, minor: 5_003_000, major: 50_003_000, grand: 500_005_000 });
    expect((await houseSum('games')) - games).toBe(100 * P - 15_000 - 55_550 * P);
    await first.ask('bet', 'b', STAKE);
    await newRound(other).ask('bet', 'b', { amount: 10 * P, jackpots: [{ id: 'grand', contribution: 500 }] });
    expect(await pots()).toEqual({ mini: 504_000, minor: 5_003_000, major: 50_003_000, grand: 500_005_500 });
    const [row] = await server.db
      .select()
      .from(ledgerAccount)
      .where(eq(ledgerAccount.id, 'house/demo/main/jackpot:statehouse-games/grand'));
    expect(row).toMatchObject({ memberId: null, balance: 500_005_500, entries: 3 });
  });

  it('is paid whole and seeded anew, once, in a round that stays open; the record counts it as payout', async () => {
    const start = await balance();
    const { mini = 0 } = await pots();
    const round = newRound();
    await round.ask('bet', 'b', STAKE);
    const won = { status: 200, body: { status: 'OK', amount: mini + 4_000, balance: start - 100 * P + mini + 4_000 } };
    expect(await round.ask('jackpotWin', 'j', { jackpot: 'mini' })).toEqual(won);
    expect(await round.ask('jackpotWin', 'j', { jackpot: 'mini' })).toEqual(won);
    expect((await pots()).mini).toBe(50 * P);
    await round.ask('win', 'w', { amount: 30 * P, final: true });
    expect(await balance()).toBe(start - 70 * P + mini + 4_000);
    expect(await round.ask('jackpotWin', 'j', { jackpot: 'mini' })).toMatchObject({ body: { amount: mini + 4_000 } });
    expect(await server.db.select().from(bet).where(eq(bet.round, round.roundId))).toMatchObject([
      { stake: 100 * P, payout: 30 * P + mini + 4_000 },
    ]);
    const kinds = await server.db
      .select({ kind: ledgerMovement.kind, account: ledgerEntry.accountId, amount: ledgerEntry.amount })
      .from(ledgerEntry)
      .innerJoin(ledgerMovement, eq(ledgerMovement.id, ledgerEntry.movementId))
      .where(like(ledgerMovement.cause, `%/${round.roundId}-j`))
      .orderBy(ledgerMovement.kind, ledgerEntry.line);
    expect(kinds).toEqual([
      { kind: 'jackpotSeed', account: 'house/demo/main/jackpot:statehouse-games/mini', amount: 50 * P },
      { kind: 'jackpotSeed', account: 'house/demo/main/games', amount: -50 * P },
      { kind: 'jackpotWin', account: 'demo-somchai/main', amount: mini + 4_000 },
      { kind: 'jackpotWin', account: 'house/demo/main/jackpot:statehouse-games/mini', amount: -mini - 4_000 },
    ]);
  });

  it('is paid in whole 0.01 P; the rest stays in it', async () => {
    const round = newRound();
    const { mini = 0 } = await pots();
    await round.ask('bet', 'b', { amount: 100 * P, jackpots: [{ id: 'mini', contribution: 4_077 }] });
    expect((await round.ask('jackpotWin', 'j', { jackpot: 'mini' })).body).toMatchObject({ amount: mini + 4_000 });
    expect((await pots()).mini).toBe(50 * P + 77);
    const next = newRound();
    await next.ask('bet', 'b', { amount: 100 * P, jackpots: [{ id: 'mini', contribution: 23 }] });
    await next.ask('jackpotWin', 'j', { jackpot: 'mini' });
    expect((await pots()).mini).toBe(50 * P);
  });

  it('is won once by a round, however many wins the provider sends for it', async () => {
    const round = newRound();
    await round.ask('bet', 'b', STAKE);
    const { mini = 0, minor = 0 } = await pots();
    const start = await balance();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => round.ask('jackpotWin', `j${n}`, { jackpot: 'mini' })),
    );
    expect(all.map(({ body }) => body.code ?? body.status).toSorted()).toEqual([...Array(9).fill('JACKPOT_WON'), 'OK']);
    expect([await balance(), (await pots()).mini]).toEqual([start + mini, 50 * P]);
    // Another pot is another win.
    expect(await round.ask('jackpotWin', 'other', { jackpot: 'minor' })).toMatchObject({ body: { amount: minor } });
  });

  it('gives the second of two winners at the same time the new seed', async () => {
    const both = [newRound(), newRound(other)];
    await Promise.all(both.map((round) => round.ask('bet', 'b', STAKE)));
    const { minor = 0 } = await pots();
    const won = await Promise.all(both.map((round) => round.ask('jackpotWin', 'j', { jackpot: 'minor' })));
    expect(won.map(({ body }) => body.amount).toSorted((a, b) => Number(a) - Number(b))).toEqual([500 * P, minor]);
    expect((await pots()).minor).toBe(500 * P);
  });

  it('grows by every one of 50 bets at once, and is paid once by 50 copies of a win', async () => {
    const { grand = 0, major = 0 } = await pots();
    const start = await balance();
    const all = Array.from({ length: 50 }, (_, n) => newRound(n % 2 === 0 ? table : other));
    const taken = await Promise.all(all.map((round) => round.ask('bet', 'b', STAKE)));
    expect(taken.map(({ body }) => body.status)).toEqual(Array(50).fill('OK'));
    expect(await pots()).toMatchObject({ grand: grand + 50 * 5_000, major: major + 50 * 3_000 });
    const copies = await Promise.all(
      Array.from({ length: 50 }, () => all[0]?.ask('jackpotWin', 'j', { jackpot: 'grand' })),
    );
    expect(copies.map((copy) => copy?.body.amount)).toEqual(Array(50).fill(grand + 250_000));
    expect(await balance()).toBe(start - 25 * 100 * P + grand + 250_000);
    expect((await pots()).grand).toBe(50_000 * P);
  }, 60_000);

  it('takes contributions back with a cancelled bet, and no more than it has', async () => {
    const [before, start] = [await pots(), await balance()];
    const kept = newRound();
    await kept.ask('bet', 'b', STAKE);
    const cancel = (round: typeof kept) =>
      round.ask('cancelBet', 'c', { betTransactionId: `${round.roundId}-b`, reason: 'timeout' });
    expect((await cancel(kept)).body).toMatchObject({ outcome: 'RETURNED', balance: start });
    expect(await pots()).toEqual(before);
    await cancel(kept);
    expect(await pots()).toEqual(before);

    // Larger than the seed: another round wins the pot that this bet has fed.
    const [large, lucky] = [newRound(), newRound(other)];
    await large.ask('bet', 'b', { amount: 2_000 * P, jackpots: [{ id: 'mini', contribution: 100 * P }] });
    await lucky.ask('bet', 'b', STAKE);
    await lucky.ask('jackpotWin', 'j', { jackpot: 'mini' });
    expect((await cancel(large)).body).toMatchObject({ outcome: 'RETURNED', balance: start });
    expect((await pots()).mini).toBe(50 * P);
    expect((await newRound().ask('bet', 'b', STAKE)).body.status).toBe('OK');
    expect((await pots()).mini).toBe(504_000);
  });

  it('refuses what is not its own: an unknown jackpot, too much of the stake, a pot twice, a round without a share', async () => {
    const [start, before] = [await balance(), await pots()];
    const round = newRound();
    const contributing = (...jackpots: readonly { readonly id: string; readonly contribution: number }[]) =>
      round.ask('bet', `b${rounds++}`, { amount: 100 * P, jackpots });
    expect((await contributing({ id: 'mega', contribution: 1 })).body).toMatchObject({ code: 'JACKPOT_UNKNOWN' });
    expect(await contributing({ id: 'mini', contribution: 50_001 })).toMatchObject({
      status: 400,
      body: { code: 'AMOUNT_INVALID' },
    });
    expect((await contributing({ id: 'mini', contribution: 1 }, { id: 'mini', contribution: 1 })).body).toMatchObject({
      code: 'AMOUNT_INVALID',
    });
    expect((await contributing({ id: 'mini', contribution: 0 })).status).toBe(400);
    expect((await round.ask('jackpotWin', 'j1', { jackpot: 'mini' })).body).toMatchObject({ code: 'ROUND_UNKNOWN' });
    await round.ask('bet', 'plain', { amount: P });
    expect((await round.ask('jackpotWin', 'j2', { jackpot: 'mini' })).body).toMatchObject({ code: 'JACKPOT_UNKNOWN' });
    await round.ask('finishRound', 'f');
    expect((await round.ask('jackpotWin', 'j3', { jackpot: 'mini' })).body).toMatchObject({ code: 'ROUND_CLOSED' });
    expect([await balance(), await pots()]).toEqual([start - P, before]);
  });

  it('keeps a round that has won it as it is: neither cancelled nor un-settled', async () => {
    const round = newRound();
    await round.ask('bet', 'b', STAKE);
    await round.ask('jackpotWin', 'j', { jackpot: 'mini' });
    const cancel = { betTransactionId: `${round.roundId}-b`, reason: 'late' };
    expect((await round.ask('cancelBet', 'c', cancel)).body).toMatchObject({ code: 'ROUND_CLOSED' });
    await round.ask('finishRound', 'f');
    expect((await round.ask('unsettle', 'u', { reason: 'wrong' })).body).toMatchObject({ code: 'ROUND_CLOSED' });
    const [row] = await server.db.select().from(gameRound).where(eq(gameRound.roundRef, round.roundId));
    expect(row).toMatchObject({ state: 'settled', payout: 508_000, jackpot: 508_000 });
  });

  it('[DEMO-05] is another one for demo money', async () => {
    const guest = { id: 'demo-guest', username: 'guest', account: 'guest', nickname: 'Guest', isAgent: 4 };
    const passwordHash = server.deps.passwords.unusable();
    await server.db.insert(member).values({ ...guest, merchantCode: 'demo', passwordHash, createdAt: server.now() });
    await give(server, 'demo-guest', 1_000 * P, 'trial');
    const demo = await sitDown(server, 'guest');
    const before = await pots();
    const round = newRound(demo);
    expect((await round.ask('bet', 'b', STAKE)).body.status).toBe('OK');
    expect(await pots(demo)).toMatchObject({ mini: 504_000, grand: 500_005_000 });
    expect(await pots()).toEqual(before);
  });

  it('[GAME-10] stands on the tiles of the lobby, for play with real money', async () => {
    const { list } = await visitorOf(server)(gameContract.jackpots, { request: {} });
    const told = await pots();
    expect(list.map(({ id, pot }) => [id, pot])).toEqual(Object.entries(told));
    expect(list.map(({ id }) => id)).toEqual(['mini', 'minor', 'major', 'grand']);
    const { ask } = newRound();
    await ask('bet', 'bet', STAKE);
    const after = await visitorOf(server)(gameContract.jackpots, { request: {} });
    expect(after.list.map(({ pot }, at) => pot - (list[at]?.pot ?? 0))).toEqual([4_000, 3_000, 3_000, 5_000]);
  });
});
