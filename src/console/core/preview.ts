import type { AnyMachineSnapshot } from 'xstate';
import { formatEvent, formatTransition } from '../../inspection/format.ts';
import { leafStates } from '../../inspection/leafStates.ts';
import type { Configuration, Timer } from '../../inspection/step/configuration.ts';
import type { Effect } from '../../inspection/step/effect.ts';
import { type Move, type Moved, momentOf } from '../../inspection/step/move.ts';
import { predict, type Standing } from '../../inspection/step/standing.ts';
import { transitionId, transitionsOf } from '../../inspection/transitions.ts';

/** Predicted effect of a move. */
export interface Preview {
  /** `breaks`: an action or guard throws, or an error is unhandled. */
  readonly outcome: 'changes' | 'nothing' | 'ends' | 'breaks';
  /** The error; null if none. */
  readonly problem: string | null;
  readonly taken: readonly { readonly id: string; readonly text: string }[];
  /** Leaf states before and after, as paths. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Ids of states exited and entered. */
  readonly left: readonly string[];
  readonly entered: readonly string[];
  /** Named actions, in order. */
  readonly actions: readonly string[];
  readonly starts: readonly { readonly id: string; readonly src: string }[];
  /** Ids of stopped children. */
  readonly stops: readonly string[];
  readonly timersSet: readonly { readonly event: string; readonly delay: number }[];
  readonly timersCleared: readonly string[];
  /** Events sent to others: a child by id, the parent, or listeners. */
  readonly says: readonly { readonly to: string; readonly event: string }[];
}

/** Predicts a move from a configuration. Delays in ms. */
export function preview(standing: Standing, move: Move): Preview {
  const { machine, here, readActions } = standing;
  const from = leafStates(here.snapshot.value);
  readActions();
  let moved: Moved;
  try {
    moved = predict(standing, here, move);
  } catch (error) {
    const actions = readActions();
    return { ...nothing, outcome: 'breaks', problem: wordsOf(error), from, to: from, actions };
  }
  const { to, taken, effects } = moved;
  const transitions = new Map(transitionsOf(machine).map((transition) => [transitionId(transition), transition]));
  const ways = taken.flatMap((id) => transitions.get(id) ?? []);
  const isIdle = ways.every(({ target, actions }) => target === undefined && actions.length === 0);
  const ended = move.kind === 'outcome' && move.outcome.kind !== 'next' ? move.actor : null;
  const now = momentOf(here, move);
  const { status } = to.snapshot;
  const spelled = ({ event }: Timer) => formatEvent(event.type, machine);
  return {
    outcome: status === 'error' ? 'breaks' : status !== 'active' ? 'ends' : isIdle ? 'nothing' : 'changes',
    problem: status === 'error' ? wordsOf(to.snapshot.error) : null,
    taken: ways.map((transition) => ({ id: transitionId(transition), text: formatTransition(transition) })),
    from,
    to: leafStates(to.snapshot.value),
    left: idsIn(here.snapshot).filter((id) => !idsIn(to.snapshot).includes(id)),
    entered: idsIn(to.snapshot).filter((id) => !idsIn(here.snapshot).includes(id)),
    actions: readActions(),
    starts: to.pending.filter((actor) => !here.pending.includes(actor)).map(({ id, src }) => ({ id, src })),
    stops: here.pending.flatMap((actor) => (to.pending.includes(actor) || actor.id === ended ? [] : [actor.id])),
    timersSet: without(to.timers, here.timers).map((timer) => ({ event: spelled(timer), delay: timer.dueAt - now })),
    timersCleared: without(here.timers, to.timers)
      .filter(({ dueAt }) => move.kind !== 'tick' || dueAt > now)
      .map(spelled),
    says: effects.flatMap(toldBy),
  };
}

const nothing = {
  taken: [],
  left: [],
  entered: [],
  starts: [],
  stops: [],
  timersSet: [],
  timersCleared: [],
  says: [],
} satisfies Partial<Preview>;

const idsIn = ({ _nodes }: AnyMachineSnapshot): readonly string[] => _nodes.map(({ id }) => id);

/** XState distinguishes timers by id and start time. */
const without = (timers: Configuration['timers'], others: Configuration['timers']): Configuration['timers'] =>
  timers.filter(({ id, event }) => !others.some((other) => other.id === id && other.event === event));

function toldBy(effect: Effect): Preview['says'] {
  if ('sent' in effect) return [{ to: effect.to, event: effect.sent.type }];
  if ('told' in effect) return [{ to: 'parent', event: effect.told.type }];
  return 'emitted' in effect ? [{ to: 'listeners', event: effect.emitted.type }] : [];
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
