import type { AnyActorRef, Snapshot } from 'xstate';
import type { Gate } from './gate.ts';
import { hasStopped, type System, wrapRelay } from './relay.ts';

/** Inspection event type of a temporarily restored snapshot; the recorder skips it. */
export const REWIND = 'console.rewind';

/** Snapshots of actors at one moment. */
export type Past = ReadonlyMap<AnyActorRef, Snapshot<unknown>>;

interface Showing {
  _snapshot: Snapshot<unknown>;
  update(snapshot: Snapshot<unknown>, event: { readonly type: string }): void;
}

/**
 * Shows the past on the real screens: whoever watches an actor sees it as it was, while the gate is closed and nothing
 * happens. What the screens of the past send goes nowhere, and is counted. Any delivery, and the opening of the gate,
 * first brings back the present. An actor that has ended meanwhile has nobody left to tell: whoever still shows it sees
 * its past only when it is drawn anew. `onShown` hears of
 * each moment shown, and whether it is past.
 *
 * This is the one file that knows `update` and `_snapshot` of an actor, which XState keeps to itself:
 * `tests/console/core/rewind.test.ts` holds the pinned version to what we rely on.
 */
export function createRewind(system: System, gate: Gate, onShown: (isPast: boolean) => void = () => {}) {
  const present = new Map<AnyActorRef, Snapshot<unknown>>();
  let unwrap: (() => void) | null = null;
  let isPutting = false;
  let ignored = 0;

  /** Replaces all snapshots first, so that subscribers see a consistent moment. */
  const put = (past: Past): void => {
    isPutting = true;
    try {
      for (const [actor, snapshot] of past) showing(actor)._snapshot = snapshot;
      // XState would stop an actor again on a done snapshot; it has no subscribers left anyway.
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
    onShown(false);
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
      onShown(true);
    },
    /** Restores the present. */
    live,
    isShowing: () => unwrap !== null,
    /** Number of events sent by past screens and dropped. */
    ignored: () => ignored,
  };
}

const showing = (actor: AnyActorRef): Showing => actor as unknown as Showing;
