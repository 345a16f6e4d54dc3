import { compileTour, type Place, type Step, type TourKind, type Trail, trailFrom } from './compileTour.ts';
import type { Edge, Graph, Start } from './graph.ts';

/** A way through a graph from one of its starts. */
export interface Walk {
  readonly start: Start;
  readonly edges: readonly Edge[];
}

export interface Tour {
  readonly walks: readonly Walk[];
  /** Everything that there is to reach, and all of it is reached: ids of transitions and guards, or `first > second`. */
  readonly goals: readonly string[];
}

/** A walk longer than this is hard to follow when it fails. */
const longest = 60;

/** Few walks that take every transition there is a way to (0-switch). */
export const tourTransitions = (graph: Graph): Tour => tour(graph, 'transitions');

/** The same, and they see every guard say all that it can. */
export const tourGuards = (graph: Graph): Tour => tour(graph, 'guards');

/** Few walks that take every transition right after every other wherever that is possible (1-switch). */
export const tourPairs = (graph: Graph): Tour => tour(graph, 'pairs');

/** Greedy: goes on to the nearest goal not yet reached, from where it stands or else from a start. */
function tour(graph: Graph, kind: TourKind): Tour {
  const compiled = compileTour(graph, kind);
  const open = new Set(compiled.goals.keys());
  const isOpen = (goal: number) => open.has(goal);
  const walks: { start: Start; edges: Edge[] }[] = [];
  let walk: { start: Start; edges: Edge[] } | undefined;
  let here: Place | null = null;

  const follow = (place: Place, steps: readonly Step[]): Place => {
    let { last } = place;
    for (const step of steps) {
      for (const goal of compiled.goalsOf(step, last)) open.delete(goal);
      last = step.last || last;
    }
    return { node: steps.at(-1)?.to ?? place.node, last };
  };

  while (open.size > 0) {
    const onward: Trail | null =
      here === null || walk === undefined || walk.edges.length >= longest ? null : trailFrom(compiled, [here], isOpen);
    if (onward !== null && here !== null) {
      walk?.edges.push(...onward.steps.map(({ edge }) => edge as Edge));
      here = follow(here, onward.steps);
      continue;
    }
    const found = compiled.starts.find((start) => compiled.goalsOf(start, 0).some(isOpen));
    const trail: Trail | null =
      found === undefined
        ? trailFrom(
            compiled,
            compiled.starts.map(({ to, last }) => ({ node: to, last })),
            isOpen,
          )
        : { from: compiled.starts.indexOf(found), steps: [] };
    const first = trail === null ? undefined : compiled.starts[trail.from];
    if (trail === null || first === undefined) throw new Error('a goal was reached once and cannot be reached again');
    walk = { start: first.start as Start, edges: trail.steps.map(({ edge }) => edge as Edge) };
    walks.push(walk);
    here = follow({ node: first.to, last: 0 }, [first, ...trail.steps]);
  }
  return { walks, goals: [...compiled.goals.values()] };
}
