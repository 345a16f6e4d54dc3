import type { Draw } from '../rng/blocks.ts';
import type { Asked, Model } from './model.ts';
import { both, evenStep } from './model.ts';
import { type GoalsForm, type Happening, notStarted, type Outcome, plus, type Score, type Status } from './sport.ts';
import { AFTER_MS, falseAlarms, joined, LEAD_MS, type Span } from './tense.ts';
import { placeOf, poisson, type Unit } from './units.ts';

/** A half of 45 minutes, ms: eight seconds a minute. */
const HALF_MS = 360_000;
const BREAK_MS = 30_000;
const HALVES: readonly [Span, Span] = [
  { from: 0, to: HALF_MS },
  { from: HALF_MS + BREAK_MS, to: 2 * HALF_MS + BREAK_MS },
];
const END_MS = HALVES[1].to;
/** No bets on a half in the last five minutes of its clock. */
const CLOSING_MS = 40_000;
/** Goals of a side in a half. */
const MOST_GOALS = 12;
/** Tense moments of a half that come to nothing. */
const ALARMS = 3;
/** Of the goals that nobody can bet on any more, so many are disallowed and given after all. */
const DISPUTED = 0.15;
const REVIEW_MS = 90_000;

interface Goal {
  readonly at: number;
  readonly side: 'home' | 'away';
}

function* goalsOf({ rate }: GoalsForm, next: Unit, half: Span): Draw<readonly Goal[]> {
  const goals: Goal[] = [];
  for (const side of ['home', 'away'] as const) {
    const mean = rate[side === 'home' ? 0 : 1] / 2;
    const count = placeOf(poisson(mean, MOST_GOALS), yield* next());
    for (let each = 0; each < count; each += 1) {
      goals.push({ at: half.from + Math.floor((yield* next()) * HALF_MS), side });
    }
  }
  return goals.toSorted((a, b) => a.at - b.at);
}

type Step = { readonly at: number } & (
  | { readonly is: 'goal'; readonly goal: Goal }
  | { readonly is: 'tense' | 'calm' | 'half' | 'again' }
);

/** At the same instant a moment is tense before its goal, and calm after it. */
const ORDER = ['again', 'tense', 'goal', 'calm', 'half'] as const;

function stepsOf(goals: readonly Goal[], alarms: readonly Span[]): readonly Step[] {
  const around = goals.map(({ at }) => ({ from: at - LEAD_MS, to: at + AFTER_MS }));
  const closing = { from: END_MS - CLOSING_MS, to: END_MS };
  const spans = HALVES.flatMap((half) => joined([...around, ...alarms, closing], half));
  const steps: Step[] = [
    ...goals.map((goal) => ({ at: goal.at, is: 'goal' as const, goal })),
    ...spans.flatMap(({ from, to }) => [
      { at: from, is: 'tense' as const },
      { at: to, is: 'calm' as const },
    ]),
    { at: HALVES[0].to, is: 'half' },
    { at: HALVES[1].from, is: 'again' },
  ];
  return steps.toSorted((a, b) => a.at - b.at || ORDER.indexOf(a.is) - ORDER.indexOf(b.is));
}

function after(status: Status, step: Step): Status {
  switch (step.is) {
    case 'goal':
      return { ...status, score: plus(status.score, step.goal.side) };
    case 'tense':
    case 'calm':
      return { ...status, isTense: step.is === 'tense' };
    case 'half':
      return { ...status, period: 'ht', half: status.score, parts: [status.score], isTense: false };
    case 'again':
      return { ...status, period: 'h2' };
  }
}

const KINDS = { goal: 'goal', tense: 'tense', calm: 'calm', half: 'period', again: 'period' } as const;

function* simulate(form: GoalsForm, next: Unit): Draw<readonly Happening[]> {
  const goals = [...(yield* goalsOf(form, next, HALVES[0])), ...(yield* goalsOf(form, next, HALVES[1]))];
  const alarms = [...(yield* falseAlarms(next, HALVES[0], ALARMS)), ...(yield* falseAlarms(next, HALVES[1], ALARMS))];
  const isDisputed = (yield* next()) < DISPUTED;
  const last = goals.at(-1);
  const disputed = isDisputed && last !== undefined && last.at > END_MS - CLOSING_MS ? last : null;
  let status: Status = { ...notStarted, state: 'live', period: 'h1' };
  const happenings: Happening[] = [{ at: 0, kind: 'start', side: null, status }];
  for (const step of stepsOf(goals, alarms)) {
    const isOff = step.is === 'goal' && step.goal === disputed;
    if (!isOff) status = after(status, step);
    const side = step.is === 'goal' ? step.goal.side : null;
    happenings.push({ at: step.at, kind: isOff ? 'disallowed' : KINDS[step.is], side, status });
  }
  const ended: Status = { ...status, state: 'ended', period: 'ft', regular: status.score, isTense: false };
  happenings.push({ at: END_MS, kind: 'end', side: null, status: ended });
  if (disputed !== null) {
    const score = plus(ended.score, disputed.side);
    happenings.push({
      ...{ at: END_MS + REVIEW_MS, kind: 'correction', side: disputed.side },
      status: { ...ended, score, regular: score },
    });
  }
  return happenings;
}

/** Time in which a goal may still fall within a half, ms; none does right after a moment that is not tense. */
function leftOf(half: Span, at: number): number {
  if (at < half.from) return HALF_MS;
  return Math.max(0, half.to - at - LEAD_MS);
}

function scoresAfter([home, away]: Score, means: Score): readonly Outcome[] {
  const [more, others] = [poisson(means[0], MOST_GOALS), poisson(means[1], MOST_GOALS)];
  return more.flatMap((p, h) =>
    others.map((q, a): Outcome => ({ score: [home + h, away + a], p: p * q })).filter(({ p: chance }) => chance > 0),
  );
}

const isHalf = ({ kind }: Asked): boolean => kind.endsWith('-half');

export const goals: Model<GoalsForm> = {
  simulate,
  scoreFor: (asked, { half, regular }) => (isHalf(asked) ? half : regular),
  outcomes: ({ rate }, asked, { score, state }, at) => {
    const from = state === 'live' ? at : Number.NEGATIVE_INFINITY;
    const ms = leftOf(HALVES[0], from) + (isHalf(asked) ? 0 : leftOf(HALVES[1], from));
    const share = ms / (2 * HALF_MS);
    return scoresAfter(score, [rate[0] * share, rate[1] * share]);
  },
  kinds: (_, { half }) => [
    ...both(['1x2', 'handicap', 'total', 'both-score', 'double-chance', 'correct-score']),
    ...(half === null ? both(['1x2-half', 'handicap-half', 'total-half']) : []),
  ],
  lineStep: (kind) => ({ step: 0.25, from: 0, beside: kind.endsWith('-half') ? 1 : 2 }),
  step: evenStep,
  // The second half closes for all markets: it is tense.
  isClosing: (_, asked, { half }, at) => isHalf(asked) && half === null && at >= HALVES[0].to - CLOSING_MS,
  clock: ({ state, period }, at) => {
    if (state !== 'live') return null;
    if (period === 'ht') return 45;
    if (period === 'h1') return Math.min(45, 1 + Math.floor((at / HALF_MS) * 45));
    return Math.min(90, 46 + Math.floor(((at - HALVES[1].from) / HALF_MS) * 45));
  },
};
