import type { AnyActorRef, StateValue } from 'xstate';
import { leavesOf } from '../../../inspection/leaves.ts';

/** The innermost states that an actor stands in, as paths; none where it is no machine. */
export function statesOf(ref: AnyActorRef): readonly string[] {
  const snapshot: { readonly value?: unknown } = ref.getSnapshot();
  return snapshot.value === undefined ? [] : leavesOf(snapshot.value as StateValue);
}
