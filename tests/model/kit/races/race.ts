import { expect } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leafStates } from '../../../../src/inspection/leafStates.ts';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Flow, Seen } from '../flow.ts';
import { createHarnessFactory, type Harness } from '../harness.ts';
import { outcomesOf } from '../moves.ts';
import { act } from '../replay.ts';
import { type Course, prepareCourses, type Turn } from './course.ts';
import { Fault, withFaultMessage } from './fault.ts';
import { holdToOnce } from './once.ts';
import { printOf, printOfBench, printOfEffects } from './print.ts';

/** A real machine that is raced through moves, and held to its word after each of them. */
export interface Race {
  /** What should come of it all. */
  readonly course: Course;
  /** The moves that could be made, as they were made. */
  readonly made: readonly Move[];
  /** Makes a move, where there is something that it can happen to. Throws a Fault. */
  readonly make: (move: Move) => void;
  /** The same, looking at nothing. */
  readonly pass: (move: Move) => void;
  /** Ends the race: the machine is stopped in the middle of what it does, and no more may come of it. Throws a Fault. */
  readonly stop: () => void;
}

interface Runner<M extends AnyStateMachine> {
  readonly bench: Harness<M>;
  /** What it should be like. */
  readonly print: string;
}

/**
 * Prepares races of a flow, as many as are wanted. In each, the machine has a twin, which makes every move one move
 * later: neither may notice the other. Throws a Fault where the start is wrong.
 */
export function prepareRaces<M extends AnyStateMachine>(flow: Flow<M>): (input: unknown) => Race {
  const openCourse = prepareCourses(flow);
  const openBench = createHarnessFactory(flow);

  return (input) => {
    const course = openCourse(input);
    const print = printOf(course.start.to);
    let first: Runner<M> = { bench: openBench(input), print };
    let twin: Runner<M> = { bench: openBench(input), print };
    let last: Turn | null = null;
    const made: Move[] = [];

    const take = (wanted: Move): { readonly turn: Turn; readonly before: number } | null => {
      const turn = course.make(wanted);
      if (turn === null) return null;
      made.push(turn.move);
      const before = first.bench.effectCount();
      const print = printOf(turn.to);
      carryOut(first.bench, turn.move);
      first = { ...first, print };
      return { turn, before };
    };
    const follow = (print: string): void => {
      if (last === null) return;
      carryOut(twin.bench, last.move);
      twin = { ...twin, print };
    };

    judge(flow, first, course.start, first.bench.seen(0));
    return {
      course,
      made,
      pass: (move) => {
        const { print } = first;
        const taken = take(move);
        if (taken === null) return;
        follow(print);
        last = taken.turn;
      },
      make: (move) => {
        const { print } = first;
        const taken = take(move);
        if (taken === null) return;
        judge(flow, first, taken.turn, first.bench.seen(taken.before));
        holdToOnce(flow, taken.turn, last);
        follow(print);
        unmoved(twin, 'does something else beside another of its kind');
        last = taken.turn;
      },
      stop: () => {
        follow(first.print);
        unmoved(twin, 'does something else beside another of its kind');
        unmoved(first, 'is changed by another of its kind');
        const { bench } = first;
        const cut = [...course.stopped(), ...course.here().pending];
        const before = bench.effectCount();
        bench.stop();
        const stopped = printOfBench(bench);
        for (const { id, src } of cut) {
          const [outcome] = outcomesOf(flow, src);
          if (outcome !== undefined) carryOut(bench, { kind: 'outcome', actor: id, outcome, late: true });
        }
        unmoved({ bench, print: stopped }, 'goes on after it was stopped');
        if (bench.effectCount() > before) throw new Fault('does something after it was stopped');
        if (bench.clock.nextDue() !== null) throw new Fault('leaves a timer behind when it is stopped');
        unmoved(twin, 'is stopped with another of its kind');
      },
    };
  };
}

function carryOut<M extends AnyStateMachine>(bench: Harness<M>, move: Move): void {
  bench.wake();
  act(bench, move);
}

function judge<M extends AnyStateMachine>(
  flow: Flow<M>,
  runner: Runner<M>,
  { move, taken, effects }: Omit<Turn, 'move'> & { readonly move?: Move },
  seen: Seen<M>,
): void {
  const isLate = move?.kind === 'outcome' && move.late;
  const other = isLate ? 'is changed by what it had stopped' : 'does something else than the same moves did alone';
  unmoved(runner, other);
  same(printOfEffects(seen.fresh), printOfEffects(effects), other);
  if (move !== undefined && taken.length === 0) return;

  const snapshot: AnyMachineSnapshot = seen.snapshot;
  if (snapshot.status === 'error') {
    throw new Fault('ends in an error that nobody handles', { cause: snapshot.error });
  }
  const expectations = flow.expectations as Readonly<Record<string, (seen: Seen<M>) => void>>;
  for (const state of leafStates(snapshot.value)) {
    withFaultMessage(`is not what ${state} should be`, () => expectations[state]?.(seen));
  }
  for (const [sentence, invariant] of Object.entries(flow.invariants)) {
    withFaultMessage(`breaks its word: ${sentence}`, () => invariant(seen));
  }
}

const unmoved = <M extends AnyStateMachine>({ bench, print }: Runner<M>, otherwise: string): void =>
  same(printOfBench(bench), print, otherwise);

function same(found: string, expected: string, otherwise: string): void {
  if (found !== expected) withFaultMessage(otherwise, () => expect(JSON.parse(found)).toEqual(JSON.parse(expected)));
}
