import type { Console } from './console.ts';
import { readingAt } from './readingAt.ts';
import { timersAt } from './timersAt.ts';
import type { Viewed } from './viewed.ts';

/** An application as it was right after an entry: its actors, its clock and its timers. */
export function viewedAt<T extends Viewed>(core: T, seq: number): T {
  const recorder = readingAt(core, seq);
  const at = recorder.find(seq)?.at ?? core.clock.now();
  const timers = timersAt(recorder);
  return { ...core, recorder, clock: { ...core.clock, now: () => at }, timers: () => timers };
}

/** The console as it was right after an entry, with its calls. What it steers is the present. */
export function consoleAt(core: Console, seq: number): Console {
  const calls = core.callsAt(seq);
  const { tap } = core;
  return {
    ...viewedAt(core, seq),
    tap: { ...tap, log: { ...tap.log, read: () => calls } },
    heldCount: () => calls.filter(({ state }) => state === 'held').length,
  };
}
