import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WalletVerb } from '../../../protocol/wallet.ts';
import { gameRound, ledgerAccount } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { type Sent, sitDown, startWithProvider, type Table } from '../../support/gameProvider.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import type { Reference } from '../../support/reference.ts';

/** `MONEY_SEQUENCES=1000` takes some minutes. */
const SEQUENCES = Number(process.env.MONEY_SEQUENCES ?? 25);
const P = 10_000;

/** How the network treats a call: lost before the wallet, its answer lost, delivered twice at once, and once more late. */
const network = fc.record({ lost: fc.boolean(), unanswered: fc.boolean(), twice: fc.boolean(), late: fc.boolean() });
const play = fc.record({
  way: fc.constantFrom(
    'win',
    'final',
    'betWin',
    'cancel',
    'winFirst',
    'together',
    'unsettle',
    'resettle',
    'again',
    'promo',
  ),
  /** Some stakes are above the balance. */
  stake: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constant(90_000)),
  payout: fc.integer({ min: 0, max: 500 }),
  calls: fc.array(network, { minLength: 6, maxLength: 6 }),
});
type Play = typeof play extends fc.Arbitrary<infer T> ? T : never;

onEachDatabase('wallet and provider', (database) => {
  let server: Reference;
  let table: Table;
  let nth = 0;
  beforeEach(async () => {
    server = await startWithProvider({ database });
    table = await sitDown(server);
  });
  afterEach(() => server.close());

  /** What the provider believes the player has won or lost, in 1/10,000 P. */
  async function playRound({ way, stake, payout, calls }: Play, late: (() => Promise<unknown>)[]): Promise<number> {
    nth += 1;
    const roundId = `s${nth}`;
    const links = [...calls];
    const send = async (verb: WalletVerb, id: string, more: object): Promise<Sent['body']> => {
      const { lost, unanswered, twice, late: again } = links.shift() ?? {};
      const call = () =>
        table.ask(verb, {
          ...(verb === 'promoWin' ? {} : { roundId }),
          transactionId: `${roundId}-${id}`,
          at: 1,
          ...more,
        });
      if (again) late.push(call);
      if (unanswered) await call();
      if (lost) await Promise.resolve();
      const [answer] = await Promise.all(twice ? [call(), call()] : [call()]);
      if (answer === undefined) throw new Error('no answer');
      return answer.body;
    };
    const [staked, paid] = [stake * P, payout * P];
    const bet = () => send('bet', 'b', { amount: staked });
    const win = (final: boolean, amount = paid, id = 'w') => send('win', id, { amount, final });
    const cancel = () => send('cancelBet', 'c', { betTransactionId: `${roundId}-b`, reason: 'timeout' });
    const isOk = ({ status }: Sent['body']) => status === 'OK';
    switch (way) {
      case 'promo':
        return isOk(await send('promoWin', 'p', { amount: staked, campaign: 'c' })) ? staked : 0;
      case 'betWin':
        return isOk(await send('betWin', 'bw', { stake: staked, payout: paid })) ? paid - staked : 0;
      case 'cancel':
        // The bet is in doubt: it is taken back before, while or after it arrives.
        if (links[0]?.lost) {
          await cancel();
          await bet();
        } else if (links[0]?.twice) await Promise.all([bet(), cancel()]);
        else {
          await bet();
          await cancel();
        }
        return 0;
      case 'winFirst':
      case 'together': {
        const [won, took] = way === 'together' ? await Promise.all([win(true), bet()]) : [await win(true), await bet()];
        if (!isOk(took)) return 0;
        expect(won.status).toBe('OK');
        return paid - staked;
      }
      default: {
        if (!isOk(await bet())) return 0;
        await win(way !== 'win');
        if (way === 'win') await send('finishRound', 'f', {});
        if (way === 'win' || way === 'final') return paid - staked;
        const undone = await send('unsettle', 'u', { reason: 'wrong' });
        expect(undone.status).toBe('OK');
        if (way === 'unsettle') return Number(undone.receivable) - staked;
        if (way === 'again') {
          await win(true, staked, 'w2');
          return 0;
        }
        await send('cancelUnsettle', 'x', { unsettleTransactionId: `${roundId}-u` });
        return paid - staked;
      }
    }
  }

  it(
    '[M1] [G3] agree to the last unit after calls that are lost, doubled, reordered and late',
    async () => {
      let expected = (await accountBalance(server, 'demo-somchai')) ?? 0;
      await fc.assert(
        fc.asyncProperty(fc.array(play, { minLength: 1, maxLength: 8 }), async (plays) => {
          const late: (() => Promise<unknown>)[] = [];
          for (const one of plays) expected += await playRound(one, late);
          for (const call of late.toReversed()) await call();
          expect(await accountBalance(server, 'demo-somchai')).toBe(expected);
          for (const { id, balance } of await server.db.select().from(ledgerAccount))
            expect([id, (balance ?? 0) >= 0]).toEqual([id, true]);
        }),
        { numRuns: SEQUENCES, endOnFailure: true },
      );
      expect((await verifyLedger(server.db)).faults).toEqual([]);
      expect(await server.db.$count(gameRound)).toBeGreaterThan(0);
    },
    30_000 + SEQUENCES * 5_000,
  );
});
