import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';
import { candidatesFor } from './candidates.ts';
import { formatGuard } from './format.ts';
import { attempt, conditionsOf, judgeOf } from './guards.ts';

/** What a guard says of a snapshot and an event. */
export interface GuardVerdict {
  readonly transition: AnyTransitionDefinition;
  /** All of it in one line. */
  readonly guard: string;
  readonly said: boolean;
  /** The conditions that it is composed of; null where one cannot be judged by itself. */
  readonly leaves: readonly { readonly guard: string; readonly said: boolean | null }[];
}

/**
 * What the guards say that XState asks when an event comes: in each region from the innermost state outwards, until one
 * lets the event through. Guards are asked anew, so they must be pure.
 */
export function guardVerdicts(snapshot: AnyMachineSnapshot, event: EventObject): readonly GuardVerdict[] {
  const { asked, isLetThrough } = asker(snapshot, event);
  const isTaken = (node: AnyStateNode): boolean => {
    const below = snapshot._nodes.filter(({ parent }) => parent === node).map(isTaken);
    return below.includes(true) || isLetThrough(candidatesFor(node, event.type));
  };
  isTaken(snapshot.machine.root);
  return [...asked.values()];
}

/** The same for the transitions that need no event, which XState asks after each step; `event` is what brought it. */
export function alwaysVerdicts(snapshot: AnyMachineSnapshot, event: EventObject): readonly GuardVerdict[] {
  const { asked, isLetThrough } = asker(snapshot, event);
  for (const leaf of snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final'))
    for (let node: AnyStateNode | undefined = leaf; node !== undefined; node = node.parent)
      if (isLetThrough(node.always ?? [])) break;
  return [...asked.values()];
}

/** Asks the candidates of a state one after the other, and remembers what their guards said. */
function asker(snapshot: AnyMachineSnapshot, event: EventObject) {
  const args: GuardArgs = { context: snapshot.context, event };
  const asked = new Map<AnyTransitionDefinition, GuardVerdict>();
  const isLetThrough = (candidates: readonly AnyTransitionDefinition[]): boolean =>
    candidates.some((transition) => {
      if (transition.guard === undefined) return true;
      const verdict = asked.get(transition) ?? verdictOf(transition, snapshot, args);
      asked.set(transition, verdict);
      return verdict.said;
    });
  return { asked, isLetThrough };
}

interface GuardArgs {
  readonly context: unknown;
  readonly event: EventObject;
}

function verdictOf(transition: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, args: GuardArgs): GuardVerdict {
  const { guard } = transition;
  const judge = judgeOf(snapshot, args);
  return {
    transition,
    guard: formatGuard(guard),
    said: attempt(judge, guard) ?? false,
    leaves: conditionsOf(guard).map((leaf) => ({ guard: formatGuard(leaf), said: attempt(judge, leaf) })),
  };
}
