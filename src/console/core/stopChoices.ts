import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../inspection/chart.ts';
import { nodesOf } from '../../inspection/transitions.ts';
import type { Breakpoint } from './breakpoints.ts';
import type { ActorRecord } from './entry.ts';

/** Something to stop at, with the name that people know it by. */
export interface StopChoice {
  readonly value: string;
  readonly name: string;
}

/** The machines that have run in this session, each once. */
export function machinesOf(actors: readonly ActorRecord[]): readonly AnyStateMachine[] {
  const machines = new Map<string, AnyStateMachine>();
  for (const { machine } of actors) if (machine !== null) machines.set(machine.id, machine);
  return [...machines.values()].sort((one, other) => one.id.localeCompare(other.id));
}

/** What there is of a kind in some machines; none for a condition, which is written. */
export function stopChoices(on: Breakpoint['on'], machines: readonly AnyStateMachine[]): readonly StopChoice[] {
  const found = machines.flatMap((machine) => choicesIn(on, machine));
  return [...new Map(found.map((choice) => [choice.value, choice])).values()];
}

function choicesIn(on: Breakpoint['on'], machine: AnyStateMachine): readonly StopChoice[] {
  switch (on) {
    case 'state':
      return nodesOf(machine.root)
        .filter(({ parent }) => parent !== undefined)
        .map(({ id, path }) => ({ value: id, name: path.join('.') }));
    case 'event':
      return machine.events.filter((type) => type !== '*').map((type) => ({ value: type, name: type }));
    case 'transition':
      return chartOf(machine).transitions.map(({ id, text }) => ({ value: id, name: text }));
    case 'guard':
      return Object.keys(machine.implementations.guards).map((name) => ({ value: name, name }));
    case 'context':
      return [];
  }
}
