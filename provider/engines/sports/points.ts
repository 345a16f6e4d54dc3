import type { Draw } from '../rng/blocks.ts';
import type { Asked, Model } from './model.ts';
import { both, certain } from './model.ts';
import { type Happening, notStarted, type Outcome, type PointsForm, plus, type Score, type Status } from './sport.ts';
import type { Unit } from './units.ts';

/** Attacks of a side in a quarter, and in an overtime. */
const QUARTER = 23;
const OVERTIME = 10;
/** Length of an attack, ms. */
const ATTACK_MS = 3_900;
const BREAK_MS = 15_000;
const QUARTER_MS = 2 * QUARTER * ATTACK_MS;
/** No bets on the last attacks of each side in a half or a match. */
const CLOSING = 6;

const startOf = (quarter: number): number => quarter * (QUARTER_MS + BREAK_MS);
const END_MS = startOf(3) + QUARTER_MS;

/** Points of one attack. */
function* attack({ two, three }: PointsForm, next: Unit, side: 0 | 1): Draw<number> {
  const unit = yield* next();
  if (unit < three[side]) return 3;
  return unit < three[side] + two[side] ? 2 : 0;
}

/** Plays attacks in turn; `toStatus` says what is known after one. */
function* playPeriod(
  form: PointsForm,
  next: Unit,
  from: { readonly at: number; readonly attacks: number; readonly status: Status; readonly closing: number },
): Draw<{ readonly status: Status; readonly happenings: readonly Happening[] }> {
  let { status } = from;
  const happenings: Happening[] = [];
  for (let each = 0; each < from.attacks; each += 1) {
    const side = each % 2 === 0 ? 'home' : 'away';
    const points = yield* attack(form, next, side === 'home' ? 0 : 1);
    const at = from.at + (each + 1) * ATTACK_MS;
    if (points > 0) {
      status = withPoints(status, side, points);
      happenings.push({ at, kind: 'points', side, status });
    }
    if (each === from.attacks - from.closing - 1) {
      status = { ...status, isTense: true };
      happenings.push({ at, kind: 'tense', side: null, status });
    }
  }
  return { status, happenings };
}

function withPoints(status: Status, side: 'home' | 'away', points: number): Status {
  const part = plus(status.parts.at(-1) ?? [0, 0], side, points);
  return { ...status, score: plus(status.score, side, points), parts: [...status.parts.slice(0, -1), part] };
}

const opened = (status: Status, period: string): Status => ({ ...status, period, parts: [...status.parts, [0, 0]] });

function* simulate(form: PointsForm, next: Unit): Draw<readonly Happening[]> {
  let status: Status = { ...notStarted, state: 'live' };
  const happenings: Happening[] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    status = opened(status, `q${quarter + 1}`);
    const at = startOf(quarter);
    happenings.push({ at, kind: quarter === 0 ? 'start' : 'period', side: null, status });
    const closing = quarter === 3 ? 2 * CLOSING : -1;
    const played = yield* playPeriod(form, next, { at, attacks: 2 * QUARTER, status, closing });
    happenings.push(...played.happenings);
    status = played.status;
    if (quarter === 1) {
      status = { ...status, period: 'ht', half: status.score };
      happenings.push({ at: at + QUARTER_MS, kind: 'period', side: null, status });
    }
  }
  status = { ...status, regular: status.score };
  let at = END_MS;
  while (status.score[0] === status.score[1]) {
    status = opened(status, 'ot');
    at += BREAK_MS;
    happenings.push({ at, kind: 'period', side: null, status });
    const played = yield* playPeriod(form, next, { at, attacks: 2 * OVERTIME, status, closing: -1 });
    happenings.push(...played.happenings);
    status = played.status;
    at += 2 * OVERTIME * ATTACK_MS;
  }
  const winner = status.score[0] > status.score[1] ? 'home' : 'away';
  happenings.push({
    ...{ at, kind: 'end', side: null },
    status: { ...status, state: 'ended', period: 'ft', winner, isTense: false },
  });
  return happenings;
}

/** Attacks of each side still to come until the end of a quarter, so long after the start. */
function attacksLeft(at: number, quarters: number): Score {
  let left: Score = [0, 0];
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    const done = Math.min(2 * QUARTER, Math.max(0, Math.floor((at - startOf(quarter)) / ATTACK_MS)));
    left = [left[0] + QUARTER - Math.ceil(done / 2), left[1] + QUARTER - Math.floor(done / 2)];
  }
  return left;
}

/** When the attack began that goes on at an instant, or the break. ms */
function attackAt(at: number): number {
  const quarter = Math.min(3, Math.floor(at / startOf(1)));
  const attacks = Math.min(2 * QUARTER, Math.floor((at - startOf(quarter)) / ATTACK_MS));
  return startOf(quarter) + attacks * ATTACK_MS;
}

const known = new Map<string, readonly number[]>();

/** Chances of 0, 1, 2 … points of so many attacks. */
function pointsOf({ two, three }: PointsForm, side: 0 | 1, attacks: number): readonly number[] {
  if (attacks === 0) return [1];
  const key = `${two[side]}/${three[side]}/${attacks}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const before = pointsOf({ type: 'points', two, three }, side, attacks - 1);
  const none = 1 - two[side] - three[side];
  const chances = Array.from({ length: before.length + 3 }, (_, points) => {
    const of = (less: number): number => before[points - less] ?? 0;
    return of(0) * none + of(2) * two[side] + of(3) * three[side];
  });
  known.set(key, chances);
  return chances;
}

/** Chances of sums, or of differences, as scores that lead to them. */
function combined(form: PointsForm, [home, away]: Score, attacks: Score, of: 'sum' | 'margin'): readonly Outcome[] {
  const [ours, theirs] = [pointsOf(form, 0, attacks[0]), pointsOf(form, 1, attacks[1])];
  const lowest = of === 'sum' ? home + away : home - away - (theirs.length - 1);
  const chances = new Float64Array(ours.length + theirs.length - 1);
  for (let h = 0; h < ours.length; h += 1) {
    const p = ours[h] ?? 0;
    if (p === 0) continue;
    for (let a = 0; a < theirs.length; a += 1) {
      const at = of === 'sum' ? h + a : h - a + theirs.length - 1;
      chances[at] = (chances[at] ?? 0) + p * (theirs[a] ?? 0);
    }
  }
  const outcomes = Array.from(chances, (p, at): Outcome => {
    const value = lowest + at;
    return { score: value >= 0 ? [value, 0] : [0, -value], p };
  });
  return outcomes.filter(({ p }) => p > 0);
}

/** Chance of home to win the overtimes, as many as it takes. */
function overtimeOf(form: PointsForm): number {
  let [wins, losses] = [0, 0];
  for (const { score, p } of combined(form, [0, 0], [OVERTIME, OVERTIME], 'margin')) {
    if (score[0] > 0) wins += p;
    if (score[1] > 0) losses += p;
  }
  return wins / (wins + losses);
}

function winners(form: PointsForm, margins: readonly Outcome[]): readonly Outcome[] {
  const sum = (of: (score: Score) => boolean): number =>
    margins.filter(({ score }) => of(score)).reduce((total, { p }) => total + p, 0);
  const tie = sum(([h, a]) => h === a);
  const over = tie === 0 ? 0 : overtimeOf(form);
  return [
    { score: [1, 0], p: sum(([h]) => h > 0) + tie * over },
    { score: [0, 1], p: sum(([, a]) => a > 0) + tie * (1 - over) },
  ];
}

const isHalf = ({ kind }: Asked): boolean => kind.endsWith('-half');

export const points: Model<PointsForm> = {
  simulate,
  scoreFor: (asked, { half, regular, winner }) => {
    if (isHalf(asked)) return half;
    if (asked.kind !== 'winner') return regular;
    return winner === null ? null : winner === 'home' ? [1, 0] : [0, 1];
  },
  outcomes: (form, asked, { score, regular, state }, at) => {
    // In overtime there are no bets; who leads has not won.
    if (regular !== null) return winners(form, certain([0, 0]));
    const attacks = attacksLeft(state === 'live' ? at : 0, isHalf(asked) ? 2 : 4);
    if (asked.kind.startsWith('total')) return combined(form, score, attacks, 'sum');
    const margins = combined(form, score, attacks, 'margin');
    return asked.kind === 'winner' ? winners(form, margins) : margins;
  },
  kinds: (_, { half, regular }) => [
    ...both(['winner']),
    ...(regular === null ? both(['handicap', 'total']) : []),
    ...(half === null ? both(['handicap-half', 'total-half']) : []),
  ],
  lineStep: (kind) => ({ step: 1, from: 0.5, beside: kind.endsWith('-half') ? 1 : 2 }),
  step: (at) => [attackAt(at)],
  isClosing: (_, asked, { half }, at) =>
    isHalf(asked) && half === null && at >= startOf(1) + QUARTER_MS - 2 * CLOSING * ATTACK_MS,
  clock: ({ state, period }, at) => {
    const quarter = Number(/^q(\d)$/.exec(period)?.[1] ?? 0) - 1;
    if (state !== 'live' || quarter < 0) return null;
    return Math.min(12, 1 + Math.floor(((at - startOf(quarter)) / QUARTER_MS) * 12));
  },
};
