import type { ProviderDeps } from '../deps.ts';
import type { MatchRow } from '../store/sportsMatches.ts';
import { type BookId, isInBook } from './books.ts';
import type { Prices } from './createPrices.ts';
import type { SportsFeed } from './feed.ts';
import type { Follower } from './followFeed.ts';
import { listedMatch } from './matchView.ts';
import type { SportsState, SportView } from './views.ts';

const SHOWN_MS = 36 * 3_600_000;
/** What all players share is worked out anew so often, and when something has happened, ms. */
const FRESH_MS = 500;

/** What everybody sees of a book. */
type BookView = Pick<SportsState, 'sports' | 'leagues' | 'matches' | 'version'>;

interface Kept {
  readonly moment: string;
  readonly view: BookView;
  readonly text: string;
}

/** The part of a page that is the same for all players, worked out once for all of them. */
export function createBookViews(deps: ProviderDeps, feed: SportsFeed, prices: Prices, follower: Follower) {
  const kept = new Map<BookId, Kept>();
  return (book: BookId): Kept => {
    follower.advance();
    const moment = `${Math.floor(deps.now() / FRESH_MS)}/${follower.news()}`;
    const before = kept.get(book);
    if (before?.moment === moment) return before;
    const view = bookView(deps, feed, prices, book);
    const now = { moment, view, text: JSON.stringify(view) };
    kept.set(book, now);
    return now;
  };
}

function bookView({ store, now }: ProviderDeps, feed: SportsFeed, prices: Prices, book: BookId): BookView {
  const rows = store.sports.matches.current(now(), now() + SHOWN_MS).filter(({ sport }) => isInBook(book, sport));
  const inLeague = Map.groupBy(rows, ({ league }) => league);
  const leagues = feed.leagues().filter(({ id }) => inLeague.has(id));
  return {
    sports: sportsOf(rows),
    leagues: leagues.map(({ id, sport, name, flag }) => {
      return { id, sport, name, flag, matches: inLeague.get(id)?.length ?? 0 };
    }),
    matches: leagues.flatMap(({ id }) => inLeague.get(id) ?? []).map((match) => listedMatch({ now }, prices, match)),
    version: prices.version(),
  };
}

const sportsOf = (rows: readonly MatchRow[]): readonly SportView[] =>
  [...Map.groupBy(rows, ({ sport }) => sport)].map(([id, of]) => ({
    ...{ id, matches: of.length, live: of.filter(({ status }) => status.state === 'live').length },
  }));
