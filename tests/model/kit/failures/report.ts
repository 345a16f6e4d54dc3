import { relative } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { formatMove, type Move } from '../../../../src/inspection/step/move.ts';
import type { Path } from '../explore.ts';
import type { Flow } from '../flow.ts';
import { prepareCourses } from '../races/course.ts';
import { Fault } from '../races/fault.ts';
import { type Failing, trial } from '../races/trial.ts';
import { type Failure, type FailureFile, loadFailures, machineIdOf, movesOf, writeFailure } from './failureFile.ts';
import { nameOfMove } from './moveNames.ts';
import { simplest } from './simplest.ts';

/**
 * An error for people about a machine that failed: shrunk to the fewest moves, and on file, so that it is replayed first
 * from now on. Where the moves do not fail by themselves, the error is about what `failing` says.
 */
export async function report<M extends AnyStateMachine>(
  flow: Flow<M>,
  failing: Failing,
  folder?: string,
): Promise<Error> {
  const { input, moves, fault } = (await simplest(flow, failing.input, failing.moves)) ?? failing;
  return errorOf(flow, { input, moves, fault }, file(flow, { input, moves, fault }, folder));
}

/** What has failed, by the moves that it takes and the file that they are in, if they are in one. */
export function errorOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  { input, moves, fault }: Failing,
  path: string | null,
): Error {
  const steps = moves.map((move, at) => `  ${at + 1}. ${formatMove(move)}`);
  return new Error(
    [
      `${machineIdOf(flow)} ${fault.message}`,
      `with input ${flow.inputs.indexOf(input as never) + 1}, after ${moves.length === 0 ? 'nothing at all' : 'these moves'}:`,
      ...steps,
      path === null
        ? 'Nothing is written to a file.'
        : `It is in ${relative('.', path)}: commit it with what mends it.`,
    ].join('\n'),
    { cause: fault.cause ?? fault },
  );
}

/** Walks a path, and reports where it fails. */
export async function filing<M extends AnyStateMachine, T>(
  flow: Flow<M>,
  { input, steps }: Path,
  folder: string | undefined,
  walk: () => Promise<T>,
): Promise<T> {
  try {
    return await walk();
  } catch (cause) {
    const moves = steps.map(({ move }) => move);
    throw await report(flow, { input, moves, fault: new Fault('fails on a walk', { cause }) }, folder);
  }
}

/** Puts a failure on file, unless it fails otherwise alone. Returns the path; null where there is none. */
function file<M extends AnyStateMachine>(flow: Flow<M>, failing: Failing, folder?: string): string | null {
  if (trial(flow, failing.input, failing.moves) === null) return null;
  const isIt = (other: FailureFile) => {
    const { input, moves } = movesOf(flow, other);
    return trial(flow, input, moves)?.fault.message === failing.fault.message;
  };
  return filed(flow, failing, isIt, folder);
}

/** The file of a failure: one that is there already and is it, or a new one; null in CI, where a file is lost. */
export function filed<M extends AnyStateMachine>(
  flow: Flow<M>,
  { input, moves, fault }: Failing,
  isIt: (file: FailureFile) => boolean,
  folder?: string,
): string | null {
  const machine = machineIdOf(flow);
  const known = loadFailures(machine, folder).find((other) => {
    try {
      return isIt(other);
    } catch {
      return false;
    }
  });
  if (known !== undefined) return known.path;
  if (process.env.CI) return null;
  const failure: Failure = {
    machine,
    wrong: `${machine} ${fault.message}`,
    found: new Date().toISOString().slice(0, 10),
    input: flow.inputs.indexOf(input as never) + 1,
    moves: namesOf(flow, input, moves),
  };
  return writeFailure(failure, shortName(fault.message), folder);
}

function namesOf<M extends AnyStateMachine>(flow: Flow<M>, input: unknown, moves: readonly Move[]): string[] {
  const course = prepareCourses(flow)(input);
  const sources = new Map<string, string>();
  const note = () => {
    for (const { id, src } of course.here().pending) sources.set(id, src);
  };
  note();
  return moves.map((move) => {
    const name = nameOfMove(flow, move, (id) => sources.get(id) ?? id);
    course.make(move);
    note();
    return name;
  });
}

/** `breaks its word: the token is stored once` is `breaks-its-word-the-token-is-stored-once`. */
const shortName = (sentence: string): string =>
  sentence
    .replaceAll(/\[[A-Z]+-\d+\]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .join('-');
