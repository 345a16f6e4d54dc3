import type { EventObject } from 'xstate';
import { leavesOf } from '../../../inspection/leaves.ts';
import type { Configuration, Pending } from '../../../inspection/step/configuration.ts';
import type { Effect } from '../../../inspection/step/effect.ts';
import { keyOfConfiguration, type Project } from '../../../inspection/step/key.ts';
import { type Move, spellMove } from '../../../inspection/step/move.ts';
import type { Outcome } from '../../../inspection/step/outcome.ts';
import { foresee, type Standing } from '../../../inspection/step/standing.ts';
import { toldApart } from '../../../inspection/step/toldApart.ts';
import { eventName, jsonOf } from '../words.ts';

/** What may happen to a machine in any order. */
export interface InFlight {
  /** Events that may come, each once. */
  readonly events: readonly EventObject[];
  /** How something that runs below the machine may end, also what is only started on the way. */
  readonly outcomes: (actor: Pending) => readonly Outcome[];
  /** How many times at most the clock goes on to the next timer. */
  readonly ticks: number;
  /** An event as people may read it; as it is where left out. */
  readonly shown?: (event: EventObject) => EventObject;
}

export interface RaceBounds {
  /** How many moves may be worked out: 30,000 take about a second. */
  readonly steps?: number;
  /** How many moves an order may have. */
  readonly longest?: number;
  /** The part of the context that tells one ending from another; all of it where left out. */
  readonly project?: Project;
}

/** One way in which everything may end, and a shortest order that leads there. */
export interface Ending {
  /** The moves as people read them: `payOut done`, `after patience`, `withdraw.cancel`. */
  readonly order: readonly string[];
  readonly moves: readonly Move[];
  /** The innermost states, as paths. */
  readonly states: readonly string[];
  readonly context: unknown;
  /** What was started, that included which was under way: a name that is there twice was done twice. */
  readonly started: readonly string[];
  /** What was stopped before it had ended: it may have been done all the same, and nobody has heard of it. */
  readonly unheard: readonly string[];
  /** What was done to the world, in order. */
  readonly effects: readonly Effect[];
  /** What has broken; null where nothing has. */
  readonly problem: string | null;
}

export interface Races {
  /** No two of them are alike in state, context, what was started, unheard of and done. */
  readonly endings: readonly Ending[];
  /** Whether a bound has cut orders short, so that there may be more endings. */
  readonly cut: boolean;
}

interface Place extends Omit<Ending, 'states' | 'context'> {
  readonly at: Configuration;
  readonly events: readonly EventObject[];
  readonly ticks: number;
}

/** Works out every order of what is in flight where a machine stands, until nothing is left. Nothing of it is made. */
export function racesFrom(
  standing: Standing,
  { events, outcomes, ticks, shown = (event) => event }: InFlight,
  { steps: most = 30_000, longest = 8, project = (context) => context }: RaceBounds = {},
): Races {
  const { here } = standing;
  const started = here.pending.map(({ src }) => src);
  const nothing = { order: [], moves: [], unheard: [], effects: [], problem: null };
  const queue: Place[] = [{ ...nothing, at: here, events, ticks, started }];
  const known = new Set<string>();
  const endings = new Map<string, Ending>();
  let cut = false;
  let made = 0;
  for (const place of queue) {
    const moves = movesAt(place, outcomes);
    if (moves.length === 0) {
      const key = endKey(place, project);
      if (!endings.has(key)) endings.set(key, endingOf(place));
      continue;
    }
    if (place.moves.length === longest || made + moves.length > most) {
      cut = true;
      continue;
    }
    made += moves.length;
    for (const move of moves) {
      const next = after(standing, place, move, spelled(place.at, move, shown));
      const key = `${keyOfConfiguration(next.at, project)} ${endKey(next, project)} ${jsonOf([next.events, next.ticks])}`;
      if (known.has(key)) continue;
      known.add(key);
      queue.push(next);
    }
  }
  return { endings: [...endings.values()], cut };
}

function movesAt({ at, events, ticks, problem }: Place, outcomes: InFlight['outcomes']): readonly Move[] {
  if (problem !== null || at.snapshot.status !== 'active') return [];
  return [
    ...at.pending.flatMap((actor) =>
      outcomes(actor).map((outcome): Move => ({ kind: 'outcome', actor: actor.id, outcome })),
    ),
    ...(ticks > 0 && at.timers.length > 0 ? [{ kind: 'tick' } as const] : []),
    ...events.map((event): Move => ({ kind: 'event', event })),
  ];
}

function after(standing: Standing, place: Place, move: Move, text: string): Place {
  const { at, events, ticks } = place;
  const step = {
    order: [...place.order, text],
    moves: [...place.moves, move],
    events: move.kind === 'event' ? events.filter((event) => event !== move.event) : events,
    ticks: move.kind === 'tick' ? ticks - 1 : ticks,
  };
  try {
    const { to, effects } = foresee(standing, at, move);
    const fresh = to.pending.filter((actor) => !at.pending.includes(actor)).map(({ src }) => src);
    const ended = move.kind === 'outcome' && move.outcome.kind !== 'next' ? move.actor : null;
    const stopped = at.pending.filter((actor) => !to.pending.includes(actor) && actor.id !== ended);
    const { status, error } = to.snapshot;
    return {
      ...{ ...step, at: to, started: [...place.started, ...fresh], effects: [...place.effects, ...effects] },
      unheard: [...place.unheard, ...stopped.map(({ src }) => src)],
      problem: status === 'error' ? wordsOf(error) : null,
    };
  } catch (error) {
    return { ...place, ...step, problem: wordsOf(error) };
  }
}

/** In what order something was started or done does not make another ending. */
const endKey = ({ at: { snapshot, now }, started, unheard, effects, problem }: Place, project: Project): string =>
  jsonOf([
    snapshot.status,
    snapshot.value,
    toldApart(project(snapshot.context, now)),
    started.toSorted(),
    unheard.toSorted(),
    effects.map((effect) => jsonOf(effect)).sort(),
    problem,
  ]);

const endingOf = ({ at: { snapshot }, order, moves, started, unheard, effects, problem }: Place): Ending => ({
  ...{ order, moves, states: leavesOf(snapshot.value), context: snapshot.context },
  ...{ started, unheard, effects, problem },
});

function spelled({ timers: [next] }: Configuration, move: Move, shown: (event: EventObject) => EventObject): string {
  if (move.kind === 'tick' && next !== undefined) return eventName(next.event);
  return spellMove(move.kind === 'event' ? { ...move, event: shown(move.event) } : move);
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
