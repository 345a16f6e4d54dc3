import type { AnyActorRef, EventObject } from 'xstate';

export type System = AnyActorRef['system'];

/** A delivery between actors; without a source it comes from outside: a view, a person, a test. */
export interface Delivery {
  readonly source: AnyActorRef | undefined;
  readonly target: AnyActorRef;
  readonly event: EventObject;
}

export type Relay = (delivery: Delivery) => void;

interface Relaying {
  _relay: (source: AnyActorRef | undefined, target: AnyActorRef, event: EventObject) => void;
}

/**
 * Puts `around` in the way of every delivery of an actor system; it is given the relay itself, to deliver now, later or
 * never. Returns how to take it away again, which leaves the system as it was, in whatever order several are taken away.
 *
 * This is the one file that knows `system._relay` and `_processingStatus`, which XState keeps to itself:
 * `tests/console/core/relay.test.ts` holds the pinned version to what we rely on.
 */
export function wrapRelay(system: System, around: (delivery: Delivery, relay: Relay) => void): () => void {
  const relaying = system as unknown as Relaying;
  const inner = relaying._relay;
  const relay: Relay = ({ source, target, event }) => inner(source, target, event);
  let on = true;
  const wrapped: Relaying['_relay'] = (source, target, event) =>
    on ? around({ source, target, event }, relay) : inner(source, target, event);
  relaying._relay = wrapped;
  return () => {
    on = false;
    if (relaying._relay === wrapped) relaying._relay = inner;
  };
}

/** Delivers an event as if sent by its source. */
export const deliver: Relay = ({ source, target, event }) =>
  (target.system as unknown as Relaying)._relay(source, target, event);

/** Whether an actor has stopped and ignores deliveries. */
export const hasStopped = (actor: AnyActorRef): boolean =>
  (actor as unknown as { readonly _processingStatus: number })._processingStatus === 2;
