import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { formatGuard } from '../../inspection/format.ts';
import { attempt, conditionsOf, judgeOf } from '../../inspection/guards.ts';
import { transitionId, transitionsOf } from '../../inspection/transitions.ts';

/** One value that a condition has looked at: `context.values.name`. */
interface Read {
  readonly path: string;
  readonly value: unknown;
}

/** A condition of a guard with what it looked at. */
export interface Judged {
  readonly name: string;
  /** Null if it cannot be evaluated alone. */
  readonly said: boolean | null;
  readonly reads: readonly Read[];
}

/** Each condition of a transition's guard, and which parts of context and event it looked at. Guards must be pure. */
export function guardInputs(snapshot: AnyMachineSnapshot, event: EventObject, id: string): readonly Judged[] {
  const { guard } = transitionsOf(snapshot.machine).find((one) => transitionId(one) === id) ?? {};
  if (guard === undefined) return [];
  const judge = judgeOf(snapshot, { context: snapshot.context, event });
  return conditionsOf(guard).map((condition) => ({
    name: formatGuard(condition) || 'unnamed guard',
    said: attempt(judge, condition),
    reads: readsOf(condition, snapshot, event),
  }));
}

/** What it says while it is watched does not count: to it, two looks at one thing may be two things. */
function readsOf(condition: unknown, snapshot: AnyMachineSnapshot, event: EventObject): readonly Read[] {
  const reads = new Map<string, unknown>();
  const watched = watcher((path, value) => void reads.set(path, value));
  const args = { context: watched(snapshot.context, 'context'), event: watched(event, 'event') as EventObject };
  attempt(judgeOf(snapshot, args), condition);
  const paths = [...reads.keys()];
  return paths
    .filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))
    .map((path) => ({ path, value: reads.get(path) }));
}

/** Tells of every value that is read of an object, at any depth; functions and what has a class pass. */
function watcher(note: (path: string, value: unknown) => void) {
  const known = new WeakMap<object, unknown>();
  const watched = (value: unknown, path: string): unknown => {
    if (!isPlain(value)) return value;
    const copy: object = Array.isArray(value) ? [...value] : { ...value };
    const proxy =
      known.get(value) ??
      new Proxy(copy, {
        get: (from, name, self) => {
          const found: unknown = Reflect.get(from, name, self);
          if (typeof name === 'symbol' || typeof found === 'function') return found;
          const place = `${path}.${name}`;
          note(place, found);
          return watched(found, place);
        },
      });
    known.set(value, proxy);
    return proxy;
  };
  return watched;
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
