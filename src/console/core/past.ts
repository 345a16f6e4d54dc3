import type { AnyActorRef, Snapshot } from 'xstate';
import type { Past } from './rewind.ts';
import type { Reading } from './viewed.ts';

/** How every actor stood right after an entry, as far as that is still kept. */
export function pastAt(recorder: Reading, seq: number): Past {
  const past = new Map<AnyActorRef, Snapshot<unknown>>();
  for (let at = seq; at > recorder.total - recorder.size; at -= 1) {
    const entry = recorder.find(at);
    if (entry === undefined || !('after' in entry) || past.has(entry.actor.ref)) continue;
    past.set(entry.actor.ref, entry.after as Snapshot<unknown>);
  }
  for (let at = seq + 1; at <= recorder.total; at += 1) {
    const entry = recorder.find(at);
    // What has changed only since stood as its first change found it.
    if (entry === undefined || !('before' in entry) || entry.before === null || past.has(entry.actor.ref)) continue;
    past.set(entry.actor.ref, entry.before as Snapshot<unknown>);
  }
  return past;
}
