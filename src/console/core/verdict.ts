import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import { leavesOf } from '../../inspection/leaves.ts';
import { nodesOf } from '../../inspection/transitions.ts';
import { type Candidate, doesSomething, isTaken, nameOf, type Place } from './ladder.ts';

/** What came of an event, in one word and in one sentence. */
export interface Verdict {
  /** `forbidden`: a state takes the event only to do nothing with it (`on: { X: {} }`). */
  readonly kind: 'stopped' | 'notHere' | 'guard' | 'forbidden' | 'would change';
  readonly sentence: string;
  /** The transition whose guard was the least short of a yes; the innermost of equals. */
  readonly nearestMiss: string | null;
  /** Ids of the states that do take this event, and in which the machine is not. */
  readonly elsewhere: readonly string[];
}

interface Asked {
  readonly snapshot: AnyMachineSnapshot;
  readonly event: EventObject;
  readonly places: readonly Place[];
  readonly always: readonly Place[];
  readonly elsewhere: readonly AnyStateNode[];
}

/** Puts together what the states said. */
export function verdictOf({ snapshot, event, places, always, elsewhere }: Asked): Verdict {
  const { machine, status } = snapshot;
  const told = (kind: Verdict['kind'], sentence: string, nearestMiss: string | null = null): Verdict => ({
    kind,
    sentence,
    nearestMiss,
    elsewhere: elsewhere.map(({ id }) => id),
  });
  const here = leavesOf(snapshot.value).join(' + ') || machine.id;
  if (status !== 'active') return told('stopped', `${machine.id} ${ENDS[status]} in ${here}. It hears nothing more.`);

  const miss = nearestOf(places);
  const missId = miss?.candidate.transitionId ?? null;
  const change = [...places.filter(doesSomething), ...always.filter(isTaken)];
  if (change.length > 0) {
    return told('would change', change.map((place) => wouldDo(snapshot, place)).join(' '), missId);
  }
  const forbidding = places.find(isTaken);
  if (forbidding !== undefined) {
    const above = miss === null ? '' : ` ${saidNo(miss)}`;
    return told('forbidden', `${forbidding.name} takes ${event.type} to do nothing with it.${above}`, missId);
  }
  if (miss !== null) return told('guard', `${saidNo(miss)} ${event.type} changes nothing in ${here}.`, missId);
  const others = elsewhere.map(nameOf);
  const only = others.length === 0 ? `No state of ${machine.id} does.` : `Only ${listed(others)}.`;
  return told('notHere', `${here} does not take ${event.type}. ${only}`);
}

const ENDS = { done: 'has ended', error: 'broke down', stopped: 'was stopped' } as const;

interface Miss {
  readonly place: Place;
  readonly candidate: Candidate;
  readonly short: number;
}

/** Places come from inside to outside, so the first of equals is the innermost. */
function nearestOf(places: readonly Place[]): Miss | null {
  const misses = places.flatMap((place) =>
    place.candidates.flatMap((candidate) =>
      candidate.taken || candidate.guard === null ? [] : [{ place, candidate, short: candidate.guard.short }],
    ),
  );
  return misses.sort((a, b) => a.short - b.short)[0] ?? null;
}

/** `In form, isMobileRight said no.`; of a composed guard only what kept it from saying yes. */
function saidNo({ place, candidate: { guard } }: Miss): string {
  if (guard === null) return '';
  if (guard.said === null) return `In ${place.name}, ${guard.name} broke when it was asked.`;
  const [only, ...more] = guard.leaves;
  const parts = only === undefined || more.length === 0 ? '' : ` (${guard.leaves.map(answered).join(', ')})`;
  return `In ${place.name}, ${guard.name} said no${parts}.`;
}

const answered = ({ name, said }: { readonly name: string; readonly said: boolean | null }): string =>
  `${name}: ${said === null ? 'cannot say' : said ? 'yes' : 'no'}`;

function wouldDo({ machine }: AnyMachineSnapshot, { name, candidates }: Place): string {
  const { targets = [], actions = [] } = candidates.find(({ taken }) => taken) ?? {};
  const nodes = nodesOf(machine.root).filter(({ id }) => targets.includes(id));
  const goes = nodes.length === 0 ? 'stays' : `goes to ${listed(nodes.map(nameOf))}`;
  return `${name} takes it and ${goes}${actions.length === 0 ? '' : `, and does ${listed(actions)}`}.`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
