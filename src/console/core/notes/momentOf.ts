import type { Console } from '../console.ts';

/** The moment on the screens: the present, or the one that somebody looks back at. */
export function momentOf(core: Pick<Console, 'looking' | 'recorder' | 'clock'>): {
  readonly seq: number;
  readonly at: number;
} {
  const looking = core.looking();
  const seq = looking ?? core.recorder.total;
  const at = looking === null ? core.clock.now() : (core.recorder.find(seq)?.at ?? core.clock.now());
  return { seq, at };
}
