import type { FishId } from '../../../engines/board/fishKinds.ts';

/** One fish of the scene. What swims is for the eye only. */
export interface Swimmer {
  readonly fish: FishId;
  /** Width on a phone, px. */
  readonly width: number;
  /** From the surface, percent. */
  readonly top: number;
  /** Seconds from edge to edge. */
  readonly pace: number;
  /** Where it is at first, and stays without motion: percent of its way, from the left. */
  readonly rest: number;
  readonly isLeftward: boolean;
  /** Where there is room for more. */
  readonly isExtra: boolean;
}

type Way = 'right' | 'left';
const one = (fish: FishId, width: number, [rest, top]: readonly [number, number], way: Way, pace: number): Swimmer => ({
  ...{ fish, width, top, pace, rest, isExtra: false },
  isLeftward: way === 'left',
});
const more = (...of: Parameters<typeof one>): Swimmer => ({ ...one(...of), isExtra: true });

/** From back to front: small fish swim in front of big ones. Each kind is there at all times. */
export const shoal: readonly Swimmer[] = [
  one('whale', 126, [73, 24], 'left', 52),
  one('naga', 156, [49, 1], 'right', 44),
  one('shark', 106, [29, 40], 'right', 34),
  one('turtle', 70, [19, 6], 'right', 46),
  one('ray', 74, [80, 58], 'left', 40),
  one('octopus', 54, [55, 34], 'left', 50),
  one('puffer', 54, [35, 62], 'right', 48),
  one('crab', 56, [88, 80], 'left', 60),
  one('angel', 42, [39, 26], 'left', 37),
  one('betta', 54, [86, 5], 'left', 34),
  one('clown', 48, [66, 58], 'left', 29),
  one('clown', 46, [13, 32], 'right', 32),
  one('shrimp', 44, [22, 80], 'right', 27),
  one('shrimp', 42, [54, 62], 'left', 24),
  more('angel', 44, [10, 56], 'right', 31),
  more('betta', 50, [26, 72], 'right', 42),
  more('clown', 44, [67, 78], 'right', 36),
  more('shrimp', 44, [78, 44], 'left', 31),
];
