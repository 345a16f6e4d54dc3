import type { Team, Words } from '../engines/sports/season/league.ts';
import type { Form, HappeningKind, SportId, Status, TeamSide } from '../engines/sports/sport.ts';

/** A match that will be played. */
export interface Fixture {
  readonly id: string;
  readonly sport: SportId;
  readonly league: string;
  readonly home: Team;
  readonly away: Team;
  /** ms */
  readonly startsAt: number;
  /** What its odds follow from. */
  readonly form: Form;
  /** SHA-256 of what decides it, before anybody can bet. */
  readonly commitment: string;
}

/** Something that has happened in a match, with what is known after it. */
export interface FeedEvent {
  readonly match: string;
  /** Counts within the match, from 0. */
  readonly number: number;
  /** ms */
  readonly at: number;
  /** `closed`: nothing follows, and the seed is no secret any more. */
  readonly kind: HappeningKind | 'closed';
  readonly side: TeamSide | null;
  readonly status: Status;
  /** New start, ms; of `delayed` only. */
  readonly startsAt?: number;
  /** Of `closed` only. */
  readonly seed?: string;
}

const UNTOLD: ReadonlySet<FeedEvent['kind']> = new Set(['tense', 'calm', 'rally', 'points', 'closed']);
/** Worth a line in the story of a match. */
export const isTold = ({ kind }: Pick<FeedEvent, 'kind'>): boolean => !UNTOLD.has(kind);

interface LeagueNews {
  readonly id: string;
  readonly sport: SportId;
  readonly name: Words;
  /** Country code, or null. */
  readonly flag: string | null;
}

interface FeedNews {
  readonly events: readonly FeedEvent[];
  /** Where to read on. */
  readonly cursor: string;
}

/** Where matches come from. Book and settlement know nothing else of them, so a real feed may take its place. */
export interface SportsFeed {
  /** In the order of a page. */
  readonly leagues: () => readonly LeagueNews[];
  /** Matches that are known now and begin in the next days. */
  readonly fixtures: (now: number) => readonly Fixture[];
  /** What has happened since the feed was read up to a cursor, in order of time; null reads from the beginning. */
  readonly events: (since: string | null, now: number) => FeedNews;
}
