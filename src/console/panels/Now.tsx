import type { AnyMachineSnapshot } from 'xstate';
import { safeParse } from 'zod/v4/core';
import type { ActorRecord } from '../core/entry.ts';
import { eventsHere } from '../core/events.ts';
import type { Viewed } from '../core/viewed.ts';
import { NowStrip } from './NowStrip.tsx';

interface NowProps {
  readonly core: Viewed;
  readonly actor: ActorRecord;
  readonly onForm: (type: string) => void;
}

/** Available events of the selected actor; events without a payload are sent at once. */
export function Now({ core, actor, onForm }: NowProps) {
  const { ref, machine } = actor;
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  if (machine === null) return null;
  const ended = { says: 'Actor is no longer active.', events: [], onEvent: onForm, onWhyNot: onForm };
  if (snapshot.status !== 'active') return <NowStrip {...ended} />;
  const leaves = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  const events = eventsHere(machine, snapshot);
  const send = (type: string) => {
    const schema = core.events[type];
    const isWhole = schema === undefined || safeParse(schema, {}).success;
    if (isWhole && !events.some((one) => one.type === type && one.needsMore)) core.send(actor, { type });
    else onForm(type);
  };
  return (
    <NowStrip
      says={leaves.map(({ description, path }) => description ?? path.join('.')).join(' ')}
      events={events}
      onEvent={send}
      onWhyNot={onForm}
    />
  );
}
