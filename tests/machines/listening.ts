import { type AnyActorRef, type AnyEventObject, createActor, fromTransition } from 'xstate';

/** A parent that hears what a machine tells; `heard` gives it all. */
export const listening = (): AnyActorRef =>
  createActor(
    fromTransition((heard: readonly AnyEventObject[], event: AnyEventObject) => [...heard, event], []),
  ).start();
