import type { AnyStateMachine, EventObject } from 'xstate';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { Move } from '../../../src/inspection/step/move.ts';
import type { Flow } from './flow.ts';
import type { Outcome } from './outcome.ts';

/** Whether an event can come about where the machine stands. */
export type Offer = (here: Configuration, event: EventObject) => boolean;

/** All that may happen here. */
export function movesFrom<M extends AnyStateMachine>(
  flow: Flow<M>,
  here: Configuration,
  offer: Offer,
): readonly Move[] {
  if (here.snapshot.status !== 'active') return [];
  return [
    ...eventsOf(flow).flatMap((event): readonly Move[] => (offer(here, event) ? [{ kind: 'event', event }] : [])),
    ...here.pending.flatMap(({ id, src }) =>
      outcomesOf(flow, src).map((outcome): Move => ({ kind: 'outcome', actor: id, outcome })),
    ),
    ...(here.timers.length > 0 ? [{ kind: 'tick' } as const] : []),
  ];
}

/** Every event that may come from outside, one for each of its cases. */
export const eventsOf = <M extends AnyStateMachine>(flow: Flow<M>): readonly EventObject[] =>
  Object.entries<'raised' | readonly object[]>(flow.cases).flatMap(([type, cases]) =>
    cases === 'raised' ? [] : cases.map((payload) => ({ ...payload, type })),
  );

/** How an actor may end, by the name under which `setup` knows it, or its id. */
export function outcomesOf<M extends AnyStateMachine>(flow: Flow<M>, src: string): readonly Outcome[] {
  const found = (flow.outcomes as Readonly<Record<string, readonly Outcome[]>>)[src] ?? flow.spawned?.[src];
  if (found === undefined)
    throw new Error(`nobody says how ${src} may end: name it in \`outcomes\`, or in \`spawned\``);
  return found;
}
