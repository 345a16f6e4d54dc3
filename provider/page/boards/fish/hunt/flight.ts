import type { FishId } from '../../../../engines/board/fishKinds.ts';
import type { Point } from '../places.ts';
import type { Sea, Swimmer } from './school.ts';

/** A shot on its way: from where, and how fast, px and px a second. */
export interface Flight {
  readonly from: Point;
  readonly speed: Point;
}
export interface Reach {
  readonly flight: Flight;
  readonly slot: number;
  readonly fish: FishId;
  /** Seconds until it arrives. */
  readonly seconds: number;
}

/** A value that goes back and forth between 0 and a limit, as a shot between two walls. */
function folded(value: number, limit: number): number {
  const around = ((value % (2 * limit)) + 2 * limit) % (2 * limit);
  return around < limit ? around : 2 * limit - around;
}

/** Where a shot is after so many seconds: edges throw it back. */
export const flightAt = ({ from, speed }: Flight, seconds: number, { width, height }: Sea): Point => ({
  x: folded(from.x + speed.x * seconds, width),
  y: folded(from.y + speed.y * seconds, height),
});

/** What a fish covers of its box. */
const BODY = 0.4;
const isWithin = ({ x, y }: Point, fish: Swimmer): boolean =>
  ((x - fish.x) / (fish.width * BODY)) ** 2 + ((y - fish.y) / (fish.height * BODY)) ** 2 < 1;

export const isSeen = ({ x }: Swimmer, { width }: Sea): boolean => x > 0 && x < width;

const STEP = 1 / 60;
const LONGEST = 5;

/** The first fish in the way of a shot; null if it meets none within five seconds. */
export function firstMet(flight: Flight, sea: Sea, fishAfter: (seconds: number) => readonly Swimmer[]): Reach | null {
  for (let seconds = STEP; seconds < LONGEST; seconds += STEP) {
    const at = flightAt(flight, seconds, sea);
    // The one in front is the last of the list.
    const met = fishAfter(seconds).findLast((fish) => isSeen(fish, sea) && isWithin(at, fish));
    if (met !== undefined) return { flight, slot: met.slot, fish: met.fish, seconds };
  }
  return null;
}

/** A shot that meets a fish where it will be, past all others. */
export function aimedAt(from: Point, pace: number, sea: Sea, slot: number, at: (seconds: number) => Swimmer): Reach {
  let seconds = 0.3;
  let target = at(seconds);
  const seenX = (x: number) => Math.max(12, Math.min(sea.width - 12, x));
  for (let tries = 0; tries < 5; tries += 1) {
    target = at(seconds);
    seconds = Math.max(0.05, Math.hypot(seenX(target.x) - from.x, target.y - from.y) / pace);
  }
  const speed = { x: (seenX(target.x) - from.x) / seconds, y: (target.y - from.y) / seconds };
  return { flight: { from, speed }, slot, fish: target.fish, seconds };
}
