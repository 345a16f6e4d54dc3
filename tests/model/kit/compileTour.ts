import type { Edge, Graph, Start } from './graph.ts';

/** A graph in numbers, so that it can be searched hundreds of times. Transitions count from 1. */
export interface CompiledTour {
  readonly starts: readonly Step[];
  readonly steps: readonly (readonly Step[])[];
  /** Every goal that can be reached, by number. */
  readonly goals: ReadonlyMap<number, string>;
  readonly goalsOf: (step: Step, last: number) => readonly number[];
  /** How many numbers a transition may have, 0 included. */
  readonly width: number;
}

/** One step of a walk. `first` and `last` are the transitions that it takes, 0 where they do not matter. */
export interface Step {
  readonly to: number;
  readonly first: number;
  readonly last: number;
  readonly own: readonly number[];
  readonly edge: Edge | null;
  readonly start: Start | null;
}

/** Where a walk stands: at a node, having last taken a transition, where that matters. */
export interface Place {
  readonly node: number;
  readonly last: number;
}

/** A way from one of several places, which is named by its index. */
export interface Trail {
  readonly from: number;
  readonly steps: readonly Step[];
}

/** What a tour is to reach: every transition, every transition and every outcome of a guard, or every pair of transitions. */
export type TourKind = 'transitions' | 'guards' | 'pairs';

export function compileTour(graph: Graph, kind: TourKind): CompiledTour {
  const names = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = names.get(name);
    if (known !== undefined) return known;
    names.set(name, names.size + 1);
    return names.size;
  };
  for (const { taken } of [...graph.starts, ...graph.nodes.flatMap(({ edges }) => edges)]) taken.forEach(numberOf);
  const width = kind === 'pairs' ? names.size + 1 : 1;

  const compile = (from: Start | Edge): Step => {
    const taken = from.taken.map(numberOf);
    const isEdge = 'move' in from;
    const named = { to: from.to, edge: isEdge ? from : null, start: isEdge ? null : from };
    return kind === 'pairs'
      ? {
          ...named,
          first: taken[0] ?? 0,
          last: taken.at(-1) ?? 0,
          own: taken.slice(1).map((id, at) => (taken[at] as number) * width + id),
        }
      : { ...named, first: 0, last: 0, own: [...taken, ...(kind === 'guards' ? from.guards.map(numberOf) : [])] };
  };
  const goalsOf = (step: Step, last: number): readonly number[] =>
    last === 0 || step.first === 0 ? step.own : [last * width + step.first, ...step.own];

  const starts = graph.starts.map(compile);
  const steps = graph.nodes.map(({ index, edges }) => useful(index, edges).map(compile));
  const found = new Set(starts.flatMap((start) => goalsOf(start, 0)));
  const places = starts.map(({ to, last }) => ({ node: to, last }));
  search({ steps, width }, places, (step, last) => {
    for (const goal of goalsOf(step, last)) found.add(goal);
    return false;
  });

  const ids = ['', ...names.keys()];
  const nameOf = (goal: number) =>
    kind === 'pairs' ? `${ids[Math.floor(goal / width)]} > ${ids[goal % width]}` : (ids[goal] ?? '');
  return { starts, steps, goalsOf, width, goals: new Map([...found].map((goal) => [goal, nameOf(goal)])) };
}

/** The shortest way from any of these places to any goal that is open, or null where there is none. */
export const trailFrom = (
  compiled: CompiledTour,
  from: readonly Place[],
  isOpen: (goal: number) => boolean,
): Trail | null => search(compiled, from, (step, last) => compiled.goalsOf(step, last).some(isOpen));

/** Breadth-first over places, until `isEnd` says so of a step and what was taken before it. */
function search(
  { steps, width }: Pick<CompiledTour, 'steps' | 'width'>,
  from: readonly Place[],
  isEnd: (step: Step, last: number) => boolean,
): Trail | null {
  const cameBy = new Map<number, { readonly place: number; readonly step: Step } | null>();
  const queue: number[] = [];
  for (const { node, last } of from) {
    const place = node * width + last;
    if (cameBy.has(place)) continue;
    cameBy.set(place, null);
    queue.push(place);
  }
  for (let next = 0; next < queue.length; next += 1) {
    const place = queue[next] as number;
    const last = place % width;
    for (const step of steps[Math.floor(place / width)] ?? []) {
      if (isEnd(step, last)) {
        const way = [step];
        let at = place;
        for (let came = cameBy.get(at); came; came = cameBy.get(at)) {
          way.unshift(came.step);
          at = came.place;
        }
        return { from: from.findIndex(({ node, last: before }) => node * width + before === at), steps: way };
      }
      const to = step.to * width + (step.last || last);
      if (cameBy.has(to)) continue;
      cameBy.set(to, { place, step });
      queue.push(to);
    }
  }
  return null;
}

/** The edges that lead somewhere or take something, one for each thing that they can do. */
function useful(node: number, edges: readonly Edge[]): readonly Edge[] {
  const kept = new Map<string, Edge>();
  for (const edge of edges) {
    if (edge.to === node && edge.taken.length === 0 && edge.guards.length === 0) continue;
    const key = `${edge.to} ${edge.taken.join()} ${edge.guards.join()}`;
    if (!kept.has(key)) kept.set(key, edge);
  }
  return [...kept.values()];
}
