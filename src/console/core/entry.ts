import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, Snapshot } from 'xstate';

/** An actor as the recorder knows it, also when it has stopped. */
export interface ActorRecord {
  /** The ids from the root down: `site/modals/login`. Another actor in the same place has the same path. */
  readonly path: string;
  readonly id: string;
  /** Tells actors apart that were in the same place one after the other. */
  readonly session: string;
  readonly parent: ActorRecord | null;
  /** Null for what is no machine: promises, callbacks. */
  readonly machine: AnyStateMachine | null;
  /** The name under which `setup` knows it, or its id. */
  readonly src: string;
  readonly ref: AnyActorRef;
}

/**
 * Who brought an event about: somebody outside (`user`), the end of something the actor had started (`reply`), its own
 * timer, or another actor.
 */
export type Origin = 'user' | 'reply' | 'timer' | 'message';

/** The part of an actor's snapshot that is kept; what is secret in it is masked. */
export type Kept = AnyMachineSnapshot | Snapshot<unknown>;

interface Happened {
  /** Counts everything that was recorded, from 1. */
  readonly seq: number;
  /** The time of the actor clock, ms. */
  readonly at: number;
  readonly actor: ActorRecord;
}

/** One thing that happened, as it was reported. Everything that may be secret in it is masked. */
export type Entry =
  | (Happened & { readonly kind: 'started' })
  | (Happened & {
      readonly kind: 'event';
      readonly event: EventObject;
      readonly from: ActorRecord | null;
      readonly origin: Origin;
      /** The event that was being worked on when this was sent; null for what nothing here has caused. */
      readonly cause: number | null;
      /** It came too late: the actor had ended or was stopped. */
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
      /** What the step answers: the event that came, or one that the machine raised itself. */
      readonly event: EventObject;
      /** Ids of the transitions taken; none where nothing was done with the event. */
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
