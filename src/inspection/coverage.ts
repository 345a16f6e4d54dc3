import type { ActorRefLike, AnyStateMachine, InspectionEvent, StateValue } from 'xstate';
import { goalsFulfilledBy, guardGoalsOf } from './guardGoals.ts';
import { leafStates } from './leafStates.ts';
import { observeGuards } from './observeGuards.ts';
import { takenTransitions } from './takenTransitions.ts';
import { transitionId, transitionsOf } from './transitions.ts';

/** How often something of a machine was seen, by its name. */
export type Counts = Readonly<Record<string, number>>;

/** What was seen of one machine. */
export interface MachineCoverage {
  /** Every transition that it has, so that what is missing can be told without the machine. */
  readonly transitions: readonly string[];
  readonly taken: Counts;
  /** Two transitions of one actor right after each other, `first > second`. */
  readonly pairs: Counts;
  /** Events that came where nothing handles them, or where every guard said no: `state | event`. */
  readonly ignored: Counts;
  /** All that its guards may say (`guardGoalsOf`), and how often that was heard; 0 where nobody has. */
  readonly guards: Counts;
}

/** What was seen of each machine, by the machine's id. Plain data: it can be saved, sent and merged. */
export type Coverage = Readonly<Record<string, MachineCoverage>>;

/** Writes down what the machines of an actor system do, from the moment on when it hears of them. */
export interface Collector {
  /** To be told of every inspection event. */
  readonly inspect: (event: InspectionEvent) => void;
  readonly read: () => Coverage;
  /** The same of one machine; undefined where none was seen. */
  readonly readOne: (machineId: string) => MachineCoverage | undefined;
  /** The transition that an actor has taken last; null where it has taken none yet. */
  readonly lastTaken: (actor: ActorRefLike) => string | null;
}

interface Growing {
  readonly transitions: readonly string[];
  readonly taken: Record<string, number>;
  readonly pairs: Record<string, number>;
  readonly ignored: Record<string, number>;
  readonly guards: Record<string, number>;
}

/** Begins with what was seen `before`, for example on the same page before it was loaded again. */
export function createCollector(before: Coverage = {}): Collector {
  const seen = new Map<string, Growing>(Object.entries(structuredClone(before)));
  const last = new WeakMap<ActorRefLike, string>();
  const ear = observeGuards();
  const judges = new Map<string, ReturnType<typeof goalsFulfilledBy>>();

  const coverageOf = (machine: AnyStateMachine): Growing => {
    const known = seen.get(machine.id);
    if (known !== undefined) return known;
    const fresh = unseen(machine);
    seen.set(machine.id, fresh);
    return fresh;
  };

  const hearGuards = (machine: AnyStateMachine, event: InspectionEvent): void => {
    const verdicts = ear(event);
    if (verdicts.length === 0) return;
    const judge = judges.get(machine.id) ?? goalsFulfilledBy(machine);
    judges.set(machine.id, judge);
    const { guards } = coverageOf(machine);
    for (const goal of verdicts.flatMap(judge)) count(guards, goal);
  };

  return {
    inspect: (event) => {
      const machine = machineOf(event.actorRef);
      if (machine === null) return;
      hearGuards(machine, event);
      if (event.type !== '@xstate.microstep') return;
      const coverage = coverageOf(machine);
      const taken = takenTransitions(event).map(transitionId);
      if (taken.length === 0) count(coverage.ignored, `${stateIn(event.snapshot)} | ${event.event.type}`);
      for (const id of taken) {
        count(coverage.taken, id);
        const first = last.get(event.actorRef);
        if (first !== undefined) count(coverage.pairs, `${first} > ${id}`);
        last.set(event.actorRef, id);
      }
    },
    read: () => Object.fromEntries(structuredClone([...seen])),
    readOne: (machineId) => structuredClone(seen.get(machineId)),
    lastTaken: (actor) => last.get(actor) ?? null,
  };
}

/** What there is of a machine of which nothing was seen yet. */
export const unseen = (machine: AnyStateMachine) => ({
  transitions: transitionsOf(machine).map(transitionId),
  taken: {},
  pairs: {},
  ignored: {},
  guards: Object.fromEntries(guardGoalsOf(machine).map(({ id }) => [id, 0])),
});

/** Everything that was seen in any of these. The later lists say which transitions there are, and what guards may say. */
export function mergeCoverage(parts: readonly Coverage[]): Coverage {
  const merged = new Map<string, Growing>();
  for (const [id, part] of parts.flatMap((coverage) => Object.entries(coverage))) {
    const { taken, pairs, ignored, guards } = merged.get(id) ?? { taken: {}, pairs: {}, ignored: {}, guards: {} };
    add(taken, part.taken);
    add(pairs, part.pairs);
    add(ignored, part.ignored);
    add(guards, part.guards);
    const said = Object.keys(part.guards).length === 0 ? guards : only(guards, part.guards);
    merged.set(id, { transitions: part.transitions, taken, pairs, ignored, guards: said });
  }
  return Object.fromEntries(merged);
}

/** The transitions that were never taken. */
export const neverTaken = ({ transitions, taken }: MachineCoverage): readonly string[] =>
  transitions.filter((id) => !(id in taken));

/** What guards may say and nobody ever heard. */
export const neverSaid = ({ guards }: MachineCoverage): readonly string[] =>
  Object.keys(guards).filter((goal) => guards[goal] === 0);

const only = (counts: Record<string, number>, wanted: Counts): Record<string, number> =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, counts[name] ?? 0]));

function add(to: Record<string, number>, more: Counts): void {
  for (const [name, times] of Object.entries(more)) to[name] = (to[name] ?? 0) + times;
}

const count = (counts: Record<string, number>, name: string): void => add(counts, { [name]: 1 });

const machineOf = (actor: ActorRefLike): AnyStateMachine | null => {
  const logic: unknown = 'logic' in actor ? actor.logic : null;
  return typeof logic === 'object' && logic !== null && 'root' in logic ? (logic as AnyStateMachine) : null;
};

/** Where a machine stands, in one line: `signedIn.member`, or `screen.normal + asking.resting`. */
const stateIn = (snapshot: unknown): string =>
  typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot
    ? leafStates(snapshot.value as StateValue).join(' + ')
    : '';
