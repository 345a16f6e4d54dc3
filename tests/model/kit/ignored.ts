import type { EventObject } from 'xstate';
import { formatMove } from '../../../src/inspection/step/move.ts';
import type { Edge, Graph, Node } from './graph.ts';
import { stateOf } from './stateOf.ts';
import type { Walk } from './tours.ts';

/** The events that a configuration has no transition for. */
export const ignoredAt = ({ edges }: Node): readonly EventObject[] =>
  edges.flatMap(({ move, taken }) => (move.kind === 'event' && taken.length === 0 ? [move.event] : []));

/** Events that are not handled and yet change something, as sentences. */
export const unhandledSideEffects = (graph: Graph): readonly string[] =>
  graph.nodes.flatMap((node) =>
    node.edges
      .filter((edge) => edge.taken.length === 0 && edge.move.kind === 'event' && !leavesAllAsItWas(node, edge))
      .map(({ move }) => `${stateOf(node.configuration)}: ${formatMove(move)} is not handled, and changes something`),
  );

const leavesAllAsItWas = (node: Node, { to, effects }: Edge): boolean => to === node.index && effects.length === 0;

/**
 * What to try, and see ignored, at each stop of a walk: everything that is not handled there, once for each
 * configuration in `tried`, which grows.
 */
export function ignoredOn(
  graph: Graph,
  { start, edges }: Walk,
  tried: Set<number>,
): readonly (readonly EventObject[])[] {
  return [start.to, ...edges.map(({ to }) => to)].map((index) => {
    const node = graph.nodes[index];
    if (node === undefined || tried.has(index)) return [];
    tried.add(index);
    return ignoredAt(node);
  });
}
