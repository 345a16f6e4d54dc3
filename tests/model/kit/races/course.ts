import type { AnyStateMachine } from 'xstate';
import type { Configuration, Pending } from '../../../../src/inspection/step/configuration.ts';
import { applyMove, begin, type Move, type Moved } from '../../../../src/inspection/step/move.ts';
import { idleLogic } from '../../../../src/inspection/step/pureStep.ts';
import type { Effect } from '../effect.ts';
import type { Flow, Stage } from '../flow.ts';
import { flowMachine } from '../flowMachine.ts';

/** What a move leads to, as the chart says. */
export interface Turn {
  /** The move as it could be made: the end of an actor that has been stopped meanwhile is a late one. */
  readonly move: Move;
  readonly to: Configuration;
  readonly taken: readonly string[];
  readonly effects: readonly Effect[];
  readonly course: Moved['course'];
  /** What the machine has begun with this move and not ended with it. */
  readonly started: readonly Pending[];
  /** What ran until this move and was stopped by it. */
  readonly cut: readonly Pending[];
}

/** A machine that is stepped and not run, through whatever may happen to it in whatever order. */
export interface Course {
  readonly start: Omit<Turn, 'move'>;
  readonly here: () => Configuration;
  /** Actors that were stopped before they could end. */
  readonly stopped: () => readonly Pending[];
  /** Works out a move; null where there is nothing that it could happen to. */
  readonly make: (move: Move) => Turn | null;
}

/** Prepares courses of a flow, as many as are wanted. */
export function prepareCourses<M extends AnyStateMachine>(flow: Flow<M>): (input: unknown) => Course {
  let present = 0;
  const stage: Stage = { now: () => present, held: idleLogic };
  const machine = flowMachine(flow, stage);

  return (input) => {
    present = 0;
    const first = begin(machine, input);
    let here = first.to;
    let stopped: readonly Pending[] = [];
    return {
      start: { to: here, taken: [], effects: first.effects, course: [], started: here.pending, cut: [] },
      here: () => here,
      stopped: () => stopped,
      make: (wanted) => {
        const move = possible(wanted, here, stopped);
        if (move === null) return null;
        const from = here;
        present = move.kind === 'tick' ? Math.min(...from.timers.map(({ dueAt }) => dueAt)) : from.now;
        const { to, taken, effects, course } = applyMove(machine, from, move);
        here = to;
        const cut = cutBy(move, from, to);
        stopped = [...stoppedBefore(move, stopped), ...cut];
        return {
          move,
          to,
          taken,
          effects,
          course,
          started: to.pending.filter((actor) => !from.pending.includes(actor)),
          cut,
        };
      },
    };
  };
}

function possible(move: Move, { snapshot, pending, timers }: Configuration, stopped: readonly Pending[]): Move | null {
  switch (move.kind) {
    case 'event':
      return snapshot.status === 'active' ? move : null;
    case 'tick':
      return timers.length > 0 ? move : null;
    case 'outcome': {
      if (!move.late && pending.some(({ id }) => id === move.actor)) return move;
      return stopped.some(({ id }) => id === move.actor) ? { ...move, late: true } : null;
    }
  }
}

/** What was stopped earlier and has not answered since. */
function stoppedBefore(move: Move, before: readonly Pending[]): readonly Pending[] {
  if (move.kind !== 'outcome' || !move.late) return before;
  const answered = before.find(({ id }) => id === move.actor);
  return before.filter((actor) => actor !== answered);
}

function cutBy(move: Move, from: Configuration, to: Configuration): readonly Pending[] {
  if (move.kind === 'outcome' && move.late) return [];
  const ended = move.kind === 'outcome' ? move.actor : null;
  return from.pending.filter((actor) => !to.pending.includes(actor) && actor.id !== ended);
}
