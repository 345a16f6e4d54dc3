import type { AnyStateMachine } from 'xstate';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Flow } from '../flow.ts';
import { type Failing, trial } from '../races/trial.ts';
import { shrink } from './shrink.ts';

/** The fewest moves, from the first input, that have the same fault. Null where the moves do not fail by themselves. */
export async function simplest<M extends AnyStateMachine>(
  flow: Flow<M>,
  input: unknown,
  moves: readonly Move[],
): Promise<Failing | null> {
  const first = trial(flow, input, moves);
  if (first === null) return null;
  const failingAlike = (from: unknown, list: readonly Move[]): Failing | null => {
    const failing = trial(flow, from, list);
    return failing?.fault.message === first.fault.message ? failing : null;
  };
  const fewest = await shrink(first.moves, async (list) => failingAlike(input, list)?.moves ?? null);
  for (const other of flow.inputs) {
    const failing = failingAlike(other, fewest);
    if (failing !== null && failing.moves.length <= fewest.length) return failing;
  }
  return failingAlike(input, fewest) ?? first;
}
