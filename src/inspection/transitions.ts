import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every transition of a machine in document order; each candidate of an event is one by itself. */
export const transitionsOf = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  nodesOf(machine.root).flatMap((node) => [...(node.always ?? []), ...[...node.transitions.values()].flat()]);

/** Names a transition for good: the same in every instance that `provide` makes of a machine. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const candidates = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} | ${eventType || 'always'} | ${candidates?.indexOf(transition)}`;
}

/** A state and all states below it, in document order. */
export const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
];
