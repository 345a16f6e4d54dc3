import type { AnyStateMachine } from 'xstate';

/** Whether an action does something to the world: XState only calls it. `assign` and the like it works out itself. */
export const isPlainAction = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);

/** What stands in for each plain action of a machine, by the name of the action. */
export const insteadOfPlain = <Action>(
  machine: AnyStateMachine,
  standIn: (name: string) => Action,
): Readonly<Record<string, Action>> =>
  Object.fromEntries(
    Object.entries(machine.implementations.actions).flatMap(([name, action]) =>
      isPlainAction(action) ? [[name, standIn(name)]] : [],
    ),
  );
