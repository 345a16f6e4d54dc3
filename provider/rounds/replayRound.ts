import { initialTransition, type StateValueFrom, transition } from 'xstate';
import { type RoundEvent, roundMachine } from './round.machine.ts';

export type RoundState = Exclude<StateValueFrom<typeof roundMachine>, object>;

export interface Replayed {
  readonly state: RoundState;
  readonly payout: number;
  readonly refusal: string | null;
}

/** The state of a round after its events. */
export function replayRound(events: readonly RoundEvent[]): Replayed {
  const [start] = initialTransition(roundMachine);
  const { value, context } = events.reduce((state, event) => {
    if (!state.can(event)) throw new Error(`a round that is ${String(state.value)} cannot take ${event.type}`);
    return transition(roundMachine, state, event)[0];
  }, start);
  return { state: value as RoundState, payout: context.payout, refusal: context.refusal };
}

const OVER: ReadonlySet<RoundState> = new Set(['settled', 'refused', 'cancelled']);
export const isOver = (state: RoundState): boolean => OVER.has(state);
