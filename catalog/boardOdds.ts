import type { Odds } from './odds.ts';

/**
 * The board games, lotteries and books of the demo, by how their ids begin or end; the first that fits counts.
 * `tests/provider/catalogOdds.test.ts` holds them and the provider together.
 */
const BOARDS: readonly (readonly [pattern: RegExp, leastReturn: number, greatestReturn: number, volatility: number])[] =
  [
    [/bingo/, 9_605, 9_605, 3],
    [/^thai-lottery$/, 9_180, 9_400, 5],
    [/^hanoi-lottery$/, 9_300, 9_600, 5],
    [/^vietnam-(?:south|central)$/, 9_300, 9_600, 5],
    [/^lucky-28$/, 9_500, 9_750, 2],
    [/^five-digits$/, 9_000, 9_750, 4],
    [/^longboat-ten$/, 9_666, 9_750, 3],
    [/^five-of-eleven$/, 9_523, 9_636, 2],
    [/^mark-six$/, 9_444, 9_755, 4],
    [/-sports$/, 9_250, 9_600, 3],
    [/-esports$/, 9_450, 9_600, 3],
    [/scratch/, 9_500, 9_500, 4],
    [/-(?:draw-poker|video-poker|jacks-poker|aces)$/, 9_954, 9_954, 4],
    [/^(?!tuk-tuk-dash$).*-(?:dash|run|hop)$/, 9_732, 9_798, 3],
    [/-(?:stack|catch)$/, 9_750, 9_800, 4],
    [/-(?:pop|pick)$/, 9_728, 9_800, 3],
    [/baccarat$/, 9_471, 9_894, 1],
    [/-drop$/, 9_780, 9_882, 3],
    [/-(?:ladder|or-not)$/, 9_646, 9_700, 3],
    [/roulette$/, 9_729, 9_729, 2],
    [/-flip$/, 9_800, 9_800, 2],
    [/-dragon-tiger$/, 9_230, 9_710, 1],
    [/-(?:sic-bo|hi-lo)$/, 9_166, 9_722, 2],
    [/^mini-/, 9_800, 9_800, 2],
    [/^pocket-/, 9_828, 9_900, 2],
    [/-toss$/, 9_828, 9_900, 2],
    [/pok-deng$/, 9_806, 9_955, 1],
    [/(-fishing|-reef|-hunter)$|^deep-sea-/, 9_600, 9_600, 3],
  ];

/** Null for a game without a board. */
export function boardOddsOf(gameId: string): Odds | null {
  const found = BOARDS.find(([pattern]) => pattern.test(gameId));
  if (found === undefined) return null;
  const [, leastReturn, greatestReturn, volatility] = found;
  return { leastReturn, greatestReturn, volatility };
}
