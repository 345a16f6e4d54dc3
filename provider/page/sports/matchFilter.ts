import type { LeagueView, MatchView, SportId, SportsState } from '../../sports/views.ts';
import type { SportsContext, Tab } from './sportsContext.ts';
import { isToday, isTomorrow } from './words.ts';

export interface LeagueMatches {
  readonly league: LeagueView;
  readonly matches: readonly MatchView[];
}
export interface Listing {
  readonly leagues: readonly LeagueMatches[];
  /** Matches beyond those listed. */
  readonly more: number;
}

const isIn = (tab: Tab, { state, startsAt }: MatchView, now: number): boolean => {
  if (tab === 'live') return state === 'live';
  if (tab === 'today') return state === 'live' || isToday(startsAt, now);
  return tab === 'all' || (isTomorrow(startsAt, now) && state !== 'live');
};

const isLive = ({ state }: MatchView): boolean => state === 'live';

/** Matches that a tab shows in the chosen sport and league. */
export const matchesIn = (
  { matches }: SportsState,
  { sport, league, tab, now }: Pick<SportsContext, 'sport' | 'league' | 'tab' | 'now'>,
): readonly MatchView[] =>
  matches.filter(
    (match) =>
      (sport === null || match.sport === sport) &&
      (league === null || match.league === league) &&
      isIn(tab, match, now),
  );

/** By league, leagues with live matches first; within a league live ones first, then by start. */
export function listingOf(state: SportsState, context: SportsContext): Listing {
  const fitting = matchesIn(state, context);
  const byLeague = Map.groupBy(fitting, ({ league }) => league);
  const leagues = [...byLeague]
    .map(([id, matches]) => ({
      league: state.leagues.find((league) => league.id === id) ?? unnamed(id, matches),
      matches: matches.toSorted((a, b) => Number(isLive(b)) - Number(isLive(a)) || a.startsAt - b.startsAt),
    }))
    .toSorted((a, b) => Number(b.matches.some(isLive)) - Number(a.matches.some(isLive)));
  return cut(leagues, context.listed, fitting.length);
}

function cut(leagues: readonly LeagueMatches[], most: number, all: number): Listing {
  let left = most;
  const listed = leagues.flatMap(({ league, matches }) => {
    const shown = matches.slice(0, Math.max(0, left));
    left -= shown.length;
    return shown.length === 0 ? [] : [{ league, matches: shown }];
  });
  return { leagues: listed, more: Math.max(0, all - most) };
}

const unnamed = (id: string, matches: readonly MatchView[]): LeagueView => ({
  ...{ id, sport: matches[0]?.sport ?? ('football' as SportId), name: { EN: id, TH: id }, flag: null },
  matches: matches.length,
});

export const leaguesOf = ({ leagues }: SportsState, sport: SportId | null): readonly LeagueView[] =>
  leagues.filter((league) => (sport === null || league.sport === sport) && league.matches > 0);
