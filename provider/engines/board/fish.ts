import { drawBelow } from '../rng/blocks.ts';
import { BLASTS, caughtBy, FISH_IDS, type FishId, NUMBERS, timesOf, waysOf } from './fishKinds.ts';
import { fieldOf, isWhole, pays, type Rules, STAKE_STEP } from './rules.ts';

/** Times the chip that a shot costs. */
export const CANNONS = [1, 2, 3, 5, 10] as const;
type Cannon = (typeof CANNONS)[number];
export const MOST_SHOTS = 10;

export interface Aim {
  readonly fish: FishId;
  /** Shots at it. */
  readonly count: number;
}
export interface FishChoice {
  readonly cannon: Cannon;
  /** Each target once, in the order of fire. */
  readonly shots: readonly Aim[];
}

export interface Shot {
  readonly fish: FishId;
  /** 0 to 14,999: a hit below the ways of the target. */
  readonly number: number;
  /** The target, and what its bomb took along; empty for a miss. */
  readonly caught: readonly FishId[];
}
export interface FishView {
  readonly shots: readonly Shot[];
}

export const shotsOf = ({ shots }: Pick<FishChoice, 'shots'>): number =>
  shots.reduce((sum, { count }) => sum + count, 0);

const isCannon = (value: unknown): value is Cannon => CANNONS.some((cannon) => cannon === value);
const isFish = (value: unknown): value is FishId => FISH_IDS.some((id) => id === value);

function readAim(value: unknown): Aim | null {
  const [fish, count] = [fieldOf(value, 'fish'), fieldOf(value, 'count')];
  return isFish(fish) && isWhole(count, 1, MOST_SHOTS) ? { fish, count } : null;
}

function readShots(value: unknown): readonly Aim[] | null {
  if (!Array.isArray(value) || value.length > MOST_SHOTS) return null;
  const aims = value.map(readAim).filter((aim) => aim !== null);
  const isEachOnce = new Set(aims.map(({ fish }) => fish)).size === value.length;
  return isEachOnce && isWhole(shotsOf({ shots: aims }), 1, MOST_SHOTS) ? aims : null;
}

/** Two values for every shot, whatever its target: the number, and the blast that only a crab has. */
const LIMITS = [NUMBERS, BLASTS] as const;

function shoot(fish: FishId, number: number, blast: number): Shot {
  const isHit = number < waysOf(fish);
  return { fish, number, caught: isHit ? [fish, ...(fish === 'crab' ? caughtBy(blast) : [])] : [] };
}

/** What a shot pays, times its price. */
export const timesPaid = ({ caught }: Pick<Shot, 'caught'>): number =>
  caught.reduce((sum, fish) => sum + timesOf[fish], 0);

/** All numbers and all blasts of a shot at one target, counted. */
function returnOf(fish: FishId) {
  const blasts = Array.from({ length: BLASTS }, (_, blast) => timesPaid(shoot(fish, 0, blast)));
  const paid = blasts.reduce((sum, times) => sum + times, 0);
  return { numerator: BigInt(waysOf(fish) * paid), denominator: BigInt(NUMBERS * BLASTS) };
}

/** A volley of up to ten shots. Each hits on its own, with a chance that its target alone decides. */
export const fish: Rules<FishChoice, never, FishView> = {
  id: 'fish-1',
  bets: FISH_IDS.map((id) => ({ id, rtp: returnOf(id) })),
  readChoice: (value) => {
    const [cannon, shots] = [fieldOf(value, 'cannon'), readShots(fieldOf(value, 'shots'))];
    return isCannon(cannon) && shots !== null ? { cannon, shots } : null;
  },
  readMove: () => null,
  isBet: (stake, choice) => stake % (shotsOf(choice) * choice.cannon * STAKE_STEP) === 0,
  play: function* ({ stake, choice }) {
    const targets = choice.shots.flatMap(({ fish, count }) => Array.from({ length: count }, () => fish));
    const { values } = yield* drawBelow(
      targets.flatMap(() => LIMITS),
      0,
    );
    const shots = targets.map((target, at) => shoot(target, values[at * 2] ?? NUMBERS, values[at * 2 + 1] ?? 0));
    const price = stake / targets.length;
    const times = shots.reduce((sum, shot) => sum + timesPaid(shot), 0);
    return { view: { shots }, payout: pays(price, times * 100), isOver: true };
  },
  leave: () => null,
};
