import type { NamedTimer } from './namedTimers.ts';
import type { Roots } from './roots.ts';
import type { Viewed } from './viewed.ts';

/** The timers that run, the next one first; those that set themselves again and again are left out when asked for. */
export function upcoming(
  { recorder, timers }: Pick<Viewed, 'recorder' | 'timers'>,
  roots: Roots,
  hidesMachinery: boolean,
): readonly NamedTimer[] {
  if (!hidesMachinery) return timers();
  return timers().filter(({ actor, event }) => !roots.recurs(recorder.actorOf(actor)?.path ?? '', event.type));
}
