import { drawBelow } from '../rng/blocks.ts';
import { fieldOf, IllegalMove, pays, type Rules, STAKE_STEP } from './rules.ts';

export const RISKS = ['easy', 'medium', 'hard'] as const;
export type Risk = (typeof RISKS)[number];

/** A lane is drawn out of so many numbers. */
export const OUT_OF = 25;
/** Numbers, from 0, that get the runner across one lane; and the lanes of a round. */
const ROADS: Readonly<Record<Risk, { readonly ways: number; readonly lanes: number }>> = {
  easy: { ways: 24, lanes: 20 },
  medium: { ways: 22, lanes: 12 },
  hard: { ways: 20, lanes: 8 },
};

export interface RunChoice {
  readonly risk: Risk;
}

export type RunMove = { readonly go: true } | { readonly cashOut: true };

export interface RunView {
  /** Lanes that the runner got across. */
  readonly crossed: number;
  /** In hundredths, of the lanes crossed; 0 before the first, and after a fall. */
  readonly multiplier: number;
  /** How the round ended: in the lane after those crossed, by cashing out, or behind the last lane. Null while it goes on. */
  readonly end: 'fell' | 'cashed' | 'top' | null;
}

export const waysOf = (risk: Risk): number => ROADS[risk].ways;
export const lanesOf = (risk: Risk): number => ROADS[risk].lanes;

/** 98 % over the chance of so many lanes, in hundredths, rounded down. */
const multiplierFor = (ways: number, lanes: number): number =>
  Number((98n * BigInt(OUT_OF) ** BigInt(lanes)) / BigInt(ways) ** BigInt(lanes));

const tableOf = (risk: Risk): readonly number[] =>
  Array.from({ length: lanesOf(risk) + 1 }, (_, lanes) => (lanes === 0 ? 0 : multiplierFor(waysOf(risk), lanes)));

const MULTIPLIERS: Readonly<Record<Risk, readonly number[]>> = {
  easy: tableOf('easy'),
  medium: tableOf('medium'),
  hard: tableOf('hard'),
};

/** What so many lanes pay, in hundredths; 0 for none, and behind the last. */
export const multiplierOf = (risk: Risk, lanes: number): number => MULTIPLIERS[risk][lanes] ?? 0;

const targets = RISKS.flatMap((risk) =>
  Array.from({ length: lanesOf(risk) }, (_, at) => ({
    id: `${risk}-${at + 1}`,
    rtp: {
      numerator: BigInt(multiplierOf(risk, at + 1)) * BigInt(waysOf(risk)) ** BigInt(at + 1),
      denominator: 100n * BigInt(OUT_OF) ** BigInt(at + 1),
    },
  })),
);
/** The target that the lobby tells the return of. */
const MAIN = 'medium-3';

/** One move further. @throws {IllegalMove} */
function step(drawn: readonly number[], risk: Risk, before: RunView, move: RunMove): RunView {
  const { crossed, end } = before;
  if (end !== null) throw new IllegalMove('the round is over');
  if ('cashOut' in move) {
    if (crossed === 0) throw new IllegalMove('no lane is crossed yet');
    return { ...before, end: 'cashed' };
  }
  if ((drawn[crossed] ?? OUT_OF) >= waysOf(risk)) return { crossed, multiplier: 0, end: 'fell' };
  const now = crossed + 1;
  return { crossed: now, multiplier: multiplierOf(risk, now), end: now === lanesOf(risk) ? 'top' : null };
}

/** A runner crosses lanes one after the other: each raises the multiplier, a fall ends the round with nothing. */
export const run: Rules<RunChoice, RunMove, RunView> = {
  id: 'run-1',
  bets: [...targets.filter(({ id }) => id === MAIN), ...targets.filter(({ id }) => id !== MAIN)],
  readChoice: (value) => {
    const asked = fieldOf(value, 'risk');
    const risk = RISKS.find((name) => name === asked);
    return risk === undefined ? null : { risk };
  },
  readMove: (value) => {
    const [go, cashOut] = [fieldOf(value, 'go'), fieldOf(value, 'cashOut')];
    if (cashOut === true && go === undefined) return { cashOut };
    return go === true && cashOut === undefined ? { go } : null;
  },
  isBet: (stake) => stake % STAKE_STEP === 0,
  play: function* ({ stake, choice: { risk }, moves }) {
    const { values } = yield* drawBelow(
      Array.from({ length: lanesOf(risk) }, () => OUT_OF),
      0,
    );
    const start: RunView = { crossed: 0, multiplier: 0, end: null };
    const view = moves.reduce((before, move) => step(values, risk, before, move), start);
    return { view, payout: pays(stake, view.multiplier), isOver: view.end !== null };
  },
  // Nothing can be kept before the first lane, so it is crossed; the next move cashes out.
  leave: ({ crossed }) => (crossed === 0 ? { go: true } : { cashOut: true }),
};
