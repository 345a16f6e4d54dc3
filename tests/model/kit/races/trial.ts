import type { AnyStateMachine } from 'xstate';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Flow } from '../flow.ts';
import { Fault } from './fault.ts';
import { prepareRaces, type Race } from './race.ts';

/** A way in which a machine fails. */
export interface Failing {
  readonly input: unknown;
  /** The moves that could be made, up to the one that failed. */
  readonly moves: readonly Move[];
  readonly fault: Fault;
}

/** Runs moves with a race; how they fail, or null where they do not. */
export function attempt(open: () => Race, input: unknown, run: (race: Race) => void): Failing | null {
  let race: Race | undefined;
  try {
    race = open();
    run(race);
    race.stop();
    return null;
  } catch (error) {
    return { input, moves: race?.made ?? [], fault: faultOf(error) };
  }
}

const faultOf = (error: unknown): Fault =>
  error instanceof Fault ? error : new Fault('cannot be stepped', { cause: error });

/**
 * How a list of moves fails, those left out that cannot be made; null where it does not. The machine is a new one each
 * time: what an earlier one kept outside its context has no part in it.
 */
export const trial = <M extends AnyStateMachine>(
  flow: Flow<M>,
  input: unknown,
  moves: readonly Move[],
): Failing | null =>
  attempt(
    () => prepareRaces(flow)(input),
    input,
    (race) => {
      for (const move of moves) race.make(move);
    },
  );
