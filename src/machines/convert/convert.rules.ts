import type { ApiFailure } from '../../api/failure.ts';
import type { Intents } from '../money/intent.ts';
import { isSixDigits } from '../money/sixDigits.ts';
import { readWhole } from '../money/whole.ts';

export interface ConvertInput {
  readonly keySeed: string;
  /** At hand. */
  readonly points: number;
  /** So many points become `moneyALot`, in 1/10,000 P. */
  readonly pointsALot: number;
  readonly moneyALot: number;
}

export interface ConvertContext extends ConvertInput, Intents {
  /** How many points, as it is typed. */
  readonly typed: string;
  readonly paymentPassword: string;
  /** What is wrong is said from the first try on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** What was converted last: so many points, for so much in 1/10,000 P. */
  readonly made: { readonly points: number; readonly amount: number } | null;
}

/** What is wrong with the points that somebody has typed. */
export type LotsProblem =
  | { readonly kind: 'noNumber' }
  /** Not so many points that they make lots. */
  | { readonly kind: 'noLots'; readonly lot: number }
  | { readonly kind: 'above'; readonly most: number };

type Lots = Pick<ConvertInput, 'points' | 'pointsALot' | 'moneyALot'>;

/** The most that can be converted: whole lots of the points at hand. */
export const mostOf = ({ points, pointsALot }: Lots): number => points - (points % pointsALot);

/** How much so many points are, in 1/10,000 P; what makes no whole lot is nothing (decision M4). */
export const worthOf = (points: number, { pointsALot, moneyALot }: Omit<Lots, 'points'>): number =>
  Math.floor(points / pointsALot) * moneyALot;

/** Reads how many points are to be converted. */
export function readLots(
  context: Lots & Pick<ConvertContext, 'typed'>,
): { readonly points: number } | { readonly problem: LotsProblem } {
  const { typed, pointsALot } = context;
  const points = readWhole(typed);
  if (points === null) return { problem: { kind: 'noNumber' } };
  if (points === 0 || points % pointsALot !== 0) return { problem: { kind: 'noLots', lot: pointsALot } };
  const most = mostOf(context);
  return points > most ? { problem: { kind: 'above', most } } : { points };
}

/** What the call is asked for. */
export function requestOf(context: ConvertContext) {
  const lots = readLots(context);
  return { points: 'points' in lots ? lots.points : 0, paymentPassword: context.paymentPassword };
}

/** Whether all of it may be sent to the server, which judges it again. */
export const isSound = (context: ConvertContext): boolean =>
  'points' in readLots(context) && isSixDigits(context.paymentPassword);
