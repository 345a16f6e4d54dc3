import { pays } from '../../../engines/board/rules.ts';
import { betsOf, payoutOn, type SpotsChoice, sumOf } from '../../../engines/board/spots.ts';
import type { Phase, Say } from '../../board/board.ts';
import { isSame } from './bets.ts';
import type { SpotsKey } from './copy.en.ts';

/** What spots are drawn from; part of the model of a board. */
export interface SpotsModel<S extends string = string> {
  readonly t: Say<SpotsKey>;
  readonly phase: Phase;
  readonly choice: SpotsChoice<S>;
  readonly chip: number;
  readonly canChoose: boolean;
  readonly round: { readonly choice: unknown } | null;
  readonly latest: readonly { readonly choice: unknown }[];
  /** At a shared table: own chips that are in, those of all others, and the last bet. */
  readonly taken?: SpotsChoice<S>;
  readonly others?: SpotsChoice<S>;
  readonly last?: SpotsChoice<S> | null;
  readonly set: (choice: SpotsChoice<S>) => void;
}

/** Own chips on the table: those that are in, and those that are yet to be bet. */
export function chipsOn<S extends string>({ choice, taken }: Pick<SpotsModel<S>, 'choice' | 'taken'>): SpotsChoice<S> {
  if (taken === undefined) return choice;
  const sums: Partial<Record<S, number>> = { ...taken.spots };
  for (const [spot, amount] of betsOf(choice)) sums[spot] = (sums[spot] ?? 0) + amount;
  return { spots: sums };
}

/** How a bet on a spot stands once the round has been shown. */
export interface SpotState {
  /** The spot paid, whether bet on or not. */
  readonly isHit: boolean;
  /** 1/10,000 P that came back for the bet; null without one, or before the end. */
  readonly back: number | null;
  /** The bet won, and so did the round: what is below the stake is no win. */
  readonly isWon: boolean;
}

const UNKNOWN: SpotState = { isHit: false, back: null, isWon: false };

/** How every spot stands, from what each brings back in hundredths. Nothing is told before a round has been shown. */
export function statesOf<S extends string>(
  { phase, choice, round }: SpotsModel<S>,
  returns: ((spot: S) => number) | null,
): (spot: S) => SpotState {
  if (phase !== 'over' || returns === null) return () => UNKNOWN;
  const bet = (round?.choice ?? choice) as SpotsChoice<S>;
  const isUntouched = isSame(bet, choice);
  const isWin = payoutOn(bet, returns) > sumOf(bet);
  return (spot) => {
    const amount = isUntouched ? bet.spots[spot] : undefined;
    const hundredths = returns(spot);
    const isHit = hundredths > 100;
    if (amount === undefined) return { isHit, back: null, isWon: false };
    return { isHit, back: pays(amount, hundredths), isWon: isHit && isWin };
  };
}

export const missingOf = ({ t, choice }: Pick<SpotsModel, 't' | 'choice'>): string | null =>
  betsOf(choice).length === 0 ? t('spots_missing') : null;

/** Which of the player's spots paid, in words. */
export function paidText<S extends string>(
  t: Say<SpotsKey>,
  choice: SpotsChoice<S>,
  returns: (spot: S) => number,
  nameOf: (spot: S) => string,
): string {
  const paid = betsOf(choice).filter(([spot]) => returns(spot) > 0);
  if (paid.length === 0) return t('spots_nothing');
  const named = paid.slice(0, 3).map(([spot]) => nameOf(spot));
  const more = paid.length > 3 ? ` ${t('spots_more', { count: paid.length - 3 })}` : '';
  return t('spots_paid', { spots: `${named.join(', ')}${more}` });
}
