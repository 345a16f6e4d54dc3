import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/**
 * Where a machine stands, in as little as tells all of it: its snapshot holds a dozen things that follow from these, and
 * a hundred thousand snapshots would make every garbage collection dear.
 */
export interface Stand {
  readonly value: AnyMachineSnapshot['value'];
  readonly context: unknown;
  /** What seldom changes; one object for as long as it does not. */
  readonly rest: Rest;
}

interface Rest {
  readonly status: AnyMachineSnapshot['status'];
  readonly output: unknown;
  readonly error: unknown;
  readonly children: AnyMachineSnapshot['children'];
  readonly historyValue: AnyMachineSnapshot['historyValue'];
}

/** What a snapshot says that a stand keeps. */
export type Shown = Rest & Pick<AnyMachineSnapshot, 'value' | 'context'>;

/** The stand of a snapshot that comes after another of the same machine. */
export const standOf = (
  { value, context, status, output, error, children, historyValue }: Shown,
  last: Stand | null,
): Stand => {
  const same =
    last !== null &&
    last.rest.status === status &&
    last.rest.output === output &&
    last.rest.error === error &&
    last.rest.children === children &&
    last.rest.historyValue === historyValue;
  return { value, context, rest: same ? last.rest : { status, output, error, children, historyValue } };
};

const made = new WeakMap<Stand, AnyMachineSnapshot>();

/** The snapshot of a stand: always the same one, and of a running machine one that its actor takes back. */
export function snapshotOf(machine: AnyStateMachine, stand: Stand): AnyMachineSnapshot {
  const known = made.get(stand);
  if (known !== undefined) return known;
  const { value, context, rest } = stand;
  const snapshot = Object.assign(machine.resolveState({ value, context, ...rest } as never), rest, { context });
  made.set(stand, snapshot as AnyMachineSnapshot);
  return snapshot as AnyMachineSnapshot;
}
