import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import type { ActorRecord, Kept } from '../core/entry.ts';

/** An actor that runs elsewhere, as it was told of. */
export interface RemoteActor {
  readonly session: string;
  readonly id: string;
  /** The session of its parent; null for the root. */
  readonly parent: string | null;
  readonly src: string;
  /** Null for what is no machine, and where nobody has sent it. */
  readonly machine: AnyStateMachine | null;
}

/** A snapshot as plain data, as it was told. */
export interface RemoteSnapshot {
  readonly status: string;
  readonly value?: unknown;
  readonly context?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** A record of an actor that runs elsewhere: whoever asks it where it stands is told what was last heard. */
export function remoteActorRecord(told: RemoteActor, parent: ActorRecord | null, standing: () => Kept): ActorRecord {
  const { id, session, src, machine } = told;
  const system = { getSnapshot: () => ({ _scheduledEvents: {} }) };
  const ref = { id, sessionId: session, src, logic: machine, _parent: parent?.ref, system, getSnapshot: standing };
  const path = parent === null ? id : `${parent.path}/${id}`;
  return { path, id, session, parent, machine, src, ref: ref as unknown as AnyActorRef };
}

const STATUSES: ReadonlySet<string> = new Set(['active', 'done', 'error', 'stopped']);

/** What was told, as the snapshot that the panels know. Of a state that the machine does not have, what it has is shown. */
export function snapshotOf(told: RemoteSnapshot, machine: AnyStateMachine | null): Kept {
  const { context, output, error } = told;
  const status = (STATUSES.has(told.status) ? told.status : 'active') as AnyMachineSnapshot['status'];
  const plain = { status, context, output, error, children: {} };
  if (told.value === undefined) return plain as unknown as Kept;
  if (machine === null) return { ...plain, value: told.value } as unknown as Kept;
  try {
    return machine.resolveState({ value: told.value as StateValue, context, status, output, error });
  } catch {
    const nodes = knownNodes(machine.root, told.value);
    return { ...plain, value: told.value, machine, _nodes: nodes, tags: new Set() } as unknown as Kept;
  }
}

/** The states of a value that a machine has, from its root down; none where it has none of them. */
function knownNodes(root: AnyStateNode, value: unknown): readonly AnyStateNode[] {
  const below = (node: AnyStateNode, inside: unknown): readonly AnyStateNode[] => {
    const parts = typeof inside === 'string' ? { [inside]: undefined } : inside;
    if (typeof parts !== 'object' || parts === null) return [];
    return Object.entries(parts).flatMap(([key, rest]) => {
      const child = Object.hasOwn(node.states, key) ? node.states[key] : undefined;
      return child === undefined ? [] : [child, ...below(child, rest)];
    });
  };
  const found = below(root, value);
  return found.length === 0 ? [] : [root, ...found];
}
