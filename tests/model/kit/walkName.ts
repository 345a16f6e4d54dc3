import type { Graph } from './graph.ts';
import { stateOf } from './stateOf.ts';
import type { Walk } from './tours.ts';

/** A walk by the states that it comes through: `recalling, form, sending, ended (12 moves)`. */
export function walkName({ start, edges }: Walk, { nodes }: Graph): string {
  const states = [start, ...edges].map(({ to }) => {
    const node = nodes[to];
    return node === undefined ? '' : stateOf(node.configuration);
  });
  const passed = states.filter((state, at) => state !== states[at - 1]);
  const told = passed.length <= 9 ? passed : [...passed.slice(0, 6), '…', ...passed.slice(-2)];
  return `${told.join(', ')} (${edges.length} moves)`;
}
