import { type Fate, fateOf, returnOf } from './fate.ts';
import { hasLine, type Market, type MarketKind, sidesOf } from './market.ts';
import type { Asked, LineGrid } from './model.ts';
import { modelOf, outcomesOf } from './models.ts';
import type { Form, Outcome, Status } from './sport.ts';

/** What each kind of market is to return of a bet that is decided; a little less after rounding. */
export const RETURNS: Readonly<Record<MarketKind, number>> = {
  ...{ winner: 0.955, handicap: 0.96, total: 0.96, '1x2': 0.945, 'double-chance': 0.945, 'both-score': 0.945 },
  ...{ '1x2-half': 0.935, 'handicap-half': 0.95, 'total-half': 0.95, 'correct-score': 0.925 },
  ...{ 'map-winner': 0.95, 'map-handicap': 0.945, 'map-total': 0.945, 'set-handicap': 0.95, 'set-total': 0.945 },
};

/** Hundredths. */
const LEAST_ODDS = 101;
const MOST_ODDS = 20_000;
/** Nothing is offered that returns less or more, with all rounding. */
const LEAST_RETURN = 0.9;
const MOST_RETURN = 0.99;
/** Lines far from the main one are not quoted: odds beyond this, hundredths. */
const MOST_LINE_ODDS = 1_000;

export interface Quote {
  readonly side: string;
  /** Hundredths. */
  readonly odds: number;
  /** Most that a bet of 1 returns, whenever it is placed while the odds stand; exact. */
  readonly returns: number;
  /** And least. */
  readonly leastReturns: number;
}
export interface MarketQuote extends Market {
  readonly quotes: readonly Quote[];
}

/** Odds of a market's return, rounded down; null if no odds would do. */
function oddsOf(kind: MarketKind, fate: Fate): number | null {
  if (fate.paid <= 0) return null;
  const fair = (RETURNS[kind] * (1 - fate.void) - fate.back) / fate.paid;
  const odds = Math.max(LEAST_ODDS, Math.floor(fair * 100 + 1e-9));
  const returns = returnOf(fate, odds);
  const most = hasLine(kind) ? MOST_LINE_ODDS : MOST_ODDS;
  return odds <= most && returns >= LEAST_RETURN && returns <= MOST_RETURN ? odds : null;
}

/** Outcomes of a market with their chances, at each of several moments. */
type Moments = readonly (readonly Outcome[])[];

/**
 * The odds of a market, of each side the lowest of all moments: who waits for the best one gets no more than it returns.
 * Null if it is not offered. Scores that are too unlikely are left out.
 */
function quoteMarket(market: Market, moments: Moments): MarketQuote | null {
  const quotes = sidesOf(market.kind).flatMap((side) => {
    const fates = moments.map((outcomes) => fateOf(market, side, outcomes));
    const all = fates.map((fate) => oddsOf(market.kind, fate));
    if (all.includes(null)) return [];
    const odds = Math.min(...all.map((each) => each ?? 0));
    const returns = fates.map((fate) => returnOf(fate, odds));
    return [{ side, odds, returns: Math.max(...returns), leastReturns: Math.min(...returns) }];
  });
  const isWhole = market.kind === 'correct-score' ? quotes.length > 1 : quotes.length === sidesOf(market.kind).length;
  return isWhole ? { ...market, quotes } : null;
}

const isOnGrid = ({ step, from, least = 0 }: LineGrid, line: number): boolean =>
  Number.isInteger((line - from) / step) && Math.abs(line) >= least;

/** Scores that a line cannot tell apart as one: by sum or by margin. */
function byValue(isTotal: boolean, outcomes: readonly Outcome[]): readonly Outcome[] {
  const chances = new Map<number, number>();
  for (const { score, p } of outcomes) {
    const value = isTotal ? score[0] + score[1] : score[0] - score[1];
    chances.set(value, (chances.get(value) ?? 0) + p);
  }
  return [...chances].map(([value, p]) => ({ score: value >= 0 ? [value, 0] : [0, -value], p }));
}

/** The line with the most even odds, and those beside it. */
function linesOf({ kind, map }: Asked, grid: LineGrid, scores: Moments): readonly MarketQuote[] {
  const isTotal = kind.includes('total');
  const moments = scores.map((outcomes) => byValue(isTotal, outcomes));
  const mean = (moments[0] ?? []).reduce((sum, { score: [h, a], p }) => sum + p * (isTotal ? h : a - h), 0);
  const middle = Math.round((mean - grid.from) / grid.step);
  const reach = Math.ceil(2 / grid.step) + 1;
  const quoted = Array.from({ length: 2 * reach + 1 }, (_, at) => (middle - reach + at) * grid.step + grid.from)
    .filter((line) => isOnGrid(grid, line) && (!isTotal || line > 0))
    .flatMap((line) => quoteMarket({ kind, map, line }, moments) ?? []);
  const gapOf = ({ quotes: [one, two] }: MarketQuote): number => Math.abs((one?.odds ?? 0) - (two?.odds ?? 0));
  const main = quoted.reduce<MarketQuote | null>((best, one) => (best && gapOf(best) <= gapOf(one) ? best : one), null);
  if (main === null) return [];
  const away = (one: MarketQuote): number => Math.abs((one.line ?? 0) - (main.line ?? 0)) / grid.step;
  return quoted.filter((one) => away(one) <= grid.beside + 1e-9).toSorted((a, b) => away(a) - away(b));
}

/** Every market of a match that is offered throughout these moments; of each kind the main line first. */
export function quoteMatch(form: Form, status: Status, ...at: readonly number[]): readonly MarketQuote[] {
  const model = modelOf(form);
  return model.kinds(form, status).flatMap((asked) => {
    const moments = at.map((each) => outcomesOf(form, asked, status, each));
    if (hasLine(asked.kind)) return linesOf(asked, model.lineStep(asked.kind), moments);
    return quoteMarket({ ...asked, line: null }, moments) ?? [];
  });
}

/** One market, also one with a line that is not listed; null if it is not offered. */
export function quoteOne(form: Form, market: Market, status: Status, ...at: readonly number[]): MarketQuote | null {
  const model = modelOf(form);
  const isKnown = model.kinds(form, status).some(({ kind, map }) => kind === market.kind && map === market.map);
  if (!isKnown || (market.line !== null && !isOnGrid(model.lineStep(market.kind), market.line))) return null;
  return quoteMarket(
    market,
    at.map((each) => outcomesOf(form, market, status, each)),
  );
}

/** What a bet of 1 on a side is worth at this moment, without a margin; hundredths. */
export const worthOf = (
  form: Form,
  bet: { readonly market: Market; readonly side: string; readonly odds: number },
  status: Status,
  at: number,
): number => returnOf(fateOf(bet.market, bet.side, outcomesOf(form, bet.market, status, at)), bet.odds);
