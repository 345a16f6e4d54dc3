import { createHash } from 'node:crypto';
import type { ProviderDeps } from '../deps.ts';
import { drawNow } from '../engines/rng/drawNow.ts';
import { replayMatch } from '../engines/sports/replayMatch.ts';
import { leagueOf, leagues, matchesBetween, type PlannedMatch } from '../engines/sports/season/fixtures.ts';
import type { MatchSeed } from '../store/sportsSeeds.ts';
import type { FeedEvent, Fixture, SportsFeed } from './feed.ts';

/** After a start, matches that began so long ago are joined; nobody could have bet on them before. */
const JOINED_MS = 12 * 60_000;
/** Nothing follows so long after the last event: the seed is shown, ms. */
const CLOSES_AFTER_MS = 120_000;

/** The simulated season: its fixtures are known to everybody, each match follows from a seed of its own. */
export function simulatedFeed({ store, randomBytes }: Pick<ProviderDeps, 'store' | 'randomBytes'>): SportsFeed {
  const { seeds } = store.sports;
  const timelines = new Map<string, readonly FeedEvent[]>();

  const seedOf = ({ id, league, startsAt }: PlannedMatch): MatchSeed => {
    const known = seeds.get(id);
    if (known !== null) return known;
    const seed = randomBytes(32).toString('hex');
    const commitment = createHash('sha256').update(seed).digest('hex');
    const made = { matchId: id, league, startsAt, seed, commitment };
    seeds.insert(made);
    return made;
  };
  const timelineOf = (seed: MatchSeed): readonly FeedEvent[] => {
    const known = timelines.get(seed.matchId) ?? eventsOf(seed);
    timelines.set(seed.matchId, known);
    return known;
  };

  return {
    leagues: () => leagues,
    fixtures: (now) =>
      leagues
        .flatMap((league) => matchesBetween(league, now - JOINED_MS, now + league.aheadMs))
        .map((match): Fixture => ({ ...match, commitment: seedOf(match).commitment })),
    // The cursor is the instant up to which it was read.
    events: (since, now) => {
      const after = since === null ? Number.NEGATIVE_INFINITY : Number(since);
      if (now <= after) return { events: [], cursor: String(after) };
      const events = seeds.running(now).flatMap((seed) => {
        const all = timelineOf(seed);
        if ((all.at(-1)?.at ?? 0) <= after) {
          seeds.close(seed.matchId);
          timelines.delete(seed.matchId);
        }
        return all.filter(({ at }) => at > after && at <= now);
      });
      return { events: events.toSorted((a, b) => a.at - b.at), cursor: String(now) };
    },
  };
}

/** Everything that happens in a match, the part that has not happened yet included. */
function eventsOf({ matchId, league, startsAt, seed }: MatchSeed): readonly FeedEvent[] {
  const [match] = matchesBetween(leagueOf(league), startsAt, startsAt + 1);
  if (match === undefined) throw new Error(`there is no match ${matchId} in the season`);
  const happenings = drawNow(replayMatch(match.form), { serverSeed: seed, clientSeed: matchId, nonce: 1 });
  const events = happenings.map(({ at, kind, side, status, startsAfter }, number): FeedEvent => {
    const moved = startsAfter === undefined ? {} : { startsAt: startsAt + startsAfter };
    return { match: matchId, number, at: startsAt + at, kind, side, status, ...moved };
  });
  const last = events.at(-1);
  if (last === undefined) throw new Error(`nothing happens in ${matchId}`);
  const at = last.at + CLOSES_AFTER_MS;
  return [
    ...events,
    { match: matchId, number: events.length, at, kind: 'closed', side: null, status: last.status, seed },
  ];
}
