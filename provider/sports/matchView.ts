import type { ProviderDeps } from '../deps.ts';
import { modelOf } from '../engines/sports/models.ts';
import type { MarketQuote } from '../engines/sports/quotes.ts';
import type { MatchRow } from '../store/sportsMatches.ts';
import { canBetOn, type Prices } from './createPrices.ts';
import type { FeedEvent } from './feed.ts';
import { marketKey, selectionId } from './selection.ts';
import type { MarketView, MatchView, TeamView, TimelineEntry } from './views.ts';

/** Shown in a list: of each kind the main line. */
const MAIN: readonly MarketQuote['kind'][] = ['winner', '1x2', 'handicap', 'set-handicap', 'total', 'set-total'];

const isMain = ({ kind }: MarketQuote, at: number, all: readonly MarketQuote[]): boolean =>
  MAIN.includes(kind) && all.findIndex((other) => other.kind === kind) === at;

/** A match with its main markets, as in a list. */
export function listedMatch({ now }: Pick<ProviderDeps, 'now'>, prices: Prices, match: MatchRow): MatchView {
  const quoted = prices.markets(match);
  const main = quoted.filter(isMain);
  const toView = marketView(prices, match, now());
  return { ...factsOf(match, now()), markets: main.map(toView), more: quoted.length - main.length, timeline: [] };
}

/** A match with everything that can be bet on, and what has happened. */
export function wholeMatch(
  { store, now }: Pick<ProviderDeps, 'now' | 'store'>,
  prices: Prices,
  match: MatchRow,
): MatchView {
  const timeline = store.sports.matches.eventsOf(match.id).map(entryOf);
  const markets = prices.markets(match).map(marketView(prices, match, now()));
  return { ...factsOf(match, now()), markets, more: 0, timeline };
}

const entryOf = ({ at, kind, side, status }: Omit<FeedEvent, 'match' | 'number'>): TimelineEntry => ({
  ...{ at, kind, side, score: status.score },
});

function factsOf(match: MatchRow, now: number): Omit<MatchView, 'markets' | 'more' | 'timeline'> {
  const { id, sport, league, home, away, startsAt, status, commitment, seed, form } = match;
  const { state, period, score, parts } = status;
  return {
    ...{ id, sport, league, home: teamView(home), away: teamView(away), startsAt, state, period, score, parts },
    ...{ clock: modelOf(form).clock(status, now - startsAt), commitment, seed },
  };
}

const teamView = ({ id, name, short, flag, colour }: MatchRow['home']): TeamView => ({ id, name, short, flag, colour });

const marketView =
  (prices: Prices, match: MatchRow, now: number) =>
  (market: MarketQuote): MarketView => ({
    ...{ key: marketKey(match.id, market), kind: market.kind, line: market.line, map: market.map },
    state: canBetOn(match, market, now) ? 'open' : 'suspended',
    returnRate: Math.floor(Math.min(...market.quotes.map(({ leastReturns }) => leastReturns)) * 10_000) / 100,
    mostReturn: Math.ceil(Math.max(...market.quotes.map(({ returns }) => returns)) * 10_000) / 100,
    selections: market.quotes.map(({ side, odds }) => {
      const id = selectionId(match.id, market, side);
      return { id, side, odds, was: prices.was(match, id) };
    }),
  });
