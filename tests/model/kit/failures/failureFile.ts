import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import * as z from 'zod';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Flow } from '../flow.ts';
import { flowMachine } from '../flowMachine.ts';
import { moveNamed } from './moveNames.ts';

const failureShape = z.strictObject({
  machine: z.string(),
  /** What was wrong, as a sentence. */
  wrong: z.string(),
  /** The day on which it was found. */
  found: z.iso.date(),
  /** Which of the flow's inputs, counting from 1. */
  input: z.int().positive(),
  /** By name (`moveNames.ts`). */
  moves: z.array(z.string()),
});

/** A way in which a machine has failed once: the least that it takes, for every level of the model tests to replay. */
export type Failure = z.infer<typeof failureShape>;

export interface FailureFile {
  readonly path: string;
  /** Throws an Error that says what is wrong with the file. */
  readonly read: () => Failure;
}

const home = join(import.meta.dirname, '../../failures');

/** The failures that are on file for a machine, in the order of their names. */
export function loadFailures(machineId: string, folder = home): readonly FailureFile[] {
  const own = join(folder, machineId);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const path = join(own, name);
      return { path, read: () => parse(path, machineId) };
    });
}

function parse(path: string, machineId: string): Failure {
  const failure = failureShape.safeParse(jsonOf(path));
  if (!failure.success) throw new Error(`${path} cannot be read: ${z.prettifyError(failure.error)}`);
  if (failure.data.machine !== machineId) throw new Error(`${path} is about ${failure.data.machine}`);
  return failure.data;
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} is not JSON`, { cause });
  }
}

/** The moves of a file. Throws an Error in clear words where the flow no longer has an input, a case or an outcome. */
export function movesOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  file: FailureFile,
): { readonly input: unknown; readonly moves: readonly Move[] } {
  const { input, moves } = file.read();
  const gone = (what: string, cause?: unknown) =>
    new Error(
      `${file.path} no longer fits: ${what}. Write its moves anew, or delete it where this cannot happen any more.`,
      { cause },
    );
  if (input > flow.inputs.length) throw gone(`it starts with input ${input}, and the flow has ${flow.inputs.length}`);
  return {
    input: flow.inputs[input - 1],
    moves: moves.map((name) => {
      try {
        return moveNamed(flow, name);
      } catch (error) {
        throw gone(error instanceof Error ? error.message : String(error), error);
      }
    }),
  };
}

/** Puts a failure on file; returns the path. */
export function writeFailure(failure: Failure, name: string, folder = home): string {
  const own = join(folder, failure.machine);
  mkdirSync(own, { recursive: true });
  const taken = new Set(readdirSync(own));
  const free = [name, ...Array.from({ length: taken.size }, (_, at) => `${name}-${at + 2}`)].find(
    (other) => !taken.has(`${other}.json`),
  );
  const path = join(own, `${free}.json`);
  writeFileSync(path, `${JSON.stringify(failure, null, 2)}\n`);
  return path;
}

/** The id of a flow's machine. */
export const machineIdOf = <M extends AnyStateMachine>(flow: Flow<M>): string => flowMachine(flow).id;
