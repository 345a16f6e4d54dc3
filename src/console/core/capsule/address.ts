import type { ActorRecord } from '../entry.ts';
import type { Recorder } from '../recorder.ts';

/**
 * Where an actor stands, the same in every run: its path, and from the second one in that place on which one it is,
 * `site/modals/login #2`.
 */
export function addresses(recorder: Recorder) {
  const inPlace = new Map<string, number>();
  const known = new Map<ActorRecord, string>();
  const actors = new Map<string, ActorRecord>();
  let seen = 0;
  const learn = (): void => {
    for (const actor of recorder.actors.slice(seen)) {
      const nth = (inPlace.get(actor.path) ?? 0) + 1;
      const address = nth === 1 ? actor.path : `${actor.path} #${nth}`;
      inPlace.set(actor.path, nth);
      known.set(actor, address);
      actors.set(address, actor);
    }
    seen = recorder.actors.length;
  };
  return {
    of: (actor: ActorRecord): string => {
      learn();
      return known.get(actor) ?? actor.path;
    },
    at: (address: string): ActorRecord | null => {
      learn();
      return actors.get(address) ?? null;
    },
  };
}
