import type { Draw } from '../rng/blocks.ts';
import { type Asked, both, evenStep, type Model } from './model.ts';
import { type BoutForm, type Happening, notStarted, plus, type Score, type Status } from './sport.ts';
import { falseAlarms, joined, LEAD_MS, type Span } from './tense.ts';
import type { Unit } from './units.ts';

const ROUNDS = 5;
const ROUND_MS = 100_000;
const BREAK_MS = 20_000;
/** No bets so long before the end of the last round, ms. */
const CLOSING_MS = 15_000;
/** Tense moments of a round that come to nothing. */
const ALARMS = 1;

const roundAt = (round: number): Span => {
  const from = round * (ROUND_MS + BREAK_MS);
  return { from, to: from + ROUND_MS };
};

interface Ending {
  /** Null: the round goes its whole time. */
  readonly at: number | null;
  readonly side: 'home' | 'away' | null;
}

/** How a round ends: by a knock-out somewhere in it, or scored. */
function* endingOf({ knockOut, round }: BoutForm, next: Unit, { from }: Span): Draw<Ending> {
  const hit = yield* next();
  const [unit, scored] = [yield* next(), yield* next()];
  if (hit < knockOut[0] + knockOut[1]) {
    return { at: from + Math.floor(unit * ROUND_MS), side: hit < knockOut[0] ? 'home' : 'away' };
  }
  if (scored < round[0]) return { at: null, side: 'home' };
  return { at: null, side: scored < round[0] + round[1] ? 'away' : null };
}

const POINTS = { home: [10, 9], away: [9, 10], even: [10, 10] } as const;

function scored(status: Status, side: 'home' | 'away' | null): Status {
  return {
    ...status,
    isTense: false,
    score: side === null ? status.score : plus(status.score, side),
    parts: [...status.parts, POINTS[side ?? 'even']],
  };
}

function moments(spans: readonly Span[], before: number, status: Status): readonly Happening[] {
  return spans
    .flatMap(({ from, to }) => [
      { at: from, kind: 'tense' as const, side: null, status: { ...status, isTense: true } },
      { at: to, kind: 'calm' as const, side: null, status },
    ])
    .filter(({ at, kind }) => (kind === 'tense' ? at <= before : at < before));
}

const leaderOf = ([home, away]: Score): 'home' | 'away' | 'draw' =>
  home === away ? 'draw' : home > away ? 'home' : 'away';

function* simulate(form: BoutForm, next: Unit): Draw<readonly Happening[]> {
  let status: Status = { ...notStarted, state: 'live' };
  const happenings: Happening[] = [];
  const end = (at: number, winner: 'home' | 'away' | 'draw') =>
    happenings.push({
      ...{ at, kind: 'end', side: winner === 'draw' ? null : winner },
      status: { ...status, state: 'ended', winner, isTense: false },
    });
  for (let each = 0; each < ROUNDS; each += 1) {
    const round = roundAt(each);
    status = { ...status, period: `round${each + 1}` };
    happenings.push({ at: round.from, kind: each === 0 ? 'start' : 'period', side: null, status });
    const { at, side } = yield* endingOf(form, next, round);
    const alarms = yield* falseAlarms(next, round, ALARMS);
    const last = at === null ? [] : [{ from: at - LEAD_MS, to: at + 1 }];
    happenings.push(...moments(joined([...alarms, ...last], round), at ?? round.to, status));
    if (at !== null && side !== null) {
      status = { ...status, isTense: true };
      happenings.push({ at, kind: 'knock-out', side, status });
      end(at, side);
      return happenings;
    }
    status = scored(status, side);
    happenings.push({ at: round.to, kind: 'round', side, status });
  }
  status = { ...status, period: 'ft' };
  end(roundAt(ROUNDS - 1).to, leaderOf(status.score));
  return happenings;
}

interface Rest {
  /** Chances of a knock-out in the round that runs, and of going its whole time. */
  readonly knockOut: Score;
  readonly goes: number;
}

/** No knock-out comes right after a moment that is not tense. */
function restOf({ knockOut: [home, away] }: BoutForm, round: number, at: number): Rest {
  const { from } = roundAt(round);
  const gone = at < from ? 0 : Math.min(1, (at + LEAD_MS - from) / ROUND_MS);
  const here = 1 - (home + away) * gone;
  return { knockOut: [(home * (1 - gone)) / here, (away * (1 - gone)) / here], goes: (1 - home - away) / here };
}

/** How a bout may end: winner, margin of rounds, and rounds fought. */
interface BoutEnd {
  readonly winner: 'home' | 'away' | 'draw';
  readonly rounds: number;
  readonly p: number;
}

function endsFrom(form: BoutForm, { score, parts }: Status, at: number): readonly BoutEnd[] {
  const ends: BoutEnd[] = [];
  let margins = new Map([[score[0] - score[1], 1]]);
  const [wins, losses] = form.round;
  for (let round = parts.length; round < ROUNDS; round += 1) {
    const { knockOut, goes } = restOf(form, round, at);
    const alive = [...margins.values()].reduce((sum, p) => sum + p, 0);
    ends.push({ winner: 'home', rounds: round + 1, p: alive * knockOut[0] });
    ends.push({ winner: 'away', rounds: round + 1, p: alive * knockOut[1] });
    const after = new Map<number, number>();
    const add = (margin: number, p: number) => after.set(margin, (after.get(margin) ?? 0) + p);
    for (const [margin, p] of margins) {
      add(margin + 1, p * goes * wins);
      add(margin - 1, p * goes * losses);
      add(margin, p * goes * (1 - wins - losses));
    }
    margins = after;
  }
  for (const [margin, p] of margins) ends.push({ winner: leaderOf([margin, 0]), rounds: ROUNDS, p });
  return ends;
}

const SCORES = { home: [1, 0], away: [0, 1], draw: [0, 0] } as const;
const asScore = ({ kind }: Asked, { winner, rounds }: Pick<BoutEnd, 'winner' | 'rounds'>): Score =>
  kind === 'total' ? [rounds, 0] : SCORES[winner];

export const bout: Model<BoutForm> = {
  simulate,
  scoreFor: (asked, { state, winner, parts, period }) => {
    if (state !== 'ended' || winner === null) return null;
    const rounds = period === 'ft' ? parts.length : parts.length + 1;
    return asScore(asked, { winner, rounds });
  },
  outcomes: (form, asked, status, at) =>
    endsFrom(form, status, status.state === 'live' ? at : Number.NEGATIVE_INFINITY).map((end) => ({
      score: asScore(asked, end),
      p: end.p,
    })),
  kinds: () => both(['winner', 'total']),
  lineStep: () => ({ step: 1, from: 0.5, beside: 1 }),
  step: evenStep,
  isClosing: (_form, _asked, _status, at) => at >= roundAt(ROUNDS - 1).to - CLOSING_MS,
  clock: () => null,
};
