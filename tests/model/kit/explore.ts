import type { AnyStateMachine } from 'xstate';
import { type Configuration, nowhere, settle } from './configuration.ts';
import type { Effect } from './effect.ts';
import type { Flow, Stage } from './flow.ts';
import { idleLogic, inertStart } from './inertStep.ts';
import { type Move, make, movesFrom, type Offer } from './moves.ts';
import { spell } from './spell.ts';
import { transitionId, transitionsOf } from './transitions.ts';

/** One way through a machine: its input, and what happens, with what the machine should then be like. */
export interface Path {
  readonly input: unknown;
  readonly start: Arrival;
  readonly steps: readonly (Arrival & { readonly move: Move })[];
}

/** Where a move leads, and what it does to the world. */
export interface Arrival {
  readonly to: Configuration;
  readonly effects: readonly Effect[];
}

/** A transition of the machine, with the shortest way that takes it; null where none was found. */
export interface Reached {
  readonly id: string;
  readonly text: string;
  readonly path: Path | null;
}

export interface Explored {
  readonly transitions: readonly Reached[];
  readonly configurations: number;
  /** The bound came before everything was reached, so a missing path proves nothing. */
  readonly cut: boolean;
  /** Ways that end in an error which nobody handles. */
  readonly broken: readonly Path[];
}

export interface Bounds {
  /** How many configurations may be looked at. */
  readonly configurations?: number;
  /** Which events may come about; all of them where left out. */
  readonly offer?: Offer;
}

interface Place extends Arrival {
  readonly input: unknown;
  readonly from: { readonly place: Place; readonly move: Move } | null;
}

/** Steps the machine breadth-first, without running anything, until each of its transitions has been taken once. */
export function explore<M extends AnyStateMachine>(flow: Flow<M>, bounds: Bounds = {}): Explored {
  const { configurations: most = 20_000, offer = () => true } = bounds;
  let present = 0;
  const stage: Stage = { now: () => present, held: idleLogic };
  const machine: AnyStateMachine = flow.machine(stage);
  const all = transitionsOf(machine);
  const paths = new Map<string, Path>();
  const broken: Path[] = [];
  const known = new Set<string>();
  const queue: Place[] = [];

  const arrive = (place: Place, taken: readonly string[]) => {
    for (const id of taken) if (!paths.has(id)) paths.set(id, pathTo(place));
    if (place.to.snapshot.status === 'error') broken.push(pathTo(place));
    const key = keyOf(flow, place.to);
    if (known.has(key)) return;
    known.add(key);
    queue.push(place);
  };

  for (const input of flow.inputs) {
    present = 0;
    const step = inertStart(machine, input);
    arrive({ input, ...settle(nowhere, step), from: null }, step.taken);
  }
  const isDone = () => paths.size === all.length;
  let next = 0;
  while (next < queue.length && known.size <= most && !isDone()) {
    const place = queue[next] as Place;
    next += 1;
    for (const move of movesFrom(flow, place.to, offer)) {
      present = move.kind === 'tick' ? Math.min(...place.to.timers.map(({ dueAt }) => dueAt)) : place.to.now;
      const { to, effects, taken } = make(machine, place.to, move);
      arrive({ input: place.input, to, effects, from: { place, move } }, taken);
    }
  }

  return {
    transitions: all.map((transition) => {
      const id = transitionId(transition);
      return { id, text: spell(transition), path: paths.get(id) ?? null };
    }),
    configurations: known.size,
    cut: known.size > most && !isDone(),
    broken,
  };
}

function pathTo(place: Place): Path {
  const { input, from, to, effects } = place;
  if (from === null) return { input, start: { to, effects }, steps: [] };
  const before = pathTo(from.place);
  return { ...before, steps: [...before.steps, { move: from.move, to, effects }] };
}

/** What tells one configuration from another: times count from now, and the context as far as the flow says. */
function keyOf<M extends AnyStateMachine>(flow: Flow<M>, { snapshot, now, timers, pending }: Configuration): string {
  return JSON.stringify([
    snapshot.status,
    snapshot.value,
    flow.project ? flow.project(snapshot.context, now) : snapshot.context,
    timers.map(({ id, dueAt }) => [id, dueAt - now]),
    pending.map(({ id }) => id),
  ]);
}
