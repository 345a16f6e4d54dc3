import { bet } from '../../server/database/schema.ts';
import { type Bet, recordBet, type SettledBet } from '../../server/play/bet/recordBet.ts';
import { voidBet } from '../../server/play/bet/voidBet.ts';
import type { Reference } from './reference.ts';

const DAY_AND_MORE = 26 * 3_600_000;

/** Records a bet settled now, and placed the day before; by default a lost bet of P 1,000. */
export const play = (
  { db, deps }: Reference,
  username: string,
  { stake = 10_000_000, payout = 0, ...told }: Partial<Omit<SettledBet, 'memberId'>> = {},
): Promise<Bet> =>
  db.transaction((transaction) =>
    recordBet(deps, transaction, {
      memberId: `demo-${username}`,
      vendor: 'NAGA',
      requestId: crypto.randomUUID(),
      category: 'RNG',
      round: '1',
      stake,
      validBet: stake,
      payout,
      // Of another day than the settlement, as bets on matches and draws are.
      placedAt: deps.now() - DAY_AND_MORE,
      ...told,
    }),
  );

export const voidPlayedBet = ({ db, deps }: Reference, { vendor, requestId }: Bet): Promise<Bet> =>
  db.transaction((transaction) => voidBet(deps, transaction, { vendor, requestId }));

interface Settled {
  readonly username: string;
  readonly at: number;
  readonly stake: number;
  readonly validBet?: number;
  readonly payout?: number;
  readonly voidedAt?: number;
  readonly placedAt?: number;
}

/** Inserts bets of any time directly, without ledger movements. */
export const insertBets = async ({ db }: Pick<Reference, 'db'>, bets: readonly Settled[]): Promise<void> => {
  const rows = bets.map(
    ({ username, at, stake, validBet = stake, payout = 0, voidedAt = null, placedAt = at - DAY_AND_MORE }) => ({
      id: crypto.randomUUID(),
      merchantCode: 'demo',
      memberId: `demo-${username}`,
      vendor: 'NAGA',
      requestId: crypto.randomUUID(),
      category: 'RNG',
      round: '1',
      stake,
      validBet,
      payout,
      placedAt,
      settledAt: at,
      voidedAt,
    }),
  );
  for (let from = 0; from < rows.length; from += 1000) await db.insert(bet).values(rows.slice(from, from + 1000));
};
