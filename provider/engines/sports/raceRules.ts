import type { RacesForm, Score } from './sport.ts';

/** Where a match of sets stands: sets won, and the running one. */
export interface RaceState {
  readonly sets: Score;
  readonly running: Score;
}

/** Rallies that win the set after so many. */
export const targetOf = ({ sets, target, lastTarget }: RacesForm, [home, away]: Score): number =>
  home + away === 2 * (sets - 1) ? lastTarget : target;

/** Chance of home to win the next rally. The service changes with every rally and every set. */
export function rallyOf({ rally, serves }: RacesForm, { sets, running }: RaceState): number {
  const isAway = serves && (sets[0] + sets[1] + running[0] + running[1]) % 2 === 1;
  return rally[isAway ? 1 : 0];
}

export const isSetOver = (form: RacesForm, { sets, running }: RaceState): boolean => {
  const [most, least] = running[0] > running[1] ? running : [running[1], running[0]];
  return most >= targetOf(form, sets) && (most - least >= form.lead || most === form.cap);
};
