import type { Draw } from '../rng/blocks.ts';
import { type CrashOddsId, crashOdds, LEAST_TARGET, pointOf } from './odds.ts';

export interface CrashOutcome {
  /** First 52 bits of block 0, as 13 hexadecimal digits. */
  readonly digits: string;
  /** Multiplier at which the round ends, in hundredths. A target up to and including it is paid. */
  readonly point: number;
}

/** The one outcome of a round, for all its players. Depends on the stream of chance, and on nothing else. */
export function* crashRound(odds: CrashOddsId): Draw<CrashOutcome> {
  const block = yield 0;
  const digits = Array.from(block.subarray(0, 7), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 13);
  return { digits, point: pointOf(crashOdds[odds], BigInt(`0x${digits}`)) };
}

/** A bet in its round. */
export interface CrashBet {
  readonly odds: CrashOddsId;
  /** 1/10,000 P, a multiple of `STAKE_STEP`, so that every payout is whole. */
  readonly stake: number;
  /** Multiplier at which the bet is cashed out, in hundredths; null flies to the cap. */
  readonly target: number | null;
}

/** 1/10,000 P */
export const STAKE_STEP = 100;

export const isTarget = (odds: CrashOddsId, target: number): boolean =>
  Number.isInteger(target) && target >= LEAST_TARGET && target <= crashOdds[odds].cap;

/** What a bet is cashed out at if its round goes that far, in hundredths. */
export const targetOf = ({ odds, target }: Pick<CrashBet, 'odds' | 'target'>): number => target ?? crashOdds[odds].cap;

/** Stake times multiplier, 1/10,000 P. */
export const payoutAt = (stake: number, multiplier: number): number => (stake / 100) * multiplier;

/** What a bet brings in a round that ends at a point: exactly its target, or nothing. 1/10,000 P */
export const payoutOf = (bet: CrashBet, point: number): number =>
  targetOf(bet) <= point ? payoutAt(bet.stake, targetOf(bet)) : 0;
