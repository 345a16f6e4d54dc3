import type { AnyStateMachine, EventObject } from 'xstate';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Course } from '../../../../src/inspection/step/pureStep.ts';
import { exploredIn, type Path } from '../explore.ts';
import type { Flow } from '../flow.ts';
import type { Graph } from '../graph.ts';
import { ignoredAt, ignoredOn } from '../ignored.ts';
import { keyOf } from '../key.ts';
import { validPrefix } from '../pathOf.ts';
import { tourGuards, tourPairs } from '../tours.ts';
import { walkName } from '../walkName.ts';
import { readWalk } from '../writtenWalk.ts';

/** A walk of the unchanged machine, and what it came to: a mutant that comes to anything else is found. */
export interface ApprovedWalk extends Path {
  readonly name: string;
  /** What is tried at the start and after each step, and must leave everything as it is. */
  readonly ignored: readonly (readonly Try[])[];
}

export interface Try {
  readonly move: Move;
  readonly course: Course;
}

/**
 * The walks of a flow through every two transitions that can follow each other, those that see every guard say all it
 * can, and its own. `unsound` says which could not be walked to the end, and why.
 */
export function approvedWalksOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  graph: Graph,
): { readonly walks: readonly ApprovedWalk[]; readonly unsound: readonly string[] } {
  const tried = new Set<number>();
  const unsound: string[] = [];
  const walks = [...tourPairs(graph).walks, ...tourGuards(graph).walks].map((walk): ApprovedWalk => {
    const { path, unsound: why } = validPrefix(flow, graph, walk);
    if (why !== null) unsound.push(why);
    const edges = walk.edges.slice(0, path.steps.length);
    const sound = { start: walk.start, edges };
    const stops = [path.start, ...path.steps];
    const ignored = ignoredOn(graph, sound, tried).map((events, at) => triesOf(events, stops[at]?.to));
    return { name: walkName(sound, graph), ...path, ignored };
  });
  const written = (flow.walks ?? []).map(
    (line): ApprovedWalk => ({ name: line, ...readWalk(flow, line), ignored: [] }),
  );
  return { walks: [...walks, ...written], unsound };
}

/** The shortest way through each transition of a graph; at its end all is tried that is not handled there. */
export function shortestWaysOf<M extends AnyStateMachine>(flow: Flow<M>, graph: Graph): readonly ApprovedWalk[] {
  const nodes = new Map(graph.nodes.map((node) => [node.key, node]));
  return exploredIn(flow, graph).transitions.flatMap(({ text, path }) => {
    if (path === null) return [];
    const end = (path.steps.at(-1) ?? path.start).to;
    const node = nodes.get(keyOf(flow, end));
    const ignored = [...path.steps.map(() => []), triesOf(node === undefined ? [] : ignoredAt(node), end)];
    return [{ ...path, name: text, ignored }];
  });
}

const triesOf = (events: readonly EventObject[], here: Configuration | undefined): readonly Try[] =>
  events.map((event) => {
    const value = here?.snapshot.value ?? {};
    return {
      move: { kind: 'event', event },
      course: [
        { event: '', value },
        { event: event.type, value },
      ],
    };
  });
