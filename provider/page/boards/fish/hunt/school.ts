import type { FishId } from '../../../../engines/board/fishKinds.ts';
import { numbersOf } from '../../../art/draw.ts';
import { drawings } from '../drawings.ts';

/** Where a fish of the scene is. What swims is for the eye only: the kind alone decides the odds. */
export interface Swimmer {
  readonly slot: number;
  readonly fish: FishId;
  /** Its middle, px from the upper left corner of the sea. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isLeftward: boolean;
  /** Of its nose against the horizontal, radians. */
  readonly tilt: number;
}

/** A place in the scene that one fish after the other of its kind swims through. */
interface Slot {
  readonly fish: FishId;
  /** px, in a sea of ordinary size */
  readonly width: number;
  /** Seconds from edge to edge. */
  readonly pace: number;
  /** Share of the height that it keeps to. */
  readonly from: number;
  readonly to: number;
}

const slot = (fish: FishId, width: number, pace: number, from: number, to: number): Slot => ({
  fish,
  width,
  pace,
  from,
  to,
});

/** From back to front: small fish swim in front of big ones. */
const SLOTS: readonly Slot[] = [
  slot('whale', 168, 34, 0.22, 0.42),
  slot('naga', 214, 30, 0.14, 0.3),
  slot('shark', 140, 22, 0.3, 0.6),
  slot('turtle', 90, 28, 0.16, 0.5),
  slot('ray', 92, 25, 0.45, 0.68),
  slot('octopus', 66, 31, 0.25, 0.6),
  slot('puffer', 62, 29, 0.35, 0.7),
  slot('crab', 66, 36, 0.72, 0.8),
  slot('angel', 46, 23, 0.18, 0.6),
  slot('angel', 46, 21, 0.3, 0.66),
  slot('betta', 60, 22, 0.16, 0.5),
  slot('betta', 56, 25, 0.4, 0.72),
  slot('clown', 52, 18, 0.4, 0.74),
  slot('clown', 48, 20, 0.2, 0.6),
  slot('clown', 50, 22, 0.5, 0.76),
  slot('shrimp', 44, 17, 0.55, 0.78),
  slot('shrimp', 42, 15, 0.62, 0.8),
  slot('shrimp', 44, 19, 0.4, 0.74),
];
export const SLOT_COUNT = SLOTS.length;

interface Path {
  readonly isLeftward: boolean;
  readonly base: number;
  readonly sway: number;
  readonly waves: number;
  readonly phase: number;
}

/** Size of the sea and of its fish. */
export interface Sea {
  readonly width: number;
  readonly height: number;
  /** Against the widths above. */
  readonly scale: number;
}

/** A school from a seed: whoever has the seed and the time sees the same fish. */
export function createSchool(seed: string) {
  const paths = new Map<string, Path>();
  const starts = SLOTS.map((_, at) => numbersOf(`${seed} start ${at}`)());
  const pathOf = (at: number, turn: number): Path => {
    const name = `${at} ${turn}`;
    const known = paths.get(name);
    if (known !== undefined) return known;
    const random = numbersOf(`${seed} ${name}`);
    const path: Path = {
      ...{ isLeftward: random() < 0.5, base: random(), sway: 0.02 + random() * 0.05 },
      ...{ waves: 1 + random() * 2, phase: random() },
    };
    if (paths.size > 200) paths.clear();
    paths.set(name, path);
    return path;
  };
  /** The fish of a slot after so many seconds. */
  const swimmer = (at: number, seconds: number, { width, height, scale }: Sea): Swimmer => {
    const { fish, width: size, pace, from, to } = SLOTS[at] as Slot;
    const turns = seconds / pace + (starts[at] ?? 0);
    const [turn, share] = [Math.floor(turns), turns - Math.floor(turns)];
    const { isLeftward, base, sway, waves, phase } = pathOf(at, turn);
    const [, , boxWidth, boxHeight] = drawings[fish].box;
    const long = size * scale;
    const tall = (long * boxHeight) / boxWidth;
    const along = share * (width + long) - long / 2;
    const turned = 2 * Math.PI * (waves * share + phase);
    const rise = height * sway;
    const middle = height * (from + (to - from) * base);
    const slope = (rise * Math.cos(turned) * 2 * Math.PI * waves) / (width + long);
    return {
      ...{ slot: at, fish, width: long, height: tall, isLeftward },
      x: isLeftward ? width - along : along,
      y: Math.max(tall / 2 + 6, middle + rise * Math.sin(turned)),
      tilt: Math.atan(slope) * (isLeftward ? -1 : 1) * 0.7,
    };
  };
  return {
    swimmer,
    /** Seconds until the next fish of a slot has come a share of its way. */
    untilNext: (at: number, seconds: number, share: number): number => {
      const { pace } = SLOTS[at] as Slot;
      const turns = seconds / pace + (starts[at] ?? 0);
      return (Math.floor(turns) + 1 + share - turns) * pace;
    },
  };
}
