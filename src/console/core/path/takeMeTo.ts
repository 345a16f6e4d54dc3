import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { leafStates } from '../../../inspection/leafStates.ts';
import type { Configuration, Pending } from '../../../inspection/step/configuration.ts';
import { keyOfConfiguration, type Project } from '../../../inspection/step/key.ts';
import { formatMove, type Move, momentOf } from '../../../inspection/step/move.ts';
import type { Outcome } from '../../../inspection/step/outcome.ts';
import { predict, type Standing } from '../../../inspection/step/standing.ts';

/** What may happen on a path. */
export interface PathMoves {
  /** Events to send, complete with payload: one for each case. */
  readonly events: readonly EventObject[];
  /** Outcomes to fake for an actor below the machine; empty to leave it alone. */
  readonly outcomes: (actor: Pending) => readonly Outcome[];
  /** Whether the clock may be advanced. */
  readonly time: boolean;
}

export interface PathBounds {
  /** Limit of computed steps: 30,000 take about a second. */
  readonly steps?: number;
  /** Part of the context that decides what can happen; the whole context by default. */
  readonly project?: Project;
}

/** One move of a path. */
export interface PathStep {
  readonly move: Move;
  /** The move as text. */
  readonly text: string;
  /** Leaf states before and after, as paths. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Ids of the transitions taken. */
  readonly taken: readonly string[];
  /** Time to advance, ms. */
  readonly waits: number;
}

/** No path found; `cut` if the search reached its limit. */
export interface NoWay {
  readonly cut: boolean;
}

/** Finds a shortest path from a machine's configuration to a state, by id. Nothing is executed. */
export function pathTo(
  standing: Standing,
  stateId: string,
  moves: PathMoves,
  { steps: most = 30_000, project }: PathBounds = {},
): readonly PathStep[] | NoWay {
  const begin = standing.here;
  if (isIn(begin.snapshot, stateId)) return [];
  const known = new Set([keyOfConfiguration(begin, project)]);
  const queue: Place[] = [{ at: begin, by: null }];
  let made = 0;
  for (const place of queue) {
    for (const move of movesAt(place.at, moves)) {
      if (made === most) return { cut: true };
      made += 1;
      const moved = attempt(standing, place.at, move);
      if (moved === null) continue;
      const next = { at: moved.to, by: { place, move, taken: moved.taken } };
      if (isIn(moved.to.snapshot, stateId)) return stepsTo(next);
      const key = keyOfConfiguration(moved.to, project);
      if (known.has(key)) continue;
      known.add(key);
      queue.push(next);
    }
  }
  return { cut: false };
}

interface Place {
  readonly at: Configuration;
  readonly by: { readonly place: Place; readonly move: Move; readonly taken: readonly string[] } | null;
}

const isIn = ({ _nodes, status }: AnyMachineSnapshot, stateId: string): boolean =>
  (status === 'active' || status === 'done') && _nodes.some(({ id }) => id === stateId);

function movesAt(here: Configuration, { events, outcomes, time }: PathMoves): readonly Move[] {
  if (here.snapshot.status !== 'active') return [];
  return [
    ...events.map((event): Move => ({ kind: 'event', event })),
    ...here.pending.flatMap((actor) =>
      outcomes(actor).map((outcome): Move => ({ kind: 'outcome', actor: actor.id, outcome })),
    ),
    ...(time && here.timers.length > 0 ? [{ kind: 'tick' } as const] : []),
  ];
}

/** A move that makes the machine throw leads nowhere: its payload may be unexpected there. */
function attempt(standing: Standing, from: Configuration, move: Move) {
  try {
    const moved = predict(standing, from, move);
    return moved.to.snapshot.status === 'error' ? null : moved;
  } catch {
    return null;
  }
}

function stepsTo({ at, by }: Place): readonly PathStep[] {
  if (by === null) return [];
  const { place, move, taken } = by;
  const before = place.at;
  const step: PathStep = {
    move,
    text: formatMove(move),
    from: leafStates(before.snapshot.value),
    to: leafStates(at.snapshot.value),
    taken,
    waits: momentOf(before, move) - before.now,
  };
  return [...stepsTo(place), step];
}
