import { isSetOver, type RaceState, rallyOf } from './raceRules.ts';
import { type Outcome, plus, type RacesForm, type Score } from './sport.ts';

/** What is less likely than this to go on is not followed any further. */
const NEGLIGIBLE = 1e-13;

const keyOf = ([home, away]: Score): string => `${home}-${away}`;

/** Final scores of the running set with their chances: every way, one rally after the other. */
export function raceFrom(form: RacesForm, { sets, running }: RaceState): readonly Outcome[] {
  const finals = new Map<string, Outcome>();
  let open: readonly Outcome[] = [{ score: running, p: 1 }];
  for (let rest = 1; rest > NEGLIGIBLE; ) {
    const after = new Map<string, Outcome>();
    for (const { score, p } of open) {
      const home = rallyOf(form, { sets, running: score });
      for (const [side, chance] of [['home', home] as const, ['away', 1 - home] as const]) {
        const next = plus(score, side);
        const into = isSetOver(form, { sets, running: next }) ? finals : after;
        const key = keyOf(next);
        into.set(key, { score: next, p: (into.get(key)?.p ?? 0) + p * chance });
      }
    }
    open = [...after.values()];
    rest = open.reduce((sum, { p }) => sum + p, 0);
  }
  return [...finals.values()];
}

/** Chance of home to win the running set. */
export const winsRace = (form: RacesForm, state: RaceState): number =>
  raceFrom(form, state)
    .filter(({ score: [home, away] }) => home > away)
    .reduce((sum, { p }) => sum + p, 0);

const fresh = new WeakMap<RacesForm, Map<number, number>>();

/** Chance of home to win a set that has not begun: it depends on how many there were. */
function winsNext(form: RacesForm, sets: Score): number {
  const known = fresh.get(form) ?? new Map<number, number>();
  fresh.set(form, known);
  const played = sets[0] + sets[1];
  const chance = known.get(played) ?? winsRace(form, { sets, running: [0, 0] });
  known.set(played, chance);
  return chance;
}

/** Final scores in sets with their chances. */
export function setsFrom(form: RacesForm, { sets, running }: RaceState): readonly Outcome[] {
  if (Math.max(...sets) === form.sets) return [{ score: sets, p: 1 }];
  const home = running[0] + running[1] === 0 ? winsNext(form, sets) : winsRace(form, { sets, running });
  const finals = new Map<string, Outcome>();
  for (const [side, chance] of [['home', home] as const, ['away', 1 - home] as const]) {
    for (const { score, p } of setsFrom(form, { sets: plus(sets, side), running: [0, 0] })) {
      const key = keyOf(score);
      finals.set(key, { score, p: (finals.get(key)?.p ?? 0) + p * chance });
    }
  }
  return [...finals.values()];
}
