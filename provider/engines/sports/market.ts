import type { Score } from './sport.ts';

export type MarketKind =
  /** Two-way: sports without a draw, and the match in esports. */
  | 'winner'
  /** Full time and first half. */
  | '1x2'
  | '1x2-half'
  /** Asian, quarter lines. */
  | 'handicap'
  | 'handicap-half'
  /** Over and under, quarter lines. */
  | 'total'
  | 'total-half'
  | 'both-score'
  | 'correct-score'
  | 'double-chance'
  /** Esports, of one map. */
  | 'map-winner'
  | 'map-handicap'
  | 'map-total'
  /** Tennis, badminton, volleyball. */
  | 'set-handicap'
  | 'set-total';

/** What is bet on in a match, apart from the side. */
export interface Market {
  readonly kind: MarketKind;
  /** Of the home side, or of the total; a multiple of 0.25. */
  readonly line: number | null;
  /** From 1. */
  readonly map: number | null;
}

/** `dead-heat` stands in slips of Muay Thai that were settled before a draw returned their stakes. */
export type Result = 'won' | 'lost' | 'half-won' | 'half-lost' | 'void' | 'dead-heat';

/** Scores of the correct-score market; every other one is `other`. */
const MOST_GOALS = 4;
const isListed = ([home, away]: Score): boolean => home <= MOST_GOALS && away <= MOST_GOALS;
const SCORES = Array.from({ length: (MOST_GOALS + 1) ** 2 }, (_, at) => {
  const away = at % (MOST_GOALS + 1);
  return `${(at - away) / (MOST_GOALS + 1)}-${away}`;
});

const TEAMS = ['home', 'away'];
const GOALS = ['over', 'under'];

const SIDES: Readonly<Record<MarketKind, readonly string[]>> = {
  ...{ winner: TEAMS, handicap: TEAMS, 'handicap-half': TEAMS, 'map-winner': TEAMS },
  ...{ 'map-handicap': TEAMS, 'set-handicap': TEAMS },
  ...{ total: GOALS, 'total-half': GOALS, 'map-total': GOALS, 'set-total': GOALS },
  ...{ '1x2': ['home', 'draw', 'away'], '1x2-half': ['home', 'draw', 'away'] },
  'both-score': ['yes', 'no'],
  'correct-score': [...SCORES, 'other'],
  'double-chance': ['1x', '12', 'x2'],
};

export const sidesOf = (kind: MarketKind): readonly string[] => SIDES[kind];
export const isMarketKind = (text: string): text is MarketKind => Object.hasOwn(SIDES, text);

const LINED = /handicap|total/;
/** Whether a kind has a line, and whether it has a map. */
export const hasLine = (kind: MarketKind): boolean => LINED.test(kind);
export const hasMap = (kind: MarketKind): boolean => kind.startsWith('map-');

/** In quarters: two halves of the stake on the lines beside a quarter line. */
function byQuarters(quarters: number): Result {
  if (quarters >= 2) return 'won';
  if (quarters === 1) return 'half-won';
  if (quarters === 0) return 'void';
  return quarters === -1 ? 'half-lost' : 'lost';
}

const wins = (is: boolean): Result => (is ? 'won' : 'lost');

/** What becomes of a bet at a final score: of the match, its half, sets, or map, as its market asks. */
export function resultOf({ kind, line }: Pick<Market, 'kind' | 'line'>, side: string, score: Score): Result {
  const [home, away] = score;
  const margin = home - away;
  if (kind.includes('handicap')) {
    const quarters = Math.round(4 * (margin + (line ?? 0)));
    return byQuarters(side === 'home' ? quarters : -quarters);
  }
  if (kind.includes('total')) {
    const quarters = Math.round(4 * (home + away - (line ?? 0)));
    return byQuarters(side === 'over' ? quarters : -quarters);
  }
  switch (kind) {
    case 'both-score':
      return wins((home > 0 && away > 0) === (side === 'yes'));
    case 'correct-score':
      return wins(side === (isListed(score) ? `${home}-${away}` : 'other'));
    case 'double-chance':
      return wins({ '1x': margin >= 0, '12': margin !== 0, x2: margin <= 0 }[side] === true);
    case '1x2':
    case '1x2-half':
      return wins(side === (margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw'));
    default:
      // Only a bout ends level.
      if (margin === 0) return 'void';
      return wins(side === (margin > 0 ? 'home' : 'away'));
  }
}
