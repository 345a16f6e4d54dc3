import type { AnyActorRef, StateValue } from 'xstate';
import { leafStates } from '../../../inspection/leafStates.ts';

/** Active leaf states of an actor, as paths; empty if not a machine. */
export function statesOf(ref: AnyActorRef): readonly string[] {
  const snapshot: { readonly value?: unknown } = ref.getSnapshot();
  return snapshot.value === undefined ? [] : leafStates(snapshot.value as StateValue);
}
