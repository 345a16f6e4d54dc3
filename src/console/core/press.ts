import type { AnyMachineSnapshot } from 'xstate';
import { formatTransition } from '../../inspection/format.ts';
import { transitionId, transitionsOf } from '../../inspection/transitions.ts';
import type { EntryOf } from './entry.ts';
import type { GuardAnswer } from './guardAnswer.ts';
import type { Candidate } from './ladder.ts';
import type { Roots } from './roots.ts';
import type { Reading } from './viewed.ts';
import { explainBlocked, type WhyNot } from './whyNot.ts';
import { actorName, eventName, isInternalEvent, whereIs } from './words.ts';

/**
 * What became of an event. `refused`: no candidate took it. `stayed`: one did, and nothing is different. `otherWay`: one
 * did, but a guard had refused another before it.
 */
export type Outcome = 'refused' | 'stayed' | 'otherWay' | 'worked';

/** An event that a machine received, and what it made of it. */
export interface Answered {
  readonly entry: EntryOf<'event'>;
  /** Where the machine was when it came; null if that is not known. */
  readonly before: AnyMachineSnapshot | null;
  readonly outcome: Outcome;
  readonly answer: WhyNot;
  /** Candidates whose guard was not true. */
  readonly refused: readonly Candidate[];
  /** In one sentence. */
  readonly says: string;
}

/** What followed from a press. */
export interface Consequence {
  readonly seq: number;
  /** `login to modals: modal.open`. */
  readonly what: string;
  /** What the receiver made of it. */
  readonly took: string;
  readonly isNo: boolean;
}

/** How far after an event its effects are searched, entries. */
const FAR = 2_000;

const answers = new WeakMap<EntryOf<'event'>, Answered>();

/** What a machine made of an event; null where only its machine could tell, and is not known. */
export function answeredBy(recorder: Reading, entry: EntryOf<'event'>): Answered | null {
  const known = answers.get(entry) ?? workedOut(recorder, entry);
  if (known !== null && known.before !== null) answers.set(entry, known);
  return known;
}

function workedOut(recorder: Reading, entry: EntryOf<'event'>): Answered | null {
  const { actor, event, isLate } = entry;
  if (actor.machine === null) return null;
  const steps = stepsOf(recorder, entry);
  const before = (steps[0]?.before ?? null) as AnyMachineSnapshot | null;
  const stood = before ?? (isLate ? (recorder.lastOf(actor) as AnyMachineSnapshot | null) : null);
  if (stood === null) return null;
  const answer = explainBlocked(stood, event);
  const refused = answer.places
    .flatMap(({ candidates }) => candidates)
    .filter(({ guard, taken }) => guard !== null && !taken);
  const outcome = outcomeOf(recorder, entry, steps, refused);
  return { entry, before, outcome, answer, refused, says: saysOf(entry, steps, outcome, answer) };
}

/** The steps that a machine made on one event, in order. */
export function stepsOf(recorder: Reading, { seq, actor }: EntryOf<'event'>): readonly EntryOf<'step'>[] {
  const steps: EntryOf<'step'>[] = [];
  for (let at = seq + 1; at <= Math.min(recorder.total, seq + FAR); at += 1) {
    const entry = recorder.find(at);
    if (entry?.kind === 'step' && entry.actor === actor && entry.cause === seq) steps.push(entry);
    if (entry?.kind === 'event' && entry.actor === actor) break;
  }
  return steps;
}

function outcomeOf(
  recorder: Reading,
  { seq }: EntryOf<'event'>,
  steps: readonly EntryOf<'step'>[],
  refused: readonly Candidate[],
): Outcome {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined || steps.every(({ taken }) => taken.length === 0)) return 'refused';
  if (refused.length > 0 && whereIs(first.before) === whereIs(last.after)) return 'otherWay';
  const hasMoved = whereIs(first.before) !== whereIs(last.after);
  const isDifferent = hasMoved || contextOf(first.before) !== contextOf(last.after) || hasEffects(recorder, seq);
  return isDifferent ? 'worked' : 'stayed';
}

const contextOf = (snapshot: unknown): unknown => (snapshot as { readonly context?: unknown } | null)?.context;

function hasEffects(recorder: Reading, seq: number): boolean {
  for (let at = seq + 1; at <= Math.min(recorder.total, seq + FAR); at += 1) {
    const entry = recorder.find(at);
    if (entry !== undefined && 'cause' in entry && entry.cause === seq && entry.kind !== 'step') return true;
  }
  return false;
}

function saysOf(
  { actor, event }: EntryOf<'event'>,
  steps: readonly EntryOf<'step'>[],
  outcome: Outcome,
  { places, verdict }: WhyNot,
): string {
  if (outcome === 'refused') return verdict.sentence;
  const [from, to] = [whereIs(steps[0]?.before), whereIs(steps.at(-1)?.after)];
  if (outcome === 'worked')
    return from === to ? `${actorName(actor)} stays in ${to}.` : `${actorName(actor)}: ${from} → ${to}.`;
  if (outcome === 'stayed')
    return `${actorName(actor)} took ${eventName(event, actor.machine)}, stays in ${to}, and nothing changed.`;
  const near = places
    .flatMap(({ candidates }) => candidates)
    .find(({ transitionId: id }) => id === verdict.nearestMiss);
  return `${falseOf(near?.guard)}, so ${actorName(actor)} took another way and stays in ${to}.`;
}

/** `isFormValid is false`: of a composed guard only the conditions that were not true, if there are any. */
function falseOf(guard: GuardAnswer | null | undefined): string {
  if (!guard) return 'A guard is false';
  const names = guard.leaves.filter(({ said }) => said === false).map(({ name }) => name);
  return `${names.length > 0 ? [...new Set(names)].join(' and ') : guard.name} ${names.length > 1 ? 'are' : 'is'} false`;
}

/** What a press sent and who took it, in order; also what came of it later. */
export function consequencesOf(recorder: Reading, roots: Roots, press: number, most: number): readonly Consequence[] {
  const found: Consequence[] = [];
  for (let at = press + 1; at <= Math.min(recorder.total, press + FAR) && found.length < most; at += 1) {
    const entry = recorder.find(at);
    if (entry === undefined || roots.rootOf(at) !== press) continue;
    if (entry.kind === 'action' && !isInternalEvent(entry)) {
      found.push({ seq: at, what: `${actorName(entry.actor)} ran ${entry.action}`, took: '', isNo: false });
    }
    if (entry.kind === 'event' && !isInternalEvent(entry)) found.push(consequenceOf(recorder, entry));
    if (entry.kind === 'event' && entry.event.type === 'xstate.init' && entry.actor.parent !== null) {
      found.push({
        seq: at,
        what: `${actorName(entry.actor.parent)} started ${actorName(entry.actor)}`,
        took: '',
        isNo: false,
      });
    }
  }
  return found;
}

function consequenceOf(recorder: Reading, entry: EntryOf<'event'>): Consequence {
  const { seq, from, actor, event, isLate } = entry;
  const who = from === null || from === actor ? actorName(actor) : `${actorName(from)} to ${actorName(actor)}`;
  return { seq, what: `${who}: ${eventName(event, actor.machine)}`, ...tookOf(stepsOf(recorder, entry), isLate) };
}

/** What a machine did with an event, in a few words. */
export function tookOf(steps: readonly EntryOf<'step'>[], isLate: boolean): Pick<Consequence, 'took' | 'isNo'> {
  if (isLate) return { took: 'too late', isNo: true };
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return { took: '', isNo: false };
  if (steps.every(({ taken }) => taken.length === 0)) {
    return { took: 'ignored', isNo: !first.event.type.startsWith('xstate.') };
  }
  const [before, after] = [whereIs(first.before), whereIs(last.after)];
  return { took: before === after ? `stays in ${after}` : `${before} → ${after}`, isNo: false };
}

/** The transition of this id as a person writes it. */
export const transitionText = ({ machine }: AnyMachineSnapshot, id: string): string => {
  const found = transitionsOf(machine).find((one) => transitionId(one) === id);
  return found === undefined ? id : formatTransition(found);
};
