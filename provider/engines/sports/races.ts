import type { Draw } from '../rng/blocks.ts';
import { type Asked, both, type Model } from './model.ts';
import { raceFrom, setsFrom, winsRace } from './raceOdds.ts';
import { isSetOver, type RaceState, rallyOf } from './raceRules.ts';
import { type Happening, notStarted, plus, type RacesForm, type Score, type Status, type TeamSide } from './sport.ts';
import type { Unit } from './units.ts';

const BREAK_MS = 15_000;

const isDone = ({ sets }: RacesForm, score: Score): boolean => Math.max(...score) === sets;

const SIDES = ['home', 'away'] as const;

/** One more rally may end the running set. */
const isSetPoint = (form: RacesForm, { sets, running }: RaceState): boolean =>
  SIDES.some((side) => isSetOver(form, { sets, running: plus(running, side) }));

/** One more rally may end the match. */
function isMatchPoint(form: RacesForm, sets: Score, running: Score): boolean {
  return SIDES.some(
    (side) => isSetOver(form, { sets, running: plus(running, side) }) && isDone(form, plus(sets, side)),
  );
}

/** A rally lasts 60 to 140 % of the mean, whoever wins it. */
const lengthOf = ({ rallyMs }: RacesForm, unit: number): number => Math.floor(rallyMs * (0.6 + 0.8 * unit));

function withRally(form: RacesForm, status: Status, side: TeamSide): Status {
  const running = plus(status.parts.at(-1) ?? [0, 0], side);
  const parts = [...status.parts.slice(0, -1), running];
  if (!isSetOver(form, { sets: status.score, running })) {
    return { ...status, parts, isTense: isMatchPoint(form, status.score, running) };
  }
  const score = plus(status.score, side);
  return { ...status, parts, score, isTense: false };
}

const opened = ({ name }: RacesForm, status: Status): Status => ({
  ...status,
  period: `${name}${status.parts.length + 1}`,
  parts: [...status.parts, [0, 0]],
});

function* simulate(form: RacesForm, next: Unit): Draw<readonly Happening[]> {
  let status = opened(form, { ...notStarted, state: 'live' });
  let at = 0;
  const happenings: Happening[] = [{ at, kind: 'start', side: null, status }];
  for (;;) {
    at += lengthOf(form, yield* next());
    const place = { sets: status.score, running: status.parts.at(-1) ?? [0, 0] } as const;
    const side = (yield* next()) < rallyOf(form, place) ? 'home' : 'away';
    const before = status.score;
    status = withRally(form, status, side);
    const isOver = status.score !== before;
    happenings.push({ at, kind: isOver ? 'set' : 'rally', side, status });
    if (isDone(form, status.score)) break;
    if (!isOver) continue;
    at += BREAK_MS;
    status = opened(form, status);
    happenings.push({ at, kind: 'period', side: null, status });
  }
  const winner = status.score[0] > status.score[1] ? 'home' : 'away';
  happenings.push({ at, kind: 'end', side: null, status: { ...status, state: 'ended', period: 'ft', winner } });
  return happenings;
}

/** The running set: the one that is played, or the next one in a break. */
function raceStateOf(form: RacesForm, { score, parts }: Status): RaceState {
  const last = parts.length > score[0] + score[1] ? (parts.at(-1) ?? [0, 0]) : ([0, 0] as const);
  return { sets: score, running: isDone(form, score) ? [0, 0] : last };
}

const mapsPlayed = ({ score }: Status): number => score[0] + score[1];

function kinds(form: RacesForm, status: Status): readonly Asked[] {
  if (form.name === 'set') return both(['winner', 'set-handicap', 'set-total']);
  const next = mapsPlayed(status) + 1;
  // The deciding map is offered once it is certain.
  const maps = Array.from({ length: 2 * form.sets - 1 }, (_, at) => at + 1).filter(
    (map) => map >= next && (map <= form.sets || map === next),
  );
  const ofMaps = maps.flatMap((map) =>
    (['map-winner', 'map-handicap', 'map-total'] as const).map((kind) => ({ kind, map })),
  );
  return [...both(['winner', 'handicap', 'total']), ...ofMaps];
}

export const races: Model<RacesForm> = {
  simulate,
  scoreFor: ({ map }, { state, score, parts }) => {
    const isOver = state === 'ended';
    if (map === null) return isOver ? score : null;
    if (map <= score[0] + score[1]) return parts[map - 1] ?? null;
    return isOver ? 'unplayed' : null;
  },
  outcomes: (form, { kind, map }, status) => {
    const state = raceStateOf(form, status);
    if (map === null) return setsFrom(form, state);
    const isRunning = map === mapsPlayed(status) + 1;
    const sets: Score = isRunning ? state.sets : [Math.ceil((map - 1) / 2), Math.floor((map - 1) / 2)];
    const race: RaceState = { sets, running: isRunning ? state.running : [0, 0] };
    if (kind !== 'map-winner') return raceFrom(form, race);
    const home = winsRace(form, race);
    return [
      { score: [1, 0], p: home },
      { score: [0, 1], p: 1 - home },
    ];
  },
  kinds,
  lineStep: (kind) =>
    kind.startsWith('map') ? { step: 1, from: 0.5, beside: 1 } : { step: 1, from: 0.5, beside: 3, least: 1 },
  step: () => [0],
  // The match itself is tense then.
  isClosing: (form, { map }, status) => map === mapsPlayed(status) + 1 && isSetPoint(form, raceStateOf(form, status)),
  clock: () => null,
};
