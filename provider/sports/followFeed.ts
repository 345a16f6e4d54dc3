import type { ProviderDeps } from '../deps.ts';
import { decidedResult } from '../engines/sports/models.ts';
import { notStarted, type Status } from '../engines/sports/sport.ts';
import type { MatchRow } from '../store/sportsMatches.ts';
import { type FeedEvent, isTold, type SportsFeed } from './feed.ts';

const FIXTURES_EVERY_MS = 10_000;
/** A match that is delayed by more than this is void. */
const LONGEST_DELAY_MS = 86_400_000;

export type Follower = ReturnType<typeof createFollower>;

/** Reads the feed: keeps new matches and what has happened, and says what has become of the bets on it. */
export function createFollower({ store, now }: Pick<ProviderDeps, 'store' | 'now'>, feed: SportsFeed) {
  const { matches } = store.sports;
  let fixturesAt = Number.NEGATIVE_INFINITY;
  let news = 0;
  let since = matches.cursor();

  const keepFixtures = (at: number): void => {
    if (at < fixturesAt + FIXTURES_EVERY_MS && at >= fixturesAt) return;
    fixturesAt = at;
    store.transaction(() => {
      for (const fixture of feed.fixtures(at)) matches.insert(fixture, notStarted);
    });
  };

  return {
    /** Grows with everything that is read. */
    news: () => news,
    /** Safe at any time and after any stop: what is read and how far stand in one transaction. */
    advance: (): void => {
      const at = now();
      keepFixtures(at);
      const { events, cursor } = feed.events(since, at);
      if (events.length > 0)
        store.transaction(() => {
          for (const event of events) keepEvent(store, event);
          matches.setCursor(cursor);
        });
      since = cursor;
      news += events.length;
    },
  };
}

function keepEvent(store: ProviderDeps['store'], event: FeedEvent): void {
  const { matches } = store.sports;
  const match = matches.get(event.match);
  if (match === null || event.number < match.events) return;
  const startsAt = event.startsAt ?? match.startsAt;
  const isOff = event.startsAt !== undefined && event.startsAt - match.startsAt > LONGEST_DELAY_MS;
  const status: Status = isOff ? { ...event.status, state: 'postponed' } : event.status;
  const after: MatchRow = {
    ...{ ...match, startsAt, status, events: event.number + 1, changedAt: event.at },
    seed: event.seed ?? match.seed,
  };
  if (isTold(event)) matches.insertEvent(event);
  matches.update(after);
  if (event.kind !== 'closed') decideBets(store, after, event);
}

/** What is known of each selection that anybody has bet on. Only a correction changes what was known before. */
function decideBets(
  { sports }: ProviderDeps['store'],
  { id, form, status, startsAt }: MatchRow,
  event: FeedEvent,
): void {
  for (const { selection, side, result, ...market } of sports.slips.betOn(id)) {
    if (result !== 'pending' && event.kind !== 'correction') continue;
    const decided =
      status.state === 'postponed' ? 'void' : decidedResult(form, market, side, status, event.at - startsAt);
    if ((decided ?? 'pending') !== result) sports.slips.setResult(id, selection, decided ?? 'pending');
  }
}
