import type { AnyActorRef, Snapshot } from 'xstate';
import type { Gate } from './gate.ts';
import { hasStopped, type System, wrapRelay } from './relay.ts';

/** The event type under which the inspector hears of an actor being shown as it was; a recorder passes it over. */
export const REWIND = 'console.rewind';

/** How actors stood at some moment. */
export type Past = ReadonlyMap<AnyActorRef, Snapshot<unknown>>;

interface Showing {
  _snapshot: Snapshot<unknown>;
  update(snapshot: Snapshot<unknown>, event: { readonly type: string }): void;
}

/**
 * Shows the past on the real screens: whoever watches an actor sees it as it was, while the gate is closed and nothing
 * happens. What the screens of the past send goes nowhere, and is counted. Any delivery, and the opening of the gate,
 * first brings back the present. An actor that has ended meanwhile has nobody left to tell: whoever still shows it sees
 * its past only when it is drawn anew.
 *
 * This is the one file that knows `update` and `_snapshot` of an actor, which XState keeps to itself:
 * `tests/console/core/rewind.test.ts` holds the pinned version to what we rely on.
 */
export function createRewind(system: System, gate: Gate) {
  const present = new Map<AnyActorRef, Snapshot<unknown>>();
  let unwrap: (() => void) | null = null;
  let isPutting = false;
  let ignored = 0;

  /** All of them first, so that whoever is told of one sees the others in the same moment. */
  const put = (past: Past): void => {
    isPutting = true;
    try {
      for (const [actor, snapshot] of past) showing(actor)._snapshot = snapshot;
      // XState would end an actor anew that it is told has ended; such a one has nobody left to tell.
      for (const [actor, snapshot] of past)
        if (snapshot.status === 'active') showing(actor).update(snapshot, { type: REWIND });
    } finally {
      isPutting = false;
    }
  };

  const live = (): void => {
    if (unwrap === null) return;
    put(new Map([...present].filter(([actor, { status }]) => !hasStopped(actor) || status !== 'active')));
    present.clear();
    unwrap();
    unwrap = null;
  };

  gate.onHeld(({ what }) => {
    if (what === 'delivering' || what === 'opened') live();
  });

  return {
    /**
     * Shows these actors as they were, and all others as they are now. An actor without a past snapshot that was active
     * cannot be shown and stays as it is. @throws Error while the gate is open.
     */
    show(past: Past): void {
      if (!gate.isClosed()) throw new Error('the past can be shown only while the gate is closed');
      unwrap ??= wrapRelay(system, (delivery, relay) => {
        if (delivery.source === undefined) ignored += 1;
        else if (!isPutting) relay(delivery);
      });
      const shown = new Map(present);
      for (const [actor, snapshot] of past) {
        if (snapshot.status !== 'active') continue;
        if (!present.has(actor)) present.set(actor, actor.getSnapshot());
        shown.set(actor, snapshot);
      }
      put(shown);
    },
    /** Back to the present, as if nothing had been. */
    live,
    isShowing: () => unwrap !== null,
    /** How many events the screens of the past have sent into the void so far. */
    ignored: () => ignored,
  };
}

const showing = (actor: AnyActorRef): Showing => actor as unknown as Showing;
