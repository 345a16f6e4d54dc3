import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import { applyMove, begin, type Move, momentOf } from '../../../src/inspection/step/move.ts';
import { idleLogic } from '../../../src/inspection/step/pureStep.ts';
import type { Path } from './explore.ts';
import type { Flow } from './flow.ts';
import { flowMachine } from './flowMachine.ts';
import { eventsOf, movesFrom, outcomesOf } from './moves.ts';

/**
 * A walk as one writes it: `start 2, login.type 1, login.submit, sendLogin error 3, tick`. A number counts the flow's
 * inputs, an event's cases, or an actor's good or bad ends; it is left out where there is but one.
 */
export function readWalk<M extends AnyStateMachine>(flow: Flow<M>, written: string): Path {
  let present = 0;
  const machine = flowMachine(flow, { now: () => present, held: idleLogic });
  const [first, ...names] = written.split(', ');
  const input = flow.inputs.findIndex((each) => nameStart(flow, each) === first);
  if (input < 0) throw new Error(`${machine.id} has no such start: ${first}`);
  const start = begin(machine, flow.inputs[input]);
  const steps: Path['steps'][number][] = [];
  let here = start.to;
  for (const name of names) {
    const move = movesFrom(flow, here, () => true).find((each) => nameMove(flow, here, each) === name);
    if (move === undefined) throw new Error(`${machine.id}: nothing that can happen is called ${name}, in: ${written}`);
    present = momentOf(here, move);
    const { to, effects, course } = applyMove(machine, here, move);
    steps.push({ move, to, effects, course });
    here = to;
  }
  return { input: flow.inputs[input], start, steps };
}

/** A start as it is written in a walk. */
export const nameStart = <M extends AnyStateMachine>({ inputs }: Flow<M>, input: unknown): string =>
  numbered('start', inputs, input);

/** A move as it is written in a walk. */
export function nameMove<M extends AnyStateMachine>(flow: Flow<M>, here: Configuration, move: Move): string {
  switch (move.kind) {
    case 'tick':
      return 'tick';
    case 'event': {
      const { type } = move.event;
      const alike = eventsOf(flow).filter((event) => event.type === type);
      return numbered(type, alike, move.event);
    }
    case 'outcome': {
      const { actor, outcome } = move;
      const { src = actor } = here.pending.find(({ id }) => id === actor) ?? {};
      const alike = outcomesOf(flow, src).filter(({ kind }) => kind === outcome.kind);
      return numbered(`${actor} ${outcome.kind}`, alike, outcome);
    }
  }
}

function numbered(name: string, all: readonly unknown[], one: unknown): string {
  const at = all.findIndex((each) => isDeepStrictEqual(each, one));
  return all.length > 1 ? `${name} ${at + 1}` : name;
}

/** A path as one would write it. */
export function writeWalk<M extends AnyStateMachine>(flow: Flow<M>, { input, start, steps }: Path): string {
  const names = [nameStart(flow, input)];
  let here = start.to;
  for (const { move, to } of steps) {
    names.push(nameMove(flow, here, move));
    here = to;
  }
  return names.join(', ');
}
