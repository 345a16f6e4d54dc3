import type { Form, SportId } from '../sport.ts';
import { courtLeagues } from './courtLeagues.ts';
import { esportsLeagues } from './esportsLeagues.ts';
import { footballLeagues } from './footballLeagues.ts';
import type { League, Team } from './league.ts';
import { playerLeagues } from './playerLeagues.ts';

/** In the order in which a page lists them. */
export const leagues: readonly League[] = [...footballLeagues, ...courtLeagues, ...playerLeagues, ...esportsLeagues];

const byId = new Map(leagues.map((league) => [league.id, league]));
export function leagueOf(id: string): League {
  const league = byId.get(id);
  if (league === undefined) throw new Error(`there is no league ${id}`);
  return league;
}

/** A match of the season, before anything is drawn. */
export interface PlannedMatch {
  readonly id: string;
  readonly sport: SportId;
  readonly league: string;
  readonly home: Team;
  readonly away: Team;
  /** ms */
  readonly startsAt: number;
  readonly form: Form;
}

/** Two teams of a league, so that each plays once in a round and meets every other one: the circle method. */
function pairOf(teams: readonly Team[], place: number): readonly [Team, Team] {
  const half = teams.length / 2;
  const round = Math.floor(place / half);
  const at = place % half;
  const circle = teams.length - 1;
  const seat = (turn: number): Team => teams[1 + ((((turn + round) % circle) + circle) % circle)] as Team;
  const one = at === 0 ? (teams[0] as Team) : seat(at);
  const other = seat(-at);
  return round % 2 === 0 ? [one, other] : [other, one];
}

/** Every match of a league that starts from one instant up to before another. */
export function matchesBetween(league: League, from: number, to: number): readonly PlannedMatch[] {
  const { id, sport, everyMs, offsetMs, teams, form } = league;
  const first = Math.ceil((from - offsetMs) / everyMs);
  const count = Math.max(0, Math.ceil((to - offsetMs) / everyMs) - first);
  return Array.from({ length: count }, (_, at) => {
    const place = first + at;
    const [home, away] = pairOf(teams, place);
    const startsAt = place * everyMs + offsetMs;
    return {
      ...{ id: `${id}-${place.toString(36)}`, sport, league: id, home, away, startsAt },
      form: form(home.strength - away.strength),
    };
  });
}
