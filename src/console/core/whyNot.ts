import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import { candidatesFor } from '../../inspection/candidates.ts';
import { nodesOf } from '../../inspection/transitions.ts';
import { guardAsker } from './guardAnswer.ts';
import { alwaysAsked, doesSomething, ladder, type Place, placeOf } from './ladder.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** States checked for an event, their candidates, and the verdict. */
export interface WhyNot {
  /** States in XState's order: each region from its leaf up, shared ancestors last. */
  readonly places: readonly Place[];
  /** States with eventless transitions (`always`) after the event. */
  readonly always: readonly Place[];
  readonly verdict: Verdict;
}

/**
 * Says why an event changes nothing where a machine stands, or what would take it. Nothing runs: guards are asked as
 * XState would ask them. A guard that throws is reported as one that cannot say.
 */
export function explainBlocked(snapshot: AnyMachineSnapshot, event: EventObject): WhyNot {
  const { machine } = snapshot;
  const active = new Set<AnyStateNode>(snapshot.status === 'active' ? snapshot._nodes : []);
  const answer = guardAsker(snapshot, event);
  const placeFor = (node: AnyStateNode): Place => placeOf(node, candidatesFor(node, event.type), answer);
  const placeByItself = (node: AnyStateNode): Place => placeOf(node, node.always ?? [], answer);

  const places = active.size === 0 ? [] : ladder(machine.root, active, placeFor);
  const always = places.some(doesSomething) ? [] : alwaysAsked(active, placeByItself);
  const elsewhere = nodesOf(machine.root).filter(
    (node) => !active.has(node) && candidatesFor(node, event.type).length > 0,
  );
  return { places, always, verdict: verdictOf({ snapshot, event, places, always, elsewhere }) };
}
