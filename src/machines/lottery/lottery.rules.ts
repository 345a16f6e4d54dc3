import type { Lottery, OpenedNumber, PrizeMode } from '../../api/contract/lottery.ts';
import type { LottoView } from '../../api/contract/lottoView.ts';
import { pathOfGame } from '../games/games.rules.ts';

/** ROUTE-10…12: /Vnlottery begins with the Vietnamese lotteries, the other addresses with all. */
export const modeOf = (address: string): PrizeMode => (/^\/Vnlottery(\?|$)/.test(address) ? 'SEA' : 'Elott');

/** LOTTERY-12: address of a lottery that begins with the slip, or with results. */
export const pathOfLottery = (id: string, view: LottoView): string => `${pathOfGame(id)}?lottoView=${view}`;

/** The newest draw of a lottery; null if none is among them. */
export const lastDrawOf = (id: string, draws: readonly OpenedNumber[]): OpenedNumber | null =>
  draws.find(({ gameCode }) => gameCode === id) ?? null;

/** API-45: the lotteries that were played last come first; the others keep their order. */
export function recentFirst(games: readonly Lottery[], recent: readonly string[]): readonly Lottery[] {
  const place = ({ id }: Lottery): number => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return games.toSorted((one, other) => place(one) - place(other));
}
