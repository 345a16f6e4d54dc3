import type { Entry } from './entry.ts';
import type { NamedTimer } from './namedTimers.ts';
import type { Reading } from './viewed.ts';

/** What XState says of a delayed event, and of one that is cancelled. */
interface Told {
  readonly event?: NamedTimer['event'];
  readonly delay?: unknown;
  readonly id?: string;
  readonly sendId?: string;
}

interface Running extends NamedTimer {
  readonly id: string | undefined;
}

/** The timers that ran after the last entry, the next one first, told from what set, cancelled and fired them. */
export function timersAt({ find, total, size, actorOf, lastOf }: Reading): readonly NamedTimer[] {
  let running: readonly Running[] = [];
  for (let seq = total - size + 1; seq <= total; seq += 1) {
    const entry = find(seq);
    if (entry?.kind === 'action') running = afterAction(running, entry);
    if (entry?.kind !== 'event' || entry.origin === 'user') continue;
    const { event, from } = entry;
    const fired = running.find((timer) => timer.event.type === event.type && timer.actor === from?.ref);
    if (fired !== undefined && fired.dueAt <= entry.at) running = running.filter((timer) => timer !== fired);
  }
  return running
    .filter(({ actor }) => {
      const record = actorOf(actor);
      return record !== null && lastOf(record)?.status === 'active';
    })
    .toSorted((one, other) => one.dueAt - other.dueAt);
}

function afterAction(running: readonly Running[], { action, actor, params, at }: Entry & { kind: 'action' }) {
  const { event, delay, id, sendId } = (params ?? {}) as Told;
  const others = (name: string | undefined) =>
    name === undefined ? running : running.filter((timer) => timer.actor !== actor.ref || timer.id !== name);
  if (action === 'xstate.cancel') return others(sendId);
  if (typeof delay !== 'number' || event === undefined || !SENDS.has(action)) return running;
  return [...others(id), { actor: actor.ref, event, delay, id, dueAt: at + delay }];
}

const SENDS: ReadonlySet<string> = new Set(['xstate.raise', 'xstate.sendTo']);
