import type { AnyStateMachine } from 'xstate';
import { formatTransition } from '../../../src/inspection/format.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { Move } from '../../../src/inspection/step/move.ts';
import type { Course } from '../../../src/inspection/step/pureStep.ts';
import { transitionId, transitionsOf } from '../../../src/inspection/transitions.ts';
import type { Effect } from './effect.ts';
import type { Flow } from './flow.ts';
import { flowMachine } from './flowMachine.ts';
import { type Edge, type Graph, type GraphBounds, graphOf, type Node, wayTo } from './graph.ts';
import { pathOf } from './pathOf.ts';

/** One way through a machine: its input, and what happens, with what the machine should then be like. */
export interface Path {
  readonly input: unknown;
  readonly start: Arrival;
  readonly steps: readonly (Arrival & {
    readonly move: Move;
    readonly course: Course;
    /** How often it is made before anything follows; once where left out. */
    readonly times?: number;
  })[];
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

/** Finds the shortest way through each transition, and stops when all are found. */
export function explore<M extends AnyStateMachine>(flow: Flow<M>, bounds: GraphBounds = {}): Explored {
  return exploredIn(flow, graphOf(flow, { ...bounds, until: transitionsIn(flow).map(transitionId) }));
}

/** The same in a graph that is there already. */
export function exploredIn<M extends AnyStateMachine>(flow: Flow<M>, graph: Graph): Explored {
  const all = transitionsIn(flow);
  const ways = new Map<string, { readonly node: Node; readonly edge: Edge | null }>();
  for (const node of graph.nodes) {
    const { foundBy } = node;
    if (!('node' in foundBy)) for (const id of foundBy.taken) if (!ways.has(id)) ways.set(id, { node, edge: null });
  }
  for (const node of graph.nodes) {
    for (const edge of node.edges) for (const id of edge.taken) if (!ways.has(id)) ways.set(id, { node, edge });
  }
  const pathBy = (node: Node, edge: Edge | null): Path => {
    const { start, edges } = wayTo(node);
    return pathOf(flow, graph, { start, edges: edge === null ? edges : [...edges, edge] });
  };
  const isBroken = ({ configuration }: Node) => configuration.snapshot.status === 'error';

  return {
    transitions: all.map((transition) => {
      const id = transitionId(transition);
      const way = ways.get(id);
      return { id, text: formatTransition(transition), path: way === undefined ? null : pathBy(way.node, way.edge) };
    }),
    configurations: graph.nodes.length,
    cut: graph.unexplored > 0 && ways.size < all.length,
    broken: graph.nodes.filter(isBroken).map((node) => pathBy(node, null)),
  };
}

const transitionsIn = <M extends AnyStateMachine>(flow: Flow<M>) => transitionsOf(flowMachine(flow));
