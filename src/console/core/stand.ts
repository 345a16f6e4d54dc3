import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/**
 * Where a machine stands, in as little as tells all of it: its snapshot holds a dozen things that follow from these, and
 * a hundred thousand snapshots would make every garbage collection dear.
 */
export interface Stand {
  readonly value: AnyMachineSnapshot['value'];
  readonly context: object;
  /** What seldom changes; one object for as long as it does not. */
  readonly rest: Rest;
}

export interface Rest {
  readonly status: AnyMachineSnapshot['status'];
  readonly output: unknown;
  readonly error: unknown;
  readonly children: AnyMachineSnapshot['children'];
  readonly historyValue: AnyMachineSnapshot['historyValue'];
}

/** Whether two snapshots of a machine differ in no more than value and context. */
export const isRestSame = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
  one.status === other.status &&
  one.output === other.output &&
  one.error === other.error &&
  one.children === other.children &&
  one.historyValue === other.historyValue;

interface Made extends Pick<Stand, 'value' | 'rest'> {
  readonly snapshot: AnyMachineSnapshot;
}

const made = new WeakMap<object, Made[]>();

/** The snapshot of a stand: always the same one, and of a running machine one that its actor takes back. */
export function snapshotOf(machine: AnyStateMachine, { value, context, rest }: Stand): AnyMachineSnapshot {
  const known = made.get(context) ?? [];
  const found = known.find((one) => one.value === value && one.rest === rest);
  if (found !== undefined) return found.snapshot;
  const resolved = machine.resolveState({ value, context, ...rest } as never);
  const snapshot: AnyMachineSnapshot = Object.assign(resolved, rest, { context });
  made.set(context, [...known, { value, rest, snapshot }]);
  return snapshot;
}
