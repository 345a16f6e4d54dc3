import type { CatalogGame } from '../../../api/contract/play/game.ts';

/** 1/10,000 as per cent with one decimal. */
const percent = (share: number): string => (share / 100).toFixed(1);

/** As `91.7–97.2%`: the returns of the bets of a game; `96.0%` where all are the same. */
export function returnText({
  leastReturn,
  greatestReturn,
}: Pick<CatalogGame, 'leastReturn' | 'greatestReturn'>): string {
  const [least, greatest] = [percent(leastReturn), percent(greatestReturn)];
  // Both numbers stay on one line.
  return least === greatest ? `${least}%` : `${least}\u2060–\u2060${greatest}%`;
}
