import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, Snapshot } from 'xstate';

/** An actor as recorded, running or stopped. */
export interface ActorRecord {
  /** Ids from the root down: `site/modals/login`. Successive actors in the same place share a path. */
  readonly path: string;
  readonly id: string;
  /** Session id; distinguishes successive actors with the same path. */
  readonly session: string;
  readonly parent: ActorRecord | null;
  /** Null if not a machine: promises, callbacks. */
  readonly machine: AnyStateMachine | null;
  /** Name in `setup`, or the id. */
  readonly src: string;
  readonly ref: AnyActorRef;
}

/**
 * Who brought an event about: somebody outside (`user`), the end of something the actor had started (`reply`), its own
 * timer, or another actor.
 */
export type Origin = 'user' | 'reply' | 'timer' | 'message';

/** Kept part of an actor's snapshot, masked. */
export type Kept = AnyMachineSnapshot | Snapshot<unknown>;

interface Happened {
  /** Sequence number, from 1. */
  readonly seq: number;
  /** Time of the actor clock, ms. */
  readonly at: number;
  readonly actor: ActorRecord;
}

/** One recorded item, masked. */
export type Entry =
  | (Happened & { readonly kind: 'started' })
  | (Happened & {
      readonly kind: 'event';
      readonly event: EventObject;
      readonly from: ActorRecord | null;
      readonly origin: Origin;
      /** Sequence number of the event being processed when this one was sent; null if sent from outside. */
      readonly cause: number | null;
      /** Too late: the actor had stopped. */
      readonly isLate: boolean;
    })
  | (Happened & {
      readonly kind: 'action';
      readonly action: string;
      readonly params: unknown;
      readonly cause: number | null;
    })
  | (Happened & {
      readonly kind: 'step';
      /** The processed event: received, or raised by the machine itself. */
      readonly event: EventObject;
      /** Ids of the transitions taken; empty if the event was ignored. */
      readonly taken: readonly string[];
      readonly before: Kept | null;
      readonly after: Kept;
      readonly cause: number | null;
    })
  | (Happened & {
      readonly kind: 'settled';
      readonly before: Kept | null;
      readonly after: Kept;
      readonly cause: number | null;
    });

export type EntryOf<K extends Entry['kind']> = Extract<Entry, { readonly kind: K }>;
