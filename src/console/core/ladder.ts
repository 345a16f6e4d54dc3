import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { formatAction, formatTransition } from '../../inspection/format.ts';
import { transitionId } from '../../inspection/transitions.ts';
import type { GuardAnswer } from './guardAnswer.ts';

/** A state checked for an event. */
export interface Place {
  readonly stateId: string;
  /** Readable state, such as `signedIn.member`; the machine's name for its root. */
  readonly name: string;
  /** Whether it has transitions for this event, regardless of guards. */
  readonly takesEvent: boolean;
  /** Evaluated candidates, up to the first taken. */
  readonly candidates: readonly Candidate[];
}

export interface Candidate {
  readonly transitionId: string;
  /** In one line, as formatted by `formatTransition`. */
  readonly text: string;
  /** Null without a guard. */
  readonly guard: GuardAnswer | null;
  /** Ids of target states; empty if it stays. */
  readonly targets: readonly string[];
  readonly actions: readonly string[];
  readonly taken: boolean;
}

/** Evaluates a state's candidates for an event, up to the first taken. */
export function placeOf(
  node: AnyStateNode,
  list: readonly AnyTransitionDefinition[],
  answer: (guard: unknown) => GuardAnswer,
): Place {
  const candidates: Candidate[] = [];
  for (const transition of list) {
    const candidate = candidateOf(transition, answer);
    candidates.push(candidate);
    if (candidate.taken) break;
  }
  return { stateId: node.id, name: nameOf(node), takesEvent: list.length > 0, candidates };
}

/** Readable name of a state. */
export const nameOf = ({ path, machine }: AnyStateNode): string => path.join('.') || machine.id;

const candidateOf = (transition: AnyTransitionDefinition, answer: (guard: unknown) => GuardAnswer): Candidate => {
  const guard = transition.guard === undefined ? null : answer(transition.guard);
  return {
    transitionId: transitionId(transition),
    text: formatTransition(transition),
    guard,
    targets: (transition.target ?? []).map(({ id }) => id),
    actions: transition.actions.map(formatAction),
    taken: guard === null || guard.said === true,
  };
};

/** From the leaf states up; a parent is checked only if no descendant took the event. */
export function ladder(
  node: AnyStateNode,
  active: ReadonlySet<AnyStateNode>,
  ask: (node: AnyStateNode) => Place,
): Place[] {
  const below = Object.values<AnyStateNode>(node.states)
    .filter((child) => active.has(child))
    .flatMap((child) => ladder(child, active, ask));
  return below.some(isTaken) ? below : [...below, ask(node)];
}

/** Each leaf state with its ancestors, up to the first transition taken; without duplicates. */
export function alwaysAsked(active: ReadonlySet<AnyStateNode>, ask: (node: AnyStateNode) => Place): readonly Place[] {
  const asked = new Map<AnyStateNode, Place>();
  for (const leaf of [...active].filter(({ type }) => type === 'atomic' || type === 'final')) {
    for (let node: AnyStateNode | undefined = leaf; node !== undefined; node = node.parent) {
      if (!node.always) continue;
      const place = asked.get(node) ?? ask(node);
      asked.set(node, place);
      if (isTaken(place)) break;
    }
  }
  return [...asked.values()];
}

/** Whether a candidate is taken, even a forbidden transition. */
export const isTaken = ({ candidates }: Place): boolean => candidates.some(({ taken }) => taken);

/** Whether it takes the event with an effect. */
export const doesSomething = ({ candidates }: Place): boolean =>
  candidates.some(({ taken, targets, actions }) => taken && targets.length + actions.length > 0);
