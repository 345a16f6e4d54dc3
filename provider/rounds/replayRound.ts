import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import type { WalletErrorCode } from '../../protocol/wallet.ts';
import { type RoundEvent, type RoundState, roundMachine } from './round.machine.ts';
import { jackpotPaid } from './roundJackpot.ts';

export interface Replayed {
  readonly state: RoundState;
  readonly payout: number;
  readonly refusal: string | null;
}

/** The state of a round after its events. */
export function replayRound(events: readonly RoundEvent[]): Replayed {
  const [start] = initialTransition(roundMachine);
  return replayedOf(events.reduce(after, start));
}

/** The same after one more event, without those before it. */
export function nextReplayed(
  { state, payout, refusal }: Replayed,
  events: readonly RoundEvent[],
  event: RoundEvent,
): Replayed {
  const context = { payout, jackpot: jackpotPaid({ events }), refusal: refusal as WalletErrorCode | null };
  return replayedOf(after(roundMachine.resolveState({ value: state, context }), event));
}

type Snapshot = SnapshotFrom<typeof roundMachine>;

function after(snapshot: Snapshot, event: RoundEvent): Snapshot {
  if (!snapshot.can(event)) throw new Error(`a round that is ${String(snapshot.value)} cannot take ${event.type}`);
  return transition(roundMachine, snapshot, event)[0];
}

const replayedOf = ({ value, context: { payout, refusal } }: Snapshot): Replayed => ({
  ...{ state: value as RoundState, payout, refusal },
});

const OVER: ReadonlySet<RoundState> = new Set(['settled', 'refused', 'cancelled']);
export const isOver = (state: RoundState): boolean => OVER.has(state);
