import type { DrawTimes, Lottery, OpenedNumber, PrizeMode } from '../../../api/contract/play/lottery.ts';
import type { LottoView } from '../../../api/contract/play/lottoView.ts';
import { pathOfGame } from '../games/games.rules.ts';

/** ROUTE-10…12: /Vnlottery begins with the Vietnamese lotteries, the other addresses with all. */
export const modeOf = (address: string): PrizeMode => (/^\/Vnlottery(\?|$)/.test(address) ? 'SEA' : 'Elott');

/** LOTTERY-12: address of a lottery that begins with the slip, or with results. */
export const pathOfLottery = (id: string, view: LottoView): string => `${pathOfGame(id)}?lottoView=${view}`;

/** The newest draw of a lottery; null if none is among them. */
export const lastDrawOf = (id: string, draws: readonly OpenedNumber[]): OpenedNumber | null =>
  draws.find(({ gameCode }) => gameCode === id) ?? null;

/** API-45: the lotteries that were played last come first; the others keep their order. */
function recentFirst(games: readonly Lottery[], recent: readonly string[]): readonly Lottery[] {
  const place = ({ id }: Lottery): number => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return games.toSorted((one, other) => place(one) - place(other));
}

/** Where a lottery is between two draws. */
export interface DrawState {
  /** Between the close of a draw and the draw itself. */
  readonly isClosed: boolean;
  /** When bets close next, ms. */
  readonly closesAt: number;
  /** How much of the time to bet is left, 0 to 1. */
  readonly left: number;
}

export function drawStateAt({ everyMs, sealMs }: DrawTimes, now: number): DrawState {
  const drawsAt = (Math.floor(now / everyMs) + 1) * everyMs;
  const isClosed = now >= drawsAt - sealMs;
  const closesAt = drawsAt - sealMs + (isClosed ? everyMs : 0);
  return { isClosed, closesAt, left: Math.min(1, (closesAt - now) / everyMs) };
}

/** The next to close first, those closed for their draw last; at the same close, those played last first (API-45). */
export function closingFirst(
  games: readonly Lottery[],
  recent: readonly string[],
  now: number | null,
): readonly Lottery[] {
  const closeOf = ({ draws }: Lottery): number =>
    draws === null || now === null ? Number.POSITIVE_INFINITY : drawStateAt(draws, now).closesAt;
  const isClosed = ({ draws }: Lottery): boolean => draws !== null && now !== null && drawStateAt(draws, now).isClosed;
  return recentFirst(games, recent).toSorted((one, other) => {
    const [a, b] = [closeOf(one), closeOf(other)];
    return Number(isClosed(one)) - Number(isClosed(other)) || (a === b ? 0 : a - b);
  });
}
