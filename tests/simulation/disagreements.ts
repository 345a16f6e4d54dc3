import { and, eq, inArray, isNull } from 'drizzle-orm';
import { bet, gameRound } from '../../server/database/schema.ts';
import { PROVIDER } from '../support/gameProvider.ts';
import type { Reference } from '../support/reference.ts';
import type { PlayedRound } from './simulate.ts';

const OVER: ReadonlySet<string> = new Set(['settled', 'refused', 'cancelled']);
export const isRoundOver = ({ state }: PlayedRound): boolean => OVER.has(state);

/** Where the wallet's view of a round is not the provider's. */
export async function disagreements({ db, deps }: Reference, rounds: readonly PlayedRound[]): Promise<string[]> {
  const refs = rounds.map(({ id }) => id);
  const own = and(
    eq(gameRound.merchantCode, deps.config.merchant),
    eq(gameRound.provider, PROVIDER),
    inArray(gameRound.roundRef, refs),
  );
  const known = new Map((await db.select().from(gameRound).where(own)).map((row) => [row.roundRef, row]));
  const bets = await db
    .select()
    .from(bet)
    .where(and(inArray(bet.round, refs), isNull(bet.voidedAt)));
  return rounds.flatMap((round) => {
    const { id, state, stake, payout } = round;
    const row = known.get(id);
    const wallet = row ? `${row.state}, stake ${row.stake}, payout ${row.payout}` : 'unknown';
    const booked = bets.filter((one) => one.round === id).map((one) => `${one.stake} → ${one.payout}`);
    const expected =
      state === 'settled'
        ? { wallets: [`settled, stake ${stake}, payout ${payout}`], booked: [`${stake} → ${payout}`] }
        : { wallets: ['unknown', ...(state === 'cancelled' ? ['cancelled, stake 0, payout 0'] : [])], booked: [] };
    const told = `${id} is ${state} at the provider, stake ${stake}, payout ${payout}`;
    return [
      ...(isRoundOver(round) ? [] : [`${told}: not over`]),
      ...(expected.wallets.includes(wallet) ? [] : [`${told}; at the wallet: ${wallet}`]),
      ...(booked.join() === expected.booked.join() ? [] : [`${told}; in the betting record: ${booked.join()}`]),
    ];
  });
}
