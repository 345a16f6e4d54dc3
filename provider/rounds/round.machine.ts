import { assign, type StateValueFrom, setup } from 'xstate';
import type { WalletErrorCode } from '../../protocol/wallet.ts';
import type { WalletEvent } from './walletEvent.ts';

/** Everything that may happen to a round. A round is its list of events: the same events lead to the same state. */
export type RoundEvent =
  | WalletEvent
  | { readonly type: 'round.start' }
  /** 1/10,000 P; open: the player has a move; jackpot: won besides the payout. */
  | {
      readonly type: 'round.draw';
      readonly payout: number;
      readonly isOpen?: boolean;
      readonly jackpot?: string;
    }
  | { readonly type: 'round.move'; readonly move: unknown }
  /** What the round waits for does not happen: the stake goes back. */
  | { readonly type: 'round.void' }
  /** A result was corrected after the end: the round is to be settled again. */
  | { readonly type: 'round.unsettle' };

const contradicts = {
  target: 'unsure',
  actions: { type: 'keepRefusal', params: ({ event }: { event: { code: WalletErrorCode } }) => ({ code: event.code }) },
} as const;

/**
 * One round of a slot or a board game, a ticket or a slip, from the commitment to its end. Pure: calls to the wallet
 * follow from the state (`walletCall.ts`) and their answers come back as events. A stake whose fate is unknown is taken back, never drawn.
 */
export const roundMachine = setup({
  types: {
    /** 1/10,000 P; the jackpot is part of the payout, and paid by a call of its own. */
    context: {} as { payout: number; jackpot: number; refusal: WalletErrorCode | null },
    events: {} as RoundEvent,
  },
  actions: {
    keepPayout: assign((_, { payout }: { payout: number }) => ({ payout })),
    addJackpot: assign(({ context }, { amount }: { amount: number }) => ({
      payout: context.payout + amount,
      jackpot: amount,
    })),
    keepRefusal: assign((_, { code }: { code: WalletErrorCode }) => ({ refusal: code })),
  },
  guards: {
    hasPayout: ({ context }) => context.payout > context.jackpot,
    hasJackpot: (_, { jackpot }: { jackpot: string | undefined }) => jackpot !== undefined,
    isOpen: (_, { isOpen }: { isOpen: boolean }) => isOpen,
  },
}).createMachine({
  id: 'round',
  context: { payout: 0, jackpot: 0, refusal: null },
  initial: 'committed',
  states: {
    committed: {
      description: 'Server seed, client seed, nonce and stake are fixed. Nothing has been taken.',
      on: { 'round.start': 'betting' },
    },
    betting: {
      description: 'The wallet is asked for the stake. The outcome does not exist yet.',
      on: {
        'bet.taken': 'drawn',
        'bet.refused': {
          target: 'refused',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ code: event.code }) },
        },
        'bet.unanswered': 'cancelling',
      },
    },
    drawn: {
      description: 'The stake is taken; the seeds give the outcome.',
      on: {
        'round.draw': [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ isOpen: event.isOpen === true }) },
            target: 'playing',
          },
          {
            guard: { type: 'hasJackpot', params: ({ event }) => ({ jackpot: event.jackpot }) },
            target: 'claiming',
            actions: { type: 'keepPayout', params: ({ event }) => ({ payout: event.payout }) },
          },
          {
            target: 'decided',
            actions: { type: 'keepPayout', params: ({ event }) => ({ payout: event.payout }) },
          },
        ],
      },
    },
    playing: {
      description: 'The player has a move; the draw follows from all moves so far.',
      on: { 'round.move': 'drawn', 'round.void': 'cancelling' },
    },
    claiming: {
      description:
        'A jackpot is won. The wallet pays the pot and says how much was in it; it is asked until it answers.',
      on: {
        'jackpot.paid': {
          target: 'decided',
          actions: { type: 'addJackpot', params: ({ event }) => ({ amount: event.amount }) },
        },
        'wallet.contradicts': contradicts,
      },
    },
    decided: {
      description: 'The outcome is fixed: with a payout, or without.',
      always: [{ guard: 'hasPayout', target: 'paying' }, { target: 'finishing' }],
    },
    paying: {
      description: 'The payout is sent until the wallet answers; it also finishes the round.',
      on: {
        'win.paid': 'settled',
        'wallet.contradicts': contradicts,
      },
    },
    finishing: {
      description: 'Nothing was won. The wallet is told that the round has ended, until it answers.',
      on: {
        'round.finished': 'settled',
        'wallet.contradicts': contradicts,
      },
    },
    cancelling: {
      description: 'The fate of the stake is unknown. It is taken back until the wallet answers.',
      on: {
        'bet.returned': 'cancelled',
        'wallet.contradicts': contradicts,
      },
    },
    unsure: {
      description: 'Wallet and provider disagree. The wallet is asked for its view of the round.',
      on: { 'reconcile.settled': 'settled', 'reconcile.cancelled': 'cancelled' },
    },
    settled: {
      description: 'Stake and payout are booked. Nothing more happens, unless a result was wrong.',
      on: { 'round.unsettle': 'reopening' },
    },
    reopening: {
      description: 'The wallet is asked to take the payout back, until it answers.',
      on: {
        'round.reopened': { target: 'playing', actions: { type: 'keepPayout', params: { payout: 0 } } },
        'wallet.contradicts': contradicts,
      },
    },
    refused: { type: 'final', description: 'The wallet refused the stake. Nothing was taken.' },
    cancelled: { type: 'final', description: 'The stake is back with the player. There is no outcome.' },
  },
});

export type RoundState = Exclude<StateValueFrom<typeof roundMachine>, object>;
