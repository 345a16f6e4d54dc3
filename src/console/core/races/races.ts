import type { EventObject } from 'xstate';
import { leafStates } from '../../../inspection/leafStates.ts';
import type { Configuration, Pending } from '../../../inspection/step/configuration.ts';
import type { Effect } from '../../../inspection/step/effect.ts';
import { keyOfConfiguration, type Project } from '../../../inspection/step/key.ts';
import { formatMove, type Move } from '../../../inspection/step/move.ts';
import type { Outcome } from '../../../inspection/step/outcome.ts';
import { predict, type Standing } from '../../../inspection/step/standing.ts';
import { toldApart } from '../../../inspection/step/toldApart.ts';
import { eventName, jsonOf } from '../words.ts';

/** What can happen to a machine, in any order. */
export interface InFlight {
  /** Possible events, each at most once. */
  readonly events: readonly EventObject[];
  /** Outcomes of actors below the machine, including those started on the way. */
  readonly outcomes: (actor: Pending) => readonly Outcome[];
  /** Maximum number of timer jumps. */
  readonly ticks: number;
  /** Masks an event for display. */
  readonly shown?: (event: EventObject) => EventObject;
}

export interface RaceBounds {
  /** Limit of computed moves: 30,000 take about a second. */
  readonly steps?: number;
  /** Maximum moves in an order. */
  readonly longest?: number;
  /** Part of the context that distinguishes results; the whole context by default. */
  readonly project?: Project;
}

/** One result, and a shortest order that leads to it. */
export interface Ending {
  /** The moves as text: `payOut done`, `after patience`, `withdraw.cancel`. */
  readonly order: readonly string[];
  readonly moves: readonly Move[];
  /** Leaf states, as paths. */
  readonly states: readonly string[];
  readonly context: unknown;
  /** Started actors, including those pending at the beginning: a name that occurs twice was started twice. */
  readonly started: readonly string[];
  /** Actors stopped before their end: they may still take effect. */
  readonly unheard: readonly string[];
  /** Effects, in order. */
  readonly effects: readonly Effect[];
  /** The error; null if none. */
  readonly problem: string | null;
}

export interface Races {
  /** Distinct by state, context, started and stopped actors and effects. */
  readonly endings: readonly Ending[];
  /** Whether a limit cut orders short. */
  readonly cut: boolean;
}

interface Place extends Omit<Ending, 'states' | 'context'> {
  readonly at: Configuration;
  readonly events: readonly EventObject[];
  readonly ticks: number;
}

/** Computes every order of what is in flight for a machine. Nothing is executed. */
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
    const { to, effects } = predict(standing, at, move);
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

/** The order of starts and effects does not distinguish results. */
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
  ...{ order, moves, states: leafStates(snapshot.value), context: snapshot.context },
  started,
  unheard,
  effects,
  problem,
});

function spelled({ timers: [next] }: Configuration, move: Move, shown: (event: EventObject) => EventObject): string {
  if (move.kind === 'tick' && next !== undefined) return eventName(next.event);
  return formatMove(move.kind === 'event' ? { ...move, event: shown(move.event) } : move);
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
