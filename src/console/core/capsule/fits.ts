import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../../inspection/chart.ts';
import { structureHash } from '../../../inspection/structureHash.ts';
import type { Capsule, CapsuleStep } from './capsule.ts';

/** Whether machines of today can do again what is in a capsule, and why not. */
export interface Compatibility {
  readonly kind: 'compatible' | 'risky' | 'incompatible';
  /** Sentences, each of something that no longer is what it was; none where compatible. */
  readonly because: readonly string[];
}

/** Judges before anything is replayed. `machines` are all that could run, `machinesBelow` finds them. */
export function checkCompatibility(capsule: Capsule, machines: readonly AnyStateMachine[]): Compatibility {
  const charts = machines.map(chartOf);
  const ids = new Set(charts.map(({ id }) => id));
  const hashes = new Set(charts.map((chart) => `${chart.id} ${structureHash(chart)}`));
  const transitions = new Set(charts.flatMap((chart) => chart.transitions.map(({ id }) => id)));
  const gone = capsule.machines.filter(({ id }) => !ids.has(id)).map(({ id }) => `Machine ${id} no longer exists.`);
  const taken = new Set(capsule.steps.flatMap((step) => step.taken.map(([, id]) => id)));
  const lost = [...taken].filter((id) => !transitions.has(id)).map(saysLost);
  if (gone.length + lost.length > 0) return { kind: 'incompatible', because: [...gone, ...lost] };
  const changed = capsule.machines
    .filter(({ id, hash }) => !hashes.has(`${id} ${hash}`))
    .map(({ id }) => `Machine ${id} has changed, but every recorded transition still exists.`);
  const masked = new Set(capsule.steps.filter(({ event }) => holdsMask(event)).map(whatCame));
  const unsure = [...masked].map((what) => `${what} was masked: a guard that reads it may decide differently.`);
  const because = [...changed, ...unsure];
  return { kind: because.length === 0 ? 'compatible' : 'risky', because };
}

/** A machine and all that it names below it. What it comes to know only as it runs, it does not name. */
export function machinesBelow(machine: AnyStateMachine): readonly AnyStateMachine[] {
  const found = new Set<AnyStateMachine>();
  const visit = (one: AnyStateMachine): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const logic of Object.values(one.implementations.actors)) if (isMachine(logic)) visit(logic);
  };
  visit(machine);
  return [...found];
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

function saysLost(transition: string): string {
  const [source, event, place] = transition.split(' | ');
  const which = place === '0' ? '' : ` (candidate ${Number(place) + 1})`;
  return `${source} no longer has a transition for ${event}${which}.`;
}

const whatCame = ({ event, to }: CapsuleStep): string =>
  event.type.startsWith('xstate.') ? `The result of ${to}` : `The payload of ${event.type}`;

const holdsMask = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('•')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsMask);
