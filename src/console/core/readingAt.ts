import type { ActorRecord, Entry, EntryOf, Kept } from './entry.ts';
import { pastAt } from './past.ts';
import { rootsOf, rootsUpTo } from './roots.ts';
import type { Viewed } from './viewed.ts';

/** A recording up to an entry: what came later is not in it, and actors stand as they did right after that entry. */
export function readingAt(core: Pick<Viewed, 'recorder' | 'ownEvents'>, seq: number) {
  const { recorder } = core;
  const later = new Set<ActorRecord>();
  for (let at = seq + 1; at <= recorder.total; at += 1) {
    const entry = recorder.find(at);
    if (entry?.kind === 'started') later.add(entry.actor);
  }
  const size = Math.max(0, recorder.size - (recorder.total - seq));
  const past = pastAt(recorder, seq);
  const find = (wanted: number): Entry | undefined => (wanted > seq ? undefined : recorder.find(wanted));
  const stepOf = (actor: ActorRecord, isWanted: (step: EntryOf<'step'>) => boolean): EntryOf<'step'> | null => {
    for (let at = seq; at > seq - size; at -= 1) {
      const entry = find(at);
      if (entry?.kind === 'step' && entry.actor === actor && isWanted(entry)) return entry;
    }
    return null;
  };
  const reading = {
    ...recorder,
    total: seq,
    size,
    at: (place: number) => (place < size ? recorder.at(place) : undefined),
    find,
    actors: recorder.actors.filter((actor) => !later.has(actor)),
    actorOf: (ref: Parameters<typeof recorder.actorOf>[0]) => {
      const actor = recorder.actorOf(ref);
      return actor !== null && later.has(actor) ? null : actor;
    },
    lastStepOf: (actor: ActorRecord) => stepOf(actor, () => true),
    lastTakenOf: (actor: ActorRecord) => stepOf(actor, ({ taken }) => taken.length > 0),
    misses: () => recorder.misses().filter((step) => step.seq <= seq),
    // An actor that has not changed since stands as it does now.
    lastOf: (actor: ActorRecord): Kept | null => past.get(actor.ref) ?? recorder.lastOf(actor),
  };
  rootsUpTo(rootsOf(core), reading);
  return reading;
}
