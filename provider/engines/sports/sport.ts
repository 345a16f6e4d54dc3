export type SportId =
  | 'football'
  | 'basketball'
  | 'tennis'
  | 'badminton'
  | 'volleyball'
  | 'muayThai'
  | 'shooter'
  | 'moba';

/** Home, away. */
export type Score = readonly [number, number];
export type TeamSide = 'home' | 'away';

/** What fixes the chances of a match, known to everybody. */
export type Form = GoalsForm | PointsForm | RacesForm | BoutForm;

/** Football: goals of each side come independently, at the same rate all the time. */
export interface GoalsForm {
  readonly type: 'goals';
  /** Goals expected in the whole match. */
  readonly rate: Score;
}

/** Basketball: the sides attack in turn. */
export interface PointsForm {
  readonly type: 'points';
  /** Chances of an attack to bring two points and three, of each side. */
  readonly two: Score;
  readonly three: Score;
}

/** Sports of sets, and esports of maps: each is a race to so many rallies, games or rounds. */
export interface RacesForm {
  readonly type: 'races';
  /** Sets that win the match. */
  readonly sets: number;
  /** Rallies that win a set, and a deciding one. */
  readonly target: number;
  readonly lastTarget: number;
  /** By how many, unless so many end it anyway. */
  readonly lead: 1 | 2;
  readonly cap: number | null;
  /** Chance of home to win a rally while home, and while away, has the service. */
  readonly rally: Score;
  /** Whether the service alternates; otherwise `rally[0]` holds always. */
  readonly serves: boolean;
  /** Mean length of a rally, ms. */
  readonly rallyMs: number;
  readonly name: 'set' | 'map';
}

/** Muay Thai: five rounds, each scored unless a knock-out ends them all. */
export interface BoutForm {
  readonly type: 'bout';
  /** Chances of a knock-out in a round, by each side. */
  readonly knockOut: Score;
  /** Chances to win a scored round; what is left is an even one. */
  readonly round: Score;
}

export type MatchState = 'scheduled' | 'live' | 'ended' | 'postponed' | 'abandoned';

/** What is known of a match. */
export interface Status {
  readonly state: MatchState;
  /** Empty before the start; `h1`, `ht`, `h2`, `q1`, `ot`, `set1`, `map1`, `round1`, `ft`. */
  readonly period: string;
  /** Goals, points, sets, maps, or rounds won. */
  readonly score: Score;
  /** Quarters, sets, maps or rounds so far, the running one last. */
  readonly parts: readonly Score[];
  /** At half-time, once it is reached. */
  readonly half: Score | null;
  /** After regular time, once it is reached. */
  readonly regular: Score | null;
  /** Who has won a match that is over, where the score does not say it. */
  readonly winner: TeamSide | 'draw' | null;
  /** Something may be decided any moment: no bets. */
  readonly isTense: boolean;
}

export const notStarted: Status = {
  ...{ state: 'scheduled', period: '', score: [0, 0], parts: [], half: null, regular: null },
  ...{ winner: null, isTense: false },
};

export type HappeningKind =
  | 'start'
  | 'goal'
  | 'points'
  | 'rally'
  | 'set'
  | 'period'
  | 'round'
  | 'knock-out'
  | 'tense'
  | 'calm'
  | 'disallowed'
  | 'end'
  | 'correction'
  | 'delayed'
  | 'postponed'
  | 'abandoned';

/** One thing that happens in a match. */
export interface Happening {
  /** After the planned start, ms. */
  readonly at: number;
  readonly kind: HappeningKind;
  readonly side: TeamSide | null;
  /** After it. */
  readonly status: Status;
  /** New start after the planned one, ms; of `delayed` only. */
  readonly startsAfter?: number;
}

/** A final score, or the part of one that a market asks about, with its chance. */
export interface Outcome {
  readonly score: Score;
  readonly p: number;
}

export const plus = ([home, away]: Score, side: TeamSide, more = 1): Score =>
  side === 'home' ? [home + more, away] : [home, away + more];
