import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import { applyMove, begin, type Move, momentOf } from '../../../../src/inspection/step/move.ts';
import { idleLogic } from '../../../../src/inspection/step/pureStep.ts';
import type { Arrival } from '../explore.ts';
import type { Flow } from '../flow.ts';
import { flowMachine } from '../flowMachine.ts';

/** Steps a flow's machine and its mutants, all of which share one present. What breaks says why. */
export interface Stepper {
  readonly machine: AnyStateMachine;
  readonly start: (machine: AnyStateMachine, input: unknown) => Arrival | Broken;
  readonly step: (machine: AnyStateMachine, from: Configuration, move: Move) => Arrival | Broken;
}

export interface Broken {
  readonly broken: string;
}

export function stepperOf<M extends AnyStateMachine>(flow: Flow<M>): Stepper {
  let present = 0;
  const orBroken = (run: () => Arrival): Arrival | Broken => {
    try {
      return run();
    } catch (error) {
      return { broken: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
    }
  };
  return {
    machine: flowMachine(flow, { now: () => present, held: idleLogic }),
    start: (machine, input) => {
      present = 0;
      return orBroken(() => begin(machine, input));
    },
    step: (machine, from, move) => {
      present = momentOf(from, move);
      return orBroken(() => applyMove(machine, from, move));
    },
  };
}
