import { drawBelow } from '../rng/blocks.ts';
import { type NoChoice, readNoChoice } from './noChoice.ts';
import { pays, type Rules, STAKE_STEP } from './rules.ts';
import { LOSING_LAYOUTS, losingLayout, WINNING_LAYOUTS, winningLayout } from './scratchLayout.ts';

/** Every ticket of the series is equally likely in every round. */
export const TICKETS = 1_000_000;

interface Prize {
  /** Multiplier of the stake, the stake included. */
  readonly times: number;
  /** How many of the tickets win it. */
  readonly tickets: number;
}

/** The prizes, by symbol. */
export const PRIZES: readonly Prize[] = [
  { times: 1_000, tickets: 20 },
  { times: 250, tickets: 120 },
  { times: 100, tickets: 600 },
  { times: 25, tickets: 4_000 },
  { times: 10, tickets: 14_000 },
  { times: 5, tickets: 32_000 },
  { times: 3, tickets: 42_000 },
  { times: 2, tickets: 157_000 },
];

export interface ScratchView {
  /** Symbols under the nine fields, row by row; a symbol is the number of its prize. */
  readonly cells: readonly number[];
  /** The prize won, or null. */
  readonly prize: number | null;
  /** In hundredths. */
  readonly multiplier: number;
}

/** The prize of a ticket, or null: the first tickets win the highest prize. */
export function prizeOf(ticket: number): number | null {
  let end = 0;
  for (const [prize, { tickets }] of PRIZES.entries()) {
    end += tickets;
    if (ticket < end) return prize;
  }
  return null;
}

/** A scratch card. Its ticket says what it wins; any card that says the same is then equally likely. */
export const scratch: Rules<NoChoice, never, ScratchView> = {
  id: 'scratch-1',
  bets: [{ id: 'card', rtp: { numerator: 19n, denominator: 20n } }],
  readChoice: readNoChoice,
  readMove: () => null,
  isBet: (stake) => stake % STAKE_STEP === 0,
  play: function* ({ stake }) {
    const { values } = yield* drawBelow([TICKETS, LOSING_LAYOUTS, WINNING_LAYOUTS], 0);
    const [ticket = 0, losing = 0, winning = 0] = values;
    const prize = prizeOf(ticket);
    const cells = prize === null ? losingLayout(losing) : winningLayout(winning, prize);
    const multiplier = prize === null ? 0 : (PRIZES[prize]?.times ?? 0) * 100;
    return { view: { cells, prize, multiplier }, payout: pays(stake, multiplier), isOver: true };
  },
  leave: () => null,
};
