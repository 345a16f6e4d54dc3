import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import { leafStates } from '../../inspection/leafStates.ts';
import { nodesOf } from '../../inspection/transitions.ts';
import { type Candidate, doesSomething, isTaken, nameOf, type Place } from './ladder.ts';

/** Effect of an event: kind, and explanation in one sentence. */
export interface Verdict {
  /** `forbidden`: a forbidden transition (`on: { X: {} }`). */
  readonly kind: 'stopped' | 'notHere' | 'guard' | 'forbidden' | 'would change';
  readonly sentence: string;
  /** The false guard closest to true; the innermost of equals. */
  readonly nearestMiss: string | null;
  /** Ids of inactive states that handle this event. */
  readonly elsewhere: readonly string[];
}

interface Asked {
  readonly snapshot: AnyMachineSnapshot;
  readonly event: EventObject;
  readonly places: readonly Place[];
  readonly always: readonly Place[];
  readonly elsewhere: readonly AnyStateNode[];
}

/** Combines the results of all states. */
export function verdictOf({ snapshot, event, places, always, elsewhere }: Asked): Verdict {
  const { machine, status } = snapshot;
  const told = (kind: Verdict['kind'], sentence: string, nearestMiss: string | null = null): Verdict => ({
    kind,
    sentence,
    nearestMiss,
    elsewhere: elsewhere.map(({ id }) => id),
  });
  const here = leafStates(snapshot.value).join(' + ') || machine.id;
  if (status !== 'active')
    return told('stopped', `${machine.id} ${ENDS[status]} in ${here}. It receives no more events.`);

  const miss = nearestOf(places);
  const missId = miss?.candidate.transitionId ?? null;
  const change = [...places.filter(doesSomething), ...always.filter(isTaken)];
  if (change.length > 0) {
    return told('would change', change.map((place) => wouldDo(snapshot, place)).join(' '), missId);
  }
  const forbidding = places.find(isTaken);
  if (forbidding !== undefined) {
    const above = miss === null ? '' : ` ${saidNo(miss)}`;
    return told('forbidden', `${forbidding.name} forbids ${event.type}.${above}`, missId);
  }
  if (miss !== null) return told('guard', `${saidNo(miss)} ${event.type} is ignored in ${here}.`, missId);
  const others = elsewhere.map(nameOf);
  const only = others.length === 0 ? `No state of ${machine.id} does.` : `Only ${listed(others)}.`;
  return told('notHere', `${here} does not handle ${event.type}. ${only}`);
}

const ENDS = { done: 'is done', error: 'has failed', stopped: 'was stopped' } as const;

interface Miss {
  readonly place: Place;
  readonly candidate: Candidate;
  readonly short: number;
}

/** States are ordered leaf first, so the first of equals is the innermost. */
function nearestOf(places: readonly Place[]): Miss | null {
  const misses = places.flatMap((place) =>
    place.candidates.flatMap((candidate) =>
      candidate.taken || candidate.guard === null ? [] : [{ place, candidate, short: candidate.guard.short }],
    ),
  );
  return misses.sort((a, b) => a.short - b.short)[0] ?? null;
}

/** `In form, isMobileRight is false.`; for a composed guard, only the conditions responsible. */
function saidNo({ place, candidate: { guard } }: Miss): string {
  if (guard === null) return '';
  if (guard.said === null) return `In ${place.name}, ${guard.name} threw an error.`;
  const [only, ...more] = guard.leaves;
  const parts = only === undefined || more.length === 0 ? '' : ` (${guard.leaves.map(answered).join(', ')})`;
  return `In ${place.name}, ${guard.name} is false${parts}.`;
}

const answered = ({ name, said }: { readonly name: string; readonly said: boolean | null }): string =>
  `${name}: ${said === null ? 'unknown' : said ? 'true' : 'false'}`;

function wouldDo({ machine }: AnyMachineSnapshot, { name, candidates }: Place): string {
  const { targets = [], actions = [] } = candidates.find(({ taken }) => taken) ?? {};
  const nodes = nodesOf(machine.root).filter(({ id }) => targets.includes(id));
  const goes = nodes.length === 0 ? 'stays' : `goes to ${listed(nodes.map(nameOf))}`;
  return `${name} handles it and ${goes}${actions.length === 0 ? '' : `, and runs ${listed(actions)}`}.`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
