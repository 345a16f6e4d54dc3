import type { Capsule } from './capsule.ts';
import { firstDivergence } from './compare.ts';
import { type ReplayOptions, replay } from './replay.ts';

/** Replays a capsule so many times. Null where each did what the capsule says and came to the same stands; else what was wrong. */
export function replaysAlike(capsule: Capsule, options: ReplayOptions, times: number): string | null {
  let first: string | null = null;
  for (let run = 1; run <= times; run += 1) {
    const { again, stopped, stands } = replay(capsule, options);
    if (stopped !== null) return `Replay stopped: ${stopped}`;
    const parted = firstDivergence(capsule, again);
    if (parted !== null) return `Replay diverged at step ${parted.step + 1}. ${parted.says}`;
    const came = JSON.stringify(stands);
    first ??= came;
    if (came !== first) return `Run ${run} reached other states than the first.`;
  }
  return null;
}
