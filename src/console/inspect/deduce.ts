import type { AnyMachineSnapshot } from 'xstate';
import { candidatesFor } from '../../inspection/candidates.ts';
import { transitionId } from '../../inspection/transitions.ts';
import type { Kept } from '../core/entry.ts';

/** Which transition an event took, as far as where the machine stood and stands tells; null where they do not. */
export function deducedWay(before: Kept | null, after: Kept, type: string): string | null {
  if (before === null || !('_nodes' in before) || !('_nodes' in after)) return null;
  const standing = new Set((after as AnyMachineSnapshot)._nodes.map(({ id }) => id));
  const from = [...(before as AnyMachineSnapshot)._nodes].sort((a, b) => b.path.length - a.path.length);
  const ways = from.flatMap((node) => candidatesFor(node, type));
  const way = ways.find(({ target }) =>
    (target ?? []).every(({ id, type: kind }) => kind === 'history' || standing.has(id)),
  );
  return way === undefined ? null : transitionId(way);
}

/** Whether where a machine stands has a transition for an event that would not show: it stays, or begins there again. */
export function mayHaveStayed(after: Kept, type: string): boolean {
  if (!('_nodes' in after)) return true;
  const { _nodes } = after as AnyMachineSnapshot;
  const standing = new Set(_nodes.map(({ id }) => id));
  return _nodes
    .flatMap((node) => candidatesFor(node, type))
    .some(({ target }) => (target ?? []).every(({ id }) => standing.has(id)));
}

/** Whether nothing that can be seen of an actor is different. */
export const isSame = (before: Kept | null, after: Kept): boolean =>
  before !== null && seenOf(before) === seenOf(after);

const seenOf = (kept: Kept): string => {
  const { status, value, context, output, error } = kept as Readonly<Record<string, unknown>>;
  return JSON.stringify([status, value, context, output, error]);
};
