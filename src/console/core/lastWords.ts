import type { ActorRecord, EntryOf } from './entry.ts';
import { stepsOf, tookOf } from './press.ts';
import type { Roots } from './roots.ts';
import type { Reading } from './viewed.ts';
import { actorName, eventName } from './words.ts';

/** An event that an actor has heard, in words. */
export interface LastWord {
  readonly seq: number;
  /** `you: login.submit`, `sendLogin failed`, `timer after patience`. */
  readonly what: string;
  /** `form → verifying`, `stays in form`, `ignored`. */
  readonly took: string;
  /** Whether it failed a person: nothing came of a press. */
  readonly isNo: boolean;
}

/** How far back is looked, entries. */
const FAR = 4_000;

/** The last events that an actor has heard, oldest first, without machinery. */
export function lastWords(recorder: Reading, roots: Roots, actor: ActorRecord, most: number): readonly LastWord[] {
  const words: LastWord[] = [];
  const end = Math.max(recorder.total - recorder.size, recorder.total - FAR);
  for (let seq = recorder.total; seq > end && words.length < most; seq -= 1) {
    const entry = recorder.find(seq);
    if (entry?.kind !== 'event' || entry.actor !== actor || roots.isMachinery(entry)) continue;
    const { took, isNo } = tookOf(stepsOf(recorder, entry), entry.isLate);
    words.push({
      seq,
      what: whatOf(entry),
      took,
      isNo: isNo && (entry.isLate ? entry.origin === 'user' : roots.isPress(seq)),
    });
  }
  return words.reverse();
}

function whatOf({ origin, from, event, actor }: EntryOf<'event'>): string {
  const name = eventName(event, actor.machine);
  if (origin === 'reply') return name;
  const who = origin === 'user' ? 'you' : origin === 'timer' ? 'timer' : from === null ? 'somebody' : actorName(from);
  return `${who}: ${name}`;
}
