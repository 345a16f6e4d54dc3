import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { Effect } from './effect.ts';
import type { Outcome } from './outcome.ts';

/** What a flow's machine may lean on while a test runs it. */
export interface Stage {
  /** The present of the test, ms. */
  readonly now: () => number;
  /** An actor that does nothing until the test says how it ends. */
  readonly held: AnyActorLogic;
}

/** What an expectation looks at. */
export interface Seen<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** Everything the machine has done to the world since it started, and since the last move. */
  readonly effects: readonly Effect[];
  readonly fresh: readonly Effect[];
  /** What runs below the machine, by id, with its input. */
  readonly pending: Readonly<Record<string, unknown>>;
}

/**
 * A flow for the model tests: what may happen to its machine, and what must be true. An event without a case, an actor
 * without outcomes and a state without an expectation do not compile.
 */
export interface Flow<M extends AnyStateMachine> {
  readonly machine: (stage: Stage) => M;
  readonly inputs: readonly InputFrom<M>[];
  readonly cases: Cases<M>;
  readonly outcomes: Outcomes<M>;
  /** The outcomes of actors that are spawned without a name of their own in `setup`, by id. */
  readonly spawned?: Readonly<Record<string, readonly Outcome[]>>;
  /** The part of the context that decides what can happen next; all of it where left out. */
  readonly project?: (context: ContextFrom<M>, now: number) => unknown;
  /**
   * Regions of parallel states that are explored one by one, by path (`open.list`), each with what decides in it beside
   * where it stands itself; `''` is all that is outside of them. Where every region stands as it once did, and has come
   * there as it once has, nothing more is tried. What one region hears of another must be named here: a walk proves it.
   */
  readonly regions?: Readonly<Record<string, (snapshot: SnapshotFrom<M>, now: number) => unknown>>;
  /**
   * Events of which each counts: it asks for the same again, or never comes twice for one cause. Of any other that comes
   * twice in a row the second must not do again what the first did, and none may stop a listener only to begin it again.
   */
  readonly eachCounts?: readonly EventOf<M>['type'][];
  /**
   * Money, sessions, permissions or a round depend on it: `npm test` takes every pair of transitions and races too. Those
   * of other flows belong to `npm run test:full`.
   */
  readonly thorough?: boolean;
  /** Walks beside those that are worked out, as `readWalk` reads them: each tells a wrong machine from the right one. */
  readonly walks?: readonly string[];
  /** True after every move, by the sentence that says so. */
  readonly invariants: Readonly<Record<string, (seen: Seen<M>) => void>>;
  readonly expectations: { readonly [S in StateOf<M>]: (seen: Seen<M>) => void };
}

/** The events that come from outside, as payloads; `raised` stands for what the machine only sends itself. */
export type Cases<M extends AnyStateMachine> = {
  readonly [K in EventOf<M>['type']]: 'raised' | readonly Payload<EventOf<M>, K>[];
};

/** What an event of this type carries, also where one member of the union has several types. */
type Payload<Event, Type> = Event extends { readonly type: infer Types }
  ? Type extends Types
    ? Omit<Event, 'type'>
    : never
  : never;

export type Outcomes<M extends AnyStateMachine> = {
  readonly [A in ActorOf<M> as A['src']]: readonly Outcome<OutputFrom<A['logic']>>[];
};

export type EventOf<M extends AnyStateMachine> = Exclude<EventFromLogic<M>, { readonly type: `xstate.${string}` }>;

/** The states without children, as paths: `signedIn.member`. In a parallel machine, those of every region. */
export type StateOf<M extends AnyStateMachine> = Leaves<SnapshotFrom<M>['value']>;

type Leaves<Value, Above extends string = ''> = Value extends string
  ? `${Above}${Value}`
  : { [K in keyof Value & string]: LeavesBelow<Value[K], `${Above}${K}`> }[keyof Value & string];

/** Of each state that may stand there; a state without children, or of which nothing is known, is a leaf itself. */
type LeavesBelow<Value, Path extends string> = Value extends unknown
  ? keyof Value extends never
    ? Path
    : string extends keyof Value
      ? Path
      : Leaves<Value, `${Path}.`>
  : never;

type ActorOf<M extends AnyStateMachine> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never;
