import type { Ratio } from '../ratio.ts';
import { handOf } from './pokDengHand.ts';
import type { BetType } from './rules.ts';

/** Every win pays one to one, or by the multiplier of the winning hand. */
export type PokDengMode = 'single' | 'deng';

/** Units in the stake of a round with deng: the most that a hand can cost. */
export const RESERVED = 5;
/** Of what is won, in percent. */
export const COMMISSION = 5;

/** What a round came to for one hand against the banker's. */
export interface Duel {
  readonly result: 'win' | 'tie' | 'loss';
  /** Of the winning hand. */
  readonly deng: number;
}

export function duelOf(mine: readonly number[], bankers: readonly number[]): Duel {
  const [hand, against] = [handOf(mine), handOf(bankers)];
  if (hand.strength === against.strength) return { result: 'tie', deng: 1 };
  return hand.strength > against.strength ? { result: 'win', deng: hand.deng } : { result: 'loss', deng: against.deng };
}

/** What comes back, in hundredths of the stake, or of the unit with deng. */
export function hundredthsOf(mode: PokDengMode, { result, deng }: Duel): number {
  const reserved = mode === 'deng' ? RESERVED * 100 : 100;
  const units = mode === 'deng' ? deng : 1;
  if (result === 'tie') return reserved;
  return result === 'win' ? reserved + units * (100 - COMMISSION) : reserved - units * 100;
}

/** What one multiplier is of, 1/10,000 P. */
export const unitOf = (stake: number, mode: PokDengMode): number => (mode === 'deng' ? stake / RESERVED : stake);

/** What best play brings, in deals of both hands and their reserves. A player who sees the own two cards draws on 4 or
 * less and on some fives; `tests/provider/pokDeng.test.ts` goes through them all. */
interface Ways {
  readonly tie: bigint;
  /** By the multiplier of the winning hand. */
  readonly win: Readonly<Record<number, bigint>>;
  readonly loss: Readonly<Record<number, bigint>>;
}
const WAYS: Readonly<Record<PokDengMode, Ways>> = {
  single: {
    tie: 327_718_488n,
    win: { 1: 1_289_511_732n, 2: 276_176_512n, 3: 100_929_612n, 5: 8_188_980n },
    loss: { 1: 1_269_340_608n, 2: 294_277_904n, 3: 90_563_056n, 5: 7_826_708n },
  },
  deng: {
    tie: 328_330_976n,
    win: { 1: 1_273_852_212n, 2: 293_233_940n, 3: 98_631_956n, 5: 8_188_980n },
    loss: { 1: 1_269_449_652n, 2: 294_549_188n, 3: 90_469_988n, 5: 7_826_708n },
  },
};

function returnOf(mode: PokDengMode): Ratio {
  const { tie, win, loss } = WAYS[mode];
  const rows = [
    { duel: { result: 'tie', deng: 1 }, ways: tie } as const,
    ...Object.entries(win).map(([deng, ways]) => ({ duel: { result: 'win', deng: Number(deng) }, ways }) as const),
    ...Object.entries(loss).map(([deng, ways]) => ({ duel: { result: 'loss', deng: Number(deng) }, ways }) as const),
  ];
  const all = rows.reduce((sum, { ways }) => sum + ways, 0n);
  const paid = rows.reduce((sum, { duel, ways }) => sum + BigInt(hundredthsOf(mode, duel)) * ways, 0n);
  return { numerator: paid, denominator: all * BigInt(hundredthsOf(mode, { result: 'tie', deng: 1 })) };
}

export const bets: readonly BetType[] = (['single', 'deng'] as const).map((mode) => ({
  id: mode,
  rtp: returnOf(mode),
}));
