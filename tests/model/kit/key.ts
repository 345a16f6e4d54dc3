import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Configuration } from './configuration.ts';
import type { Flow } from './flow.ts';

/** What tells one configuration from another: times count from now, and the context as far as the flow says. */
export function keyOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  { snapshot, now, timers, pending }: Configuration,
): string {
  return JSON.stringify([
    snapshot.status,
    snapshot.value,
    flow.project ? flow.project(snapshot.context, now) : snapshot.context,
    timers.map(({ id, dueAt, lost }) => [id, dueAt - now, ...(lost ? ['lost'] : [])]),
    pending.map(({ id }) => id),
    rememberedBy(snapshot),
  ]);
}

/** What the history states of a machine would bring back, as ids of states by id of history. */
export const rememberedBy = ({ historyValue }: AnyMachineSnapshot): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]));
