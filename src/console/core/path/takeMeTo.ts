import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { leavesOf } from '../../../inspection/leaves.ts';
import type { Configuration, Pending } from '../../../inspection/step/configuration.ts';
import { keyOfConfiguration, type Project } from '../../../inspection/step/key.ts';
import { type Move, momentOf, spellMove } from '../../../inspection/step/move.ts';
import type { Outcome } from '../../../inspection/step/outcome.ts';
import { foresee, type Standing } from '../../../inspection/step/standing.ts';

/** What may be made to happen on the way. */
export interface PathMoves {
  /** Events that may be sent, with all that they carry: one for each case. */
  readonly events: readonly EventObject[];
  /** How something that runs below the machine may be made to end; none where it must be left alone. */
  readonly outcomes: (actor: Pending) => readonly Outcome[];
  /** Whether the clock may be moved on. */
  readonly time: boolean;
}

export interface PathBounds {
  /** How many steps may be worked out: 30,000 take about a second. */
  readonly steps?: number;
  /** The part of the context that decides what can happen next; all of it where left out. */
  readonly project?: Project;
}

/** One move of a way. */
export interface PathStep {
  readonly move: Move;
  /** The move as people read it. */
  readonly text: string;
  /** The innermost states before and after it, as paths. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Ids of the transitions that it takes. */
  readonly taken: readonly string[];
  /** How far the clock goes on, ms. */
  readonly waits: number;
}

/** There is no way; where the bound has cut the search short there may be one. */
export interface NoWay {
  readonly cut: boolean;
}

/** Finds a shortest way from where a machine stands to a state, by its id. Nothing of it is made. */
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

/** A move that the machine cannot bear leads nowhere: an event may carry what it does not expect there. */
function attempt(standing: Standing, from: Configuration, move: Move) {
  try {
    const moved = foresee(standing, from, move);
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
    text: spellMove(move),
    from: leavesOf(before.snapshot.value),
    to: leavesOf(at.snapshot.value),
    taken,
    waits: momentOf(before, move) - before.now,
  };
  return [...stepsTo(place), step];
}
