import type { AnyStateMachine } from 'xstate';
import { type Implementations, machineOf, type NormalState, normalFormOf } from '../normalForm.ts';
import { chartOf } from './chart.ts';
import type { Change } from './operator.ts';
import { operators } from './operators.ts';

/** A change of a machine, and how it is made. */
export interface Mutant extends Change {
  readonly operator: string;
  /** Whether something is taken away that the machine could then do without. */
  readonly removes: boolean;
}

/** Every wrong machine that is one change away from this one. */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const chart = chartOf(machine);
  return operators.flatMap(({ name, removes = false, changes }) =>
    changes(chart).map((change): Mutant => ({ ...change, operator: name, removes })),
  );
}

/** What is made where nothing is changed: the machine as it is, by way of its normal form. */
export const unchanged: Pick<Mutant, 'edit'> = { edit: (form) => form };

/** A machine with this change, or null where XState refuses it. */
export function mutated(
  machine: AnyStateMachine,
  { edit, delays }: Pick<Mutant, 'edit' | 'delays'>,
): AnyStateMachine | null {
  const { implementations } = machine;
  const all = { ...implementations, delays: { ...implementations.delays, ...delays } } as Implementations;
  try {
    return machineOf(edit(formOf(machine)), all);
  } catch {
    return null;
  }
}

/** One form for all machines that `provide` makes of one. */
function formOf(machine: AnyStateMachine): NormalState {
  const form = forms.get(machine.config) ?? normalFormOf(machine);
  forms.set(machine.config, form);
  return form;
}

const forms = new WeakMap<object, NormalState>();
