import { relative } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { Flow } from '../flow.ts';
import { trial } from '../races/trial.ts';
import { replay } from '../replay.ts';
import { inTurn } from '../turn.ts';
import type { View } from '../view.ts';
import { type FailureFile, loadFailures, machineIdOf, movesOf } from './failureFile.ts';
import { pathOnScreen } from './pathOnScreen.ts';

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
    await inTurn((turn) => replay(flow, pathOnScreen(flow, view, input, moves), view, [], undefined, turn));
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
