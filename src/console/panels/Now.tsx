import type { AnyMachineSnapshot } from 'xstate';
import { safeParse } from 'zod/v4/core';
import type { ActorRecord } from '../core/entry.ts';
import { eventsHere } from '../core/events.ts';
import { lastWords } from '../core/lastWords.ts';
import { answeredBy } from '../core/press.ts';
import { rootsOf } from '../core/roots.ts';
import type { Viewed } from '../core/viewed.ts';
import { NowStrip } from './NowStrip.tsx';

interface NowProps {
  readonly core: Viewed;
  readonly actor: ActorRecord;
  readonly onForm: (type: string) => void;
  readonly onChoose: (seq: number) => void;
  readonly onWhyNot: (seq: number) => void;
}

/** Lines of what an actor heard last. */
const MOST_WORDS = 2;

/** Available events of the selected actor; events without a payload are sent at once. */
export function Now({ core, actor, onForm, onChoose, onWhyNot }: NowProps) {
  const { ref, machine } = actor;
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  if (machine === null) return null;
  const words = lastWords(core.recorder, rootsOf(core), actor, MOST_WORDS);
  const told = { words, onForm, onWord: onChoose };
  if (snapshot.status !== 'active') {
    return <NowStrip {...told} says="Actor is no longer active." events={[]} onEvent={onForm} />;
  }
  const leaves = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  const events = eventsHere(machine, snapshot);
  const send = (type: string) => {
    const schema = core.events[type];
    const isWhole = schema === undefined || safeParse(schema, {}).success;
    if (isWhole && !events.some((one) => one.type === type && one.needsMore)) core.send(actor, { type });
    else onForm(type);
  };
  const refused = refusedPress(core, actor);
  return (
    <NowStrip
      {...told}
      says={leaves.map(({ description, path }) => description ?? path.join('.')).join(' ')}
      events={events}
      onEvent={send}
      onWhyNot={refused === null ? undefined : () => onWhyNot(refused)}
    />
  );
}

/** The last press, where it went to this actor and did nothing, or a guard refused a way; else null. */
function refusedPress(core: Viewed, actor: ActorRecord): number | null {
  const press = rootsOf(core).presses().at(-1);
  const entry = press === undefined ? undefined : core.recorder.find(press);
  if (press === undefined || entry?.kind !== 'event' || entry.actor !== actor) return null;
  const answered = answeredBy(core.recorder, entry);
  return answered === null || answered.outcome === 'worked' ? null : press;
}
