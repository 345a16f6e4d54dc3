import { initialTransition, type StateValueFrom, transition } from 'xstate';
import { type CrashBetEvent, crashBetMachine } from './crashBet.machine.ts';
import { type CrashRoundEvent, crashRoundMachine } from './crashRound.machine.ts';

const refuse = (what: string, state: unknown, type: string): never => {
  throw new Error(`a ${what} that is ${String(state)} cannot take ${type}`);
};

export type CrashRoundState = StateValueFrom<typeof crashRoundMachine>;
export type CrashBetState = StateValueFrom<typeof crashBetMachine>;

/** The state of a shared round after its events. */
export function replayCrashRound(events: readonly CrashRoundEvent[]) {
  const [start] = initialTransition(crashRoundMachine);
  const { value, context } = events.reduce(
    (state, event) =>
      state.can(event) ? transition(crashRoundMachine, state, event)[0] : refuse('round', state.value, event.type),
    start,
  );
  return { state: value as CrashRoundState, point: context.point };
}

/** The state of a bet after its events. */
export function replayCrashBet(events: readonly CrashBetEvent[]) {
  const [start] = initialTransition(crashBetMachine);
  const { value, context } = events.reduce(
    (state, event) =>
      state.can(event) ? transition(crashBetMachine, state, event)[0] : refuse('bet', state.value, event.type),
    start,
  );
  return { state: value as CrashBetState, ...context };
}

const OVER: ReadonlySet<string> = new Set(['settled', 'refused', 'cancelled']);
export const isBetOver = (state: CrashBetState): boolean => OVER.has(state);
