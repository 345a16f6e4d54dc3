import { drawBelow } from '../rng/blocks.ts';
import { fieldOf, IllegalMove, isWhole, pays, type Rules, STAKE_STEP } from './rules.ts';

export const FLOORS = 9;
export const TILES = [2, 3, 4] as const;
export type Tiles = (typeof TILES)[number];
const MOST_TILES = 4;

export interface TowerChoice {
  /** On each floor; one of them is bad. */
  readonly tiles: Tiles;
}

export type TowerMove = { readonly pick: number } | { readonly cashOut: true };

export interface TowerView {
  /** Good tiles picked, from the lowest floor up; 0 is the left one. */
  readonly picks: readonly number[];
  /** The bad tile picked on the floor after those. */
  readonly hit: number | null;
  /** In hundredths, of the floors climbed; 0 for none, and after a bad tile. */
  readonly multiplier: number;
  /** The bad tiles of the floors picked on, once the round is over. */
  readonly bad: readonly number[] | null;
}

/** What so many floors pay, in hundredths: 98 % over their chance, rounded down; 0 for none, and above the last. */
export const multiplierOf = (tiles: Tiles, floors: number): number =>
  floors < 1 || floors > FLOORS
    ? 0
    : Number((98n * BigInt(tiles) ** BigInt(floors)) / BigInt(tiles - 1) ** BigInt(floors));

const targets = TILES.flatMap((tiles) =>
  Array.from({ length: FLOORS }, (_, at) => ({
    id: `${tiles}-${at + 1}`,
    rtp: {
      numerator: BigInt(multiplierOf(tiles, at + 1)) * BigInt(tiles - 1) ** BigInt(at + 1),
      denominator: 100n * BigInt(tiles) ** BigInt(at + 1),
    },
  })),
);
/** The target that the lobby tells the return of. */
const MAIN = '3-3';

interface Climbed {
  readonly picks: readonly number[];
  readonly hit: number | null;
  readonly isOver: boolean;
}

/** One move further. @throws {IllegalMove} */
function step(laid: readonly number[], tiles: Tiles, { picks, isOver }: Climbed, move: TowerMove): Climbed {
  if (isOver) throw new IllegalMove('the round is over');
  if ('cashOut' in move) {
    if (picks.length === 0) throw new IllegalMove('no floor is climbed yet');
    return { picks, hit: null, isOver: true };
  }
  if (move.pick >= tiles) throw new IllegalMove('the floor has no such tile');
  if (laid[picks.length] === move.pick) return { picks, hit: move.pick, isOver: true };
  const more = [...picks, move.pick];
  return { picks: more, hit: null, isOver: more.length === FLOORS };
}

/** A tower of nine floors, each with one bad tile: each good tile raises the multiplier, a bad one ends the round. */
export const tower: Rules<TowerChoice, TowerMove, TowerView> = {
  id: 'tower-1',
  bets: [...targets.filter(({ id }) => id === MAIN), ...targets.filter(({ id }) => id !== MAIN)],
  readChoice: (value) => {
    const asked = fieldOf(value, 'tiles');
    const tiles = TILES.find((count) => count === asked);
    return tiles === undefined ? null : { tiles };
  },
  readMove: (value) => {
    const [pick, cashOut] = [fieldOf(value, 'pick'), fieldOf(value, 'cashOut')];
    if (cashOut === true && pick === undefined) return { cashOut };
    return isWhole(pick, 0, MOST_TILES - 1) && cashOut === undefined ? { pick } : null;
  },
  isBet: (stake) => stake % STAKE_STEP === 0,
  play: function* ({ stake, choice: { tiles }, moves }) {
    const { values } = yield* drawBelow(
      Array.from({ length: FLOORS }, () => tiles),
      0,
    );
    const start: Climbed = { picks: [], hit: null, isOver: false };
    const { picks, hit, isOver } = moves.reduce((climbed, move) => step(values, tiles, climbed, move), start);
    const multiplier = hit === null ? multiplierOf(tiles, picks.length) : 0;
    const bad = isOver ? values.slice(0, picks.length + (hit === null ? 0 : 1)) : null;
    return { view: { picks, hit, multiplier, bad }, payout: pays(stake, multiplier), isOver };
  },
  // Nothing can be kept before the first floor, so its left tile is picked; the next move cashes out.
  leave: ({ picks }) => (picks.length === 0 ? { pick: 0 } : { cashOut: true }),
};
