import type { AnyStateMachine } from 'xstate';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Path } from '../explore.ts';
import type { Flow } from '../flow.ts';
import { Fault } from '../races/fault.ts';
import { type Failing, trial } from '../races/trial.ts';
import { replay } from '../replay.ts';
import { Overdue, type Turn } from '../turn.ts';
import type { View } from '../view.ts';
import { machineIdOf } from './failureFile.ts';
import { pathOnScreen } from './pathOnScreen.ts';
import { errorOf, filed, report } from './report.ts';
import { shrink } from './shrink.ts';

/**
 * Walks a path on screen, and reports where it fails: shrunk to the fewest moves that fail alike, and on file. Nothing is filed where its turn is over, or
 * where it does not fail again alone. Where the machine fails by itself, that is what is reported; what fails only where more is looked at than a replay does comes as
 * it is.
 */
export async function filingOnScreen<M extends AnyStateMachine, T>(
  flow: Flow<M>,
  view: View<M>,
  { input, steps }: Path,
  folder: string | undefined,
  turn: Turn,
  walk: () => Promise<T>,
): Promise<T> {
  try {
    return await walk();
  } catch (cause) {
    turn.goOn();
    const moves = steps.map(({ move }) => move);
    const alone = trial(flow, input, moves);
    if (alone !== null) throw await report(flow, alone, folder);
    const failing = await fewestOnScreen(flow, view, input, moves, turn);
    if (failing === null) throw cause;
    const wrong = `${machineIdOf(flow)} ${failing.fault.message}`;
    throw errorOf(
      flow,
      failing,
      filed(flow, failing, (file) => file.read().wrong === wrong, folder),
    );
  }
}

async function fewestOnScreen<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  input: unknown,
  moves: readonly Move[],
  turn: Turn,
): Promise<Failing | null> {
  const first = await trialOnScreen(flow, view, input, moves, turn);
  if (first === null) return null;
  let best = first;
  const failingAlike = async (list: readonly Move[]): Promise<readonly Move[] | null> => {
    if (list === first.moves) return list;
    const failing = await trialOnScreen(flow, view, input, list, turn);
    if (failing?.fault.message !== first.fault.message) return null;
    best = failing;
    return failing.moves;
  };
  await shrink(first.moves, failingAlike);
  return best;
}

/** How moves fail on screen; null where they do not. */
async function trialOnScreen<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  input: unknown,
  moves: readonly Move[],
  turn: Turn,
): Promise<Failing | null> {
  const path = pathOnScreen(flow, view, input, moves);
  try {
    await replay(flow, path, view, [], undefined, turn);
    return null;
  } catch (cause) {
    if (cause instanceof Overdue) throw cause;
    const [said = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    const fault = new Fault(`fails on screen: ${said}`, { cause });
    return { input, moves: path.steps.map(({ move }) => move), fault };
  }
}
