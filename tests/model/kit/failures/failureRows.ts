import { relative } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Path } from '../explore.ts';
import type { Flow } from '../flow.ts';
import { prepareCourses } from '../races/course.ts';
import { trial } from '../races/trial.ts';
import { replay } from '../replay.ts';
import { isOffered, type View } from '../view.ts';
import { type FailureFile, loadFailures, machineIdOf, movesOf } from './failureFile.ts';

type Row = readonly [title: string, run: () => void | Promise<void>];

/** Replays what has failed once, with the real machine alone. */
export const failureRows = <M extends AnyStateMachine>(flow: Flow<M>, folder?: string): readonly Row[] =>
  rows(flow, folder, (file) => {
    const { input, moves } = movesOf(flow, file);
    const failing = trial(flow, input, moves);
    if (failing !== null) throw new Error(failing.fault.message, { cause: failing.fault.cause });
  });

/**
 * Replays what has failed once on screen. What the view has nothing to press for is left out; an event that comes twice
 * in a row is pressed twice before the screen has followed.
 */
export const failureRowsOnScreen = <M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  folder?: string,
): readonly Row[] =>
  rows(flow, folder, async (file) => {
    const { input, moves } = movesOf(flow, file);
    await replay(flow, pathOnScreen(flow, view, input, moves), view);
  });

function rows<M extends AnyStateMachine>(
  flow: Flow<M>,
  folder: string | undefined,
  run: (file: FailureFile) => void | Promise<void>,
): readonly Row[] {
  return loadFailures(machineIdOf(flow), folder).map((file) => [titleOf(file), () => run(file)]);
}

/** Who cannot read a file learns why from the row itself. */
function titleOf(file: FailureFile): string {
  try {
    return `no longer: ${file.read().wrong}`;
  } catch {
    return `can read ${relative('.', file.path)}`;
  }
}

function pathOnScreen<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  input: unknown,
  moves: readonly Move[],
): Path {
  const course = prepareCourses(flow)(input);
  const steps: Path['steps'][number][] = [];
  for (const [at, move] of moves.entries()) {
    const isAgain = move.kind === 'event' && isSame(move, moves[at - 1]) && isSame(move, steps.at(-1)?.move);
    const { snapshot } = course.here();
    if (move.kind === 'event' && !isAgain && !isOffered(view, snapshot as never, move.event as never)) continue;
    const turn = course.make(move);
    if (turn === null) continue;
    const before = isAgain ? steps.pop() : undefined;
    const isUnheard = move.kind === 'event' && turn.taken.length === 0 && isPressed(view, move);
    if (isUnheard && before === undefined) continue;
    steps.push({
      move: turn.move,
      to: turn.to,
      effects: [...(before?.effects ?? []), ...turn.effects],
      course: [...(before?.course ?? []), ...turn.course],
      ...(before ? { times: (before.times ?? 1) + 1 } : {}),
    });
  }
  return { input, start: course.start, steps };
}

const isPressed = <M extends AnyStateMachine>(view: View<M>, move: Move): boolean =>
  move.kind === 'event' && (view.drivers as Readonly<Record<string, unknown>>)[move.event.type] !== 'elsewhere';

const isSame = (one: Move, other: Move | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
