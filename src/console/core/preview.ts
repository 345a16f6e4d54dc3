import type { AnyMachineSnapshot } from 'xstate';
import { leavesOf } from '../../inspection/leaves.ts';
import { spell, spellEvent } from '../../inspection/spell.ts';
import type { Configuration, Timer } from '../../inspection/step/configuration.ts';
import type { Effect } from '../../inspection/step/effect.ts';
import { type Move, type Moved, momentOf } from '../../inspection/step/move.ts';
import { foresee, type Standing } from '../../inspection/step/standing.ts';
import { transitionId, transitionsOf } from '../../inspection/transitions.ts';

/** What would come of a move, worked out without making it. */
export interface Preview {
  /** `breaks`: something throws, or an error comes that nobody handles. */
  readonly outcome: 'changes' | 'nothing' | 'ends' | 'breaks';
  /** Why it breaks; null where it does not. */
  readonly problem: string | null;
  readonly taken: readonly { readonly id: string; readonly text: string }[];
  /** The innermost states before and after, as paths. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Ids of the states that are left, and of those that are new. */
  readonly left: readonly string[];
  readonly entered: readonly string[];
  /** Every named action, in order. */
  readonly actions: readonly string[];
  readonly starts: readonly { readonly id: string; readonly src: string }[];
  /** Ids of what runs below and is stopped. */
  readonly stops: readonly string[];
  readonly timersSet: readonly { readonly event: string; readonly delay: number }[];
  readonly timersCleared: readonly string[];
  /** What it tells others: a child by its id, its parent, or whoever listens. */
  readonly says: readonly { readonly to: string; readonly event: string }[];
}

/** Works out what a move would do where a machine stands. Delays are in ms. */
export function preview(standing: Standing, move: Move): Preview {
  const { machine, here, readActions } = standing;
  const from = leavesOf(here.snapshot.value);
  readActions();
  let moved: Moved;
  try {
    moved = foresee(standing, here, move);
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
  const spelled = ({ event }: Timer) => spellEvent(event.type, machine);
  return {
    outcome: status === 'error' ? 'breaks' : status !== 'active' ? 'ends' : isIdle ? 'nothing' : 'changes',
    problem: status === 'error' ? wordsOf(to.snapshot.error) : null,
    taken: ways.map((transition) => ({ id: transitionId(transition), text: spell(transition) })),
    from,
    to: leavesOf(to.snapshot.value),
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

/** XState tells timers apart by their id and when they were set. */
const without = (timers: Configuration['timers'], others: Configuration['timers']): Configuration['timers'] =>
  timers.filter(({ id, event }) => !others.some((other) => other.id === id && other.event === event));

function toldBy(effect: Effect): Preview['says'] {
  if ('sent' in effect) return [{ to: effect.to, event: effect.sent.type }];
  if ('told' in effect) return [{ to: 'parent', event: effect.told.type }];
  return 'emitted' in effect ? [{ to: 'listeners', event: effect.emitted.type }] : [];
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
