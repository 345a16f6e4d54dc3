import { type AnyMachineSnapshot, type EventObject, not } from 'xstate';

/** A guard made of others by `and`, `or` or `not`. */
export interface Composed {
  readonly name: 'and' | 'or' | 'not';
  readonly guards: readonly unknown[];
}

export const isComposed = (guard: unknown): guard is Composed =>
  typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards);

/** The conditions that a guard is composed of, in the order of writing; itself where it is not. */
export const conditionsOf = (guard: unknown): readonly unknown[] =>
  isComposed(guard) ? guard.guards.flatMap(conditionsOf) : [guard];

/** Asks any guard what it says, as XState would: `not` of it is asked, which asks the guard itself. */
export const judgeOf =
  (snapshot: AnyMachineSnapshot, args: { readonly context: unknown; readonly event: EventObject }) =>
  (guard: unknown): boolean =>
    !checkable(not(guard as never)).check(snapshot, args, not(guard as never));

/** A condition that relies on another having been asked first may break when asked alone: null. */
export function attempt(judge: (guard: unknown) => boolean, condition: unknown): boolean | null {
  try {
    return judge(condition);
  } catch {
    return null;
  }
}

interface Checkable {
  readonly check: (snapshot: AnyMachineSnapshot, args: object, guard: unknown) => boolean;
}

const checkable = (guard: unknown): Checkable => guard as Checkable;
