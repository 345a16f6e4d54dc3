import { isActive } from './actorTree.ts';
import type { ActorRecord } from './entry.ts';
import type { Viewed } from './viewed.ts';

/** The flow that somebody is in, uppermost on the screen; null where the application does not say. */
export function flowInView({ recorder, inView = [] }: Pick<Viewed, 'recorder' | 'inView'>): ActorRecord | null {
  const found = inView.map((path) =>
    recorder.actors.findLast((actor) => actor.machine !== null && path.test(actor.path) && isActive(actor)),
  );
  return found.find((actor) => actor !== undefined) ?? null;
}
