import type { Ratio } from '../ratio.ts';
import { drawBelow } from '../rng/blocks.ts';
import { binsOf, RISKS, type Risk, ROWS } from './plinkoPays.ts';
import { fieldOf, pays, type Rules, STAKE_STEP } from './rules.ts';

export interface PlinkoChoice {
  readonly rows: number;
  readonly risk: Risk;
}

export interface PlinkoView {
  /** Where the ball turned at each row: 0 left, 1 right. */
  readonly path: readonly number[];
  /** From the left, from 0: as often as the ball turned right. */
  readonly bin: number;
  /** In hundredths. */
  readonly multiplier: number;
}

/** Paths to each bin of so many rows. */
const waysTo = (rows: number): readonly bigint[] =>
  Array.from({ length: rows }).reduce<readonly bigint[]>(
    (ways) => [...ways, 0n].map((way, bin) => way + (ways[bin - 1] ?? 0n)),
    [1n],
  );

const returnOf = ({ rows, risk }: PlinkoChoice): Ratio => {
  const ways = waysTo(rows);
  const numerator = binsOf(rows, risk).reduce((sum, pay, bin) => sum + BigInt(pay) * (ways[bin] ?? 0n), 0n);
  return { numerator, denominator: 100n << BigInt(rows) };
};

const choices = ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk })));
/** The choice that a player finds set. */
export const FIRST: PlinkoChoice = { rows: 12, risk: 'medium' };
const isFirst = ({ rows, risk }: PlinkoChoice): boolean => rows === FIRST.rows && risk === FIRST.risk;

/** A ball falls through rows of pegs, left or right at each with the same chance; the bin it lands in pays. */
export const plinko: Rules<PlinkoChoice, never, PlinkoView> = {
  id: 'plinko-1',
  bets: [...choices.filter(isFirst), ...choices.filter((choice) => !isFirst(choice))].map((choice) => ({
    id: `${choice.rows}-${choice.risk}`,
    rtp: returnOf(choice),
  })),
  readChoice: (value) => {
    const rows = ROWS.find((count) => count === fieldOf(value, 'rows'));
    const risk = RISKS.find((name) => name === fieldOf(value, 'risk'));
    return rows === undefined || risk === undefined ? null : { rows, risk };
  },
  readMove: () => null,
  isBet: (stake) => stake % STAKE_STEP === 0,
  play: function* ({ stake, choice: { rows, risk } }) {
    const { values: path } = yield* drawBelow(
      Array.from({ length: rows }, () => 2),
      0,
    );
    const bin = path.reduce((rights, turn) => rights + turn, 0);
    const multiplier = binsOf(rows, risk)[bin] ?? 0;
    return { view: { path, bin, multiplier }, payout: pays(stake, multiplier), isOver: true };
  },
  leave: () => null,
};
