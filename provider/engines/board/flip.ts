import { drawBelow } from '../rng/blocks.ts';
import { fieldOf, IllegalMove, pays, type Rules, STAKE_STEP } from './rules.ts';

export const SIDES = ['heads', 'tails'] as const;
export type Side = (typeof SIDES)[number];

/** Flips in a round: that of the bet, and ten more for double. */
export const FLIPS = 11;
/** What the first right flip pays, in hundredths: 98 % over one half. */
const FIRST = 196;

export interface FlipChoice {
  /** For every flip of the round. */
  readonly side: Side;
}

export type FlipMove = { readonly double: true } | { readonly cashOut: true };

export interface FlipView {
  /** What came so far; the first with the bet. */
  readonly faces: readonly Side[];
  /** In hundredths; 0 after a wrong flip. */
  readonly multiplier: number;
  /** How the round ended; null while it goes on. */
  readonly end: 'wrong' | 'cashed' | 'top' | null;
}

/** What so many right flips pay, in hundredths: twice as much with each. */
export const multiplierOf = (flips: number): number => (flips === 0 ? 0 : FIRST * 2 ** (flips - 1));

/** The round after its first flips. */
function flipped(faces: readonly Side[], side: Side): FlipView {
  if (faces.at(-1) !== side) return { faces, multiplier: 0, end: 'wrong' };
  return { faces, multiplier: multiplierOf(faces.length), end: faces.length === FLIPS ? 'top' : null };
}

/** A coin: the side that is called pays, and can be let stand for double. */
export const flip: Rules<FlipChoice, FlipMove, FlipView> = {
  id: 'flip-1',
  bets: Array.from({ length: FLIPS }, (_, at) => ({
    id: String(at + 1),
    rtp: { numerator: BigInt(multiplierOf(at + 1)), denominator: 100n << BigInt(at + 1) },
  })),
  readChoice: (value) => {
    const side = SIDES.find((name) => name === fieldOf(value, 'side'));
    return side === undefined ? null : { side };
  },
  readMove: (value) => {
    const [double, cashOut] = [fieldOf(value, 'double'), fieldOf(value, 'cashOut')];
    if (double === true && cashOut === undefined) return { double };
    return cashOut === true && double === undefined ? { cashOut } : null;
  },
  isBet: (stake) => stake % STAKE_STEP === 0,
  play: function* ({ stake, choice: { side }, moves }) {
    const { values } = yield* drawBelow(
      Array.from({ length: FLIPS }, () => 2),
      0,
    );
    const all = values.map((value): Side => (value === 0 ? 'heads' : 'tails'));
    let view = flipped(all.slice(0, 1), side);
    for (const move of moves) {
      if (view.end !== null) throw new IllegalMove('the round is over');
      view = 'cashOut' in move ? { ...view, end: 'cashed' } : flipped(all.slice(0, view.faces.length + 1), side);
    }
    return { view, payout: pays(stake, view.multiplier), isOver: view.end !== null };
  },
  leave: () => ({ cashOut: true }),
};
