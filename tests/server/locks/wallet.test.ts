import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WalletVerb } from '../../../protocol/wallet.ts';
import { bet, gameRound, walletTransaction } from '../../../server/database/schema.ts';
import { setLimit } from '../../../server/member/protection/limits.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { ask, sitDown, type Table } from '../../support/gameProvider.ts';
import { P } from '../../support/payments.ts';
import type { Reference } from '../../support/reference.ts';
import { isPostgresThere } from '../../support/testDatabase.ts';
import { atOnce, twoServers } from './atOnce.ts';

describe.skipIf(!(await isPostgresThere()))('the wallet of a game on two servers at once', () => {
  const { first, second } = twoServers();
  let table: Table;
  let round = 0;
  let roundId: string;
  beforeEach(async () => {
    await give(first(), 'demo-somchai', 100_000 * P);
    table = await sitDown(first());
    round += 1;
    roundId = `round-${round}`;
  });

  interface Call {
    readonly verb: WalletVerb;
    readonly more: object;
  }
  const call = (verb: WalletVerb, id: string, more: object = {}): Call => ({
    verb,
    more: { transactionId: `${roundId}-${id}`, ...more },
  });
  const balance = async () => (await accountBalance(first(), 'demo-somchai')) ?? 0;
  const send = async (server: Reference, { verb, more }: Call) =>
    (
      await ask(server, verb, {
        session: table.session,
        ...(verb === 'promoWin' ? {} : { gameId: 'lantern-night', roundId }),
        at: first().now(),
        ...more,
      })
    ).body;
  /** One call on each server; what they answer. */
  const both = async (gate: string, one: Call, other: Call) => {
    const bodies: Record<string, unknown>[] = [];
    await atOnce(first(), gate, [
      async () => {
        bodies[0] = await send(first(), one);
      },
      async () => {
        bodies[1] = await send(second(), other);
      },
    ]);
    return bodies.map(({ status, code }) => code ?? status);
  };
  const roundNow = async () =>
    (await first().db.select().from(gameRound).where(eq(gameRound.roundRef, roundId)))[0] ?? expect.unreachable();

  it('takes a stake once', async () => {
    const before = await balance();
    const stake = call('bet', 'b', { amount: 10 * P });
    expect(await both('wallet_transaction', stake, stake)).toEqual(['OK', 'OK']);
    expect([await balance(), await first().db.$count(walletTransaction)]).toEqual([before - 10 * P, 1]);
  });

  it('opens a round once, with the stakes of both', async () => {
    expect(
      await both('game_round', call('bet', 'a', { amount: 10 * P }), call('bet', 'b', { amount: 30 * P })),
    ).toEqual(['OK', 'OK']);
    expect((await roundNow()).stake).toBe(40 * P);
  });

  it('adds up stakes of an open round', async () => {
    await send(first(), call('bet', 'a', { amount: 10 * P }));
    expect(
      await both('game_round', call('bet', 'b', { amount: 20 * P }), call('bet', 'c', { amount: 40 * P })),
    ).toEqual(['OK', 'OK']);
    expect((await roundNow()).stake).toBe(70 * P);
  });

  it('settles a round once, with its win or its end', async () => {
    await send(first(), call('bet', 'a', { amount: 10 * P }));
    const before = await balance();
    const win = call('win', 'w', { amount: 70 * P, final: true });
    const answers = await both('game_round', win, { ...win, more: { ...win.more, transactionId: `${roundId}-x` } });
    expect(answers.toSorted()).toEqual(['OK', 'ROUND_CLOSED']);
    const bets = await first().db.select().from(bet).where(eq(bet.round, roundId));
    expect([bets.map(({ payout }) => payout), await balance()]).toEqual([[70 * P], before + 70 * P]);
  });

  it('returns a stake or settles its round, not both', async () => {
    await send(first(), call('bet', 'a', { amount: 10 * P }));
    const before = await balance();
    const answers = await both(
      'game_round',
      call('cancelBet', 'c', { betTransactionId: `${roundId}-a`, reason: 'a fault' }),
      call('win', 'w', { amount: 70 * P, final: true }),
    );
    expect(answers.toSorted()).toEqual(['OK', 'ROUND_CLOSED']);
    expect(await balance()).toBe(before + (answers[0] === 'OK' ? 10 * P : 70 * P));
  });

  it('returns a stake once', async () => {
    await send(first(), call('bet', 'a', { amount: 10 * P }));
    const before = await balance();
    const back = { betTransactionId: `${roundId}-a`, reason: 'a fault' };
    expect(await both('game_round', call('cancelBet', 'c', back), call('cancelBet', 'd', back))).toEqual(['OK', 'OK']);
    expect(await balance()).toBe(before + 10 * P);
  });

  it('takes back a settled round once', async () => {
    await send(first(), call('bet', 'a', { amount: 10 * P }));
    await send(first(), call('win', 'w', { amount: 70 * P, final: true }));
    const before = await balance();
    const why = { reason: 'a wrong result' };
    const answers = await both('game_round', call('unsettle', 'u', why), call('unsettle', 'v', why));
    expect([answers.toSorted(), await balance()]).toEqual([['OK', 'ROUND_UNKNOWN'], before - 70 * P]);
  });

  it('pays promotions up to the day’s most', async () => {
    const pay = (id: string) => call('promoWin', id, { amount: 6_000 * P, campaign: 'songkran' });
    expect((await both('ledger_account', pay('p'), pay('q'))).toSorted()).toEqual(['LIMIT_REACHED', 'OK']);
  });

  it('keeps to the own limit of losses', async () => {
    table = await sitDown(first(), 'malee');
    const limit = { memberId: 'demo-malee', kind: 'loss', period: 'day' } as const;
    await setLimit(first().db, { ...limit, amount: 150 * P }, first().now());
    const stake = (id: string) => call('bet', id, { amount: 100 * P, roundId: `${roundId}-${id}` });
    expect((await both('ledger_account', stake('a'), stake('b'))).toSorted()).toEqual(['LIMIT_REACHED', 'OK']);
  });
});
