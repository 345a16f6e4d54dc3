import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import { isSixDigits } from '../../money/sixDigits.ts';
import { parseWhole } from '../../money/whole.ts';

export interface ConvertInput {
  readonly keySeed: string;
  /** Available points. */
  readonly points: number;
  /** One lot of points is worth `moneyPerLot`, in 1/10,000 P. */
  readonly pointsPerLot: number;
  readonly moneyPerLot: number;
}

export interface ConvertContext extends ConvertInput, IdempotencyState {
  /** Number of points, as typed. */
  readonly typed: string;
  readonly paymentPassword: string;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** The last conversion: points, and their value in 1/10,000 P. */
  readonly made: { readonly points: number; readonly amount: number } | null;
}

/** Error of the typed points. */
export type LotsProblem =
  | { readonly kind: 'noNumber' }
  /** Not a multiple of the lot. */
  | { readonly kind: 'noLots'; readonly lot: number }
  | { readonly kind: 'above'; readonly most: number };

type Lots = Pick<ConvertInput, 'points' | 'pointsPerLot' | 'moneyPerLot'>;

/** The maximum: the whole lots in the available points. */
export const maxPoints = ({ points, pointsPerLot }: Lots): number => points - (points % pointsPerLot);

/** Value of points in 1/10,000 P; an incomplete lot counts nothing (decision M4). */
export const worthOf = (points: number, { pointsPerLot, moneyPerLot }: Omit<Lots, 'points'>): number =>
  Math.floor(points / pointsPerLot) * moneyPerLot;

/** Parses the number of points. */
export function parseLots(
  context: Lots & Pick<ConvertContext, 'typed'>,
): { readonly points: number } | { readonly problem: LotsProblem } {
  const { typed, pointsPerLot } = context;
  const points = parseWhole(typed);
  if (points === null) return { problem: { kind: 'noNumber' } };
  if (points === 0 || points % pointsPerLot !== 0) return { problem: { kind: 'noLots', lot: pointsPerLot } };
  const most = maxPoints(context);
  return points > most ? { problem: { kind: 'above', most } } : { points };
}

/** The request body. */
export function requestOf(context: ConvertContext) {
  const lots = parseLots(context);
  return { points: 'points' in lots ? lots.points : 0, paymentPassword: context.paymentPassword };
}

/** Whether the form is valid; the server validates again. */
export const isValid = (context: ConvertContext): boolean =>
  'points' in parseLots(context) && isSixDigits(context.paymentPassword);
