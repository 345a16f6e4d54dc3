import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { spell, spellAction } from '../../inspection/spell.ts';
import { transitionId } from '../../inspection/transitions.ts';
import type { GuardAnswer } from './guardAnswer.ts';

/** A state that was asked. */
export interface Place {
  readonly stateId: string;
  /** The state as people read it, `signedIn.member`; the name of the machine for its root. */
  readonly name: string;
  /** Whether it has anything for this event, whatever its guards say. */
  readonly takesEvent: boolean;
  /** Those that were asked: all up to the first that is taken. */
  readonly candidates: readonly Candidate[];
}

export interface Candidate {
  readonly transitionId: string;
  /** In one line, as `spell` writes it. */
  readonly text: string;
  /** Null where it has none. */
  readonly guard: GuardAnswer | null;
  /** Ids of states; none where it stays. */
  readonly targets: readonly string[];
  readonly actions: readonly string[];
  readonly taken: boolean;
}

/** Asks a state for the candidates of an event, as far as the first that is taken. */
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

/** A state as people read it. */
export const nameOf = ({ path, machine }: AnyStateNode): string => path.join('.') || machine.id;

const candidateOf = (transition: AnyTransitionDefinition, answer: (guard: unknown) => GuardAnswer): Candidate => {
  const guard = transition.guard === undefined ? null : answer(transition.guard);
  return {
    transitionId: transitionId(transition),
    text: spell(transition),
    guard,
    targets: (transition.target ?? []).map(({ id }) => id),
    actions: transition.actions.map(spellAction),
    taken: guard === null || guard.said === true,
  };
};

/** From the innermost states upwards; whoever is above is asked only if nobody below has taken it. */
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

/** Each innermost state with those above it, as far as the first that goes on; each is told once. */
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

/** Whether one of its candidates is taken, be it one that says that nothing is to happen. */
export const isTaken = ({ candidates }: Place): boolean => candidates.some(({ taken }) => taken);

/** Whether it takes the event and does anything with it. */
export const doesSomething = ({ candidates }: Place): boolean =>
  candidates.some(({ taken, targets, actions }) => taken && targets.length + actions.length > 0);
