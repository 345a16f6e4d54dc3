import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { EventOf, Stage, StateOf } from './flow.ts';

/** A flow's view: how it comes on screen, how a person brings each event about, what each state shows. */
export interface View<M extends AnyStateMachine> {
  readonly open: (actor: Actor<M>) => Screen;
  /** `elsewhere` stands for an event that does not come from this view. */
  readonly drivers: { readonly [K in EventOf<M>['type']]: 'elsewhere' | ((event: EventOfType<M, K>) => void) };
  /** Whether the view has something to press for an event; it always has where nothing is said. */
  readonly offers?: {
    readonly [K in EventOf<M>['type']]?: (snapshot: SnapshotFrom<M>, event: EventOfType<M, K>) => boolean;
  };
  readonly expectations: { readonly [S in StateOf<M>]: (snapshot: SnapshotFrom<M>) => void | Promise<void> };
  /** Machines below this one that the view reads, by the name under which `setup` knows them: they run, held themselves. */
  readonly live?: Readonly<Record<string, (stage: Stage) => AnyStateMachine>>;
}

/** What is on screen. `carryOut` makes a move, and resolves when the screen has followed. */
export interface Screen {
  readonly carryOut: (move: () => void) => Promise<void>;
  readonly close: () => void;
}

type EventOfType<M extends AnyStateMachine, K> = Extract<EventOf<M>, { readonly type: K }>;

/** Whether a person can bring this event about here. */
export function isOffered<M extends AnyStateMachine>(
  view: View<M>,
  snapshot: SnapshotFrom<M>,
  event: EventOf<M>,
): boolean {
  const offers = view.offers as Readonly<
    Record<string, ((snapshot: SnapshotFrom<M>, event: object) => boolean) | undefined>
  >;
  return offers?.[event.type]?.(snapshot, event) ?? true;
}
