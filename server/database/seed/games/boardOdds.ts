/** What the provider plays a game on, and the return of its main bet in 1/10,000, rounded down. */
export interface BoardOdds {
  readonly rtp: number;
  readonly volatility: number;
}

/**
 * The board games of the demo, by how their ids begin or end; the first that fits counts.
 * `tests/provider/catalogOdds.test.ts` holds them and the provider together.
 */
const BOARDS: readonly (readonly [pattern: RegExp, odds: BoardOdds])[] = [
  [/bingo/, { rtp: 9_605, volatility: 3 }],
  [/^thai-lottery$/, { rtp: 9_200, volatility: 5 }],
  [/^hanoi-lottery$/, { rtp: 9_500, volatility: 5 }],
  [/^vietnam-(?:south|central)$/, { rtp: 9_500, volatility: 5 }],
  [/^lucky-28$/, { rtp: 9_750, volatility: 2 }],
  [/^five-digits$/, { rtp: 9_600, volatility: 4 }],
  [/^longboat-ten$/, { rtp: 9_700, volatility: 3 }],
  [/^five-of-eleven$/, { rtp: 9_636, volatility: 2 }],
  [/^mark-six$/, { rtp: 9_591, volatility: 4 }],
  [/-sports$/, { rtp: 9_450, volatility: 3 }],
  [/-esports$/, { rtp: 9_550, volatility: 3 }],
  [/scratch/, { rtp: 9_500, volatility: 4 }],
  [/-(?:draw-poker|video-poker|jacks-poker|aces)$/, { rtp: 9_954, volatility: 4 }],
  [/^(?!tuk-tuk-dash$).*-(?:dash|run|hop)$/, { rtp: 9_745, volatility: 3 }],
  [/-(?:stack|catch)$/, { rtp: 9_777, volatility: 4 }],
  [/-(?:pop|pick)$/, { rtp: 9_775, volatility: 3 }],
  [/baccarat$/, { rtp: 9_876, volatility: 1 }],
  [/-drop$/, { rtp: 9_794, volatility: 3 }],
  [/-(?:ladder|or-not)$/, { rtp: 9_693, volatility: 3 }],
  [/roulette$/, { rtp: 9_729, volatility: 2 }],
  [/-flip$/, { rtp: 9_800, volatility: 2 }],
  [/-dragon-tiger$/, { rtp: 9_626, volatility: 1 }],
  [/-(?:sic-bo|hi-lo)$/, { rtp: 9_722, volatility: 2 }],
  [/^mini-/, { rtp: 9_800, volatility: 2 }],
  [/^pocket-/, { rtp: 9_900, volatility: 2 }],
  [/-toss$/, { rtp: 9_900, volatility: 2 }],
  [/pok-deng$/, { rtp: 9_806, volatility: 1 }],
  [/(-fishing|-reef|-hunter)$|^deep-sea-/, { rtp: 9_600, volatility: 3 }],
];

/** Null for a game without a board. */
export const boardOddsOf = (gameId: string): BoardOdds | null =>
  BOARDS.find(([pattern]) => pattern.test(gameId))?.[1] ?? null;
