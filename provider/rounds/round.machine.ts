import { assign, setup } from 'xstate';
import type { WalletErrorCode } from '../../protocol/wallet.ts';
import type { WalletEvent } from './walletEvent.ts';

/** Everything that may happen to a round. A round is its list of events: the same events lead to the same state. */
export type RoundEvent =
  | WalletEvent
  | { readonly type: 'round.start' }
  /** 1/10,000 P; open: the player has a move. */
  | { readonly type: 'round.draw'; readonly payout: number; readonly isOpen?: boolean }
  | { readonly type: 'round.move'; readonly move: unknown }
  /** What the round waits for does not happen: the stake goes back. */
  | { readonly type: 'round.void' };

/**
 * One round of a slot or a board game, from the commitment to its end. Pure: calls to the wallet follow from the state (`walletCall.ts`)
 * and their answers come back as events. A stake whose fate is unknown is taken back, never drawn.
 */
export const roundMachine = setup({
  types: {
    context: {} as { payout: number; refusal: WalletErrorCode | null },
    events: {} as RoundEvent,
  },
  actions: {
    keepPayout: assign((_, { payout }: { payout: number }) => ({ payout })),
    keepRefusal: assign((_, { code }: { code: WalletErrorCode }) => ({ refusal: code })),
  },
  guards: {
    hasPayout: ({ context }) => context.payout > 0,
    isOpen: (_, { isOpen }: { isOpen: boolean }) => isOpen,
  },
}).createMachine({
  id: 'round',
  context: { payout: 0, refusal: null },
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
    decided: {
      description: 'The outcome is fixed: with a payout, or without.',
      always: [{ guard: 'hasPayout', target: 'paying' }, { target: 'finishing' }],
    },
    paying: {
      description: 'The payout is sent until the wallet answers; it also finishes the round.',
      on: {
        'win.paid': 'settled',
        'wallet.contradicts': {
          target: 'unsure',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ code: event.code }) },
        },
      },
    },
    finishing: {
      description: 'Nothing was won. The wallet is told that the round has ended, until it answers.',
      on: {
        'round.finished': 'settled',
        'wallet.contradicts': {
          target: 'unsure',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ code: event.code }) },
        },
      },
    },
    cancelling: {
      description: 'The fate of the stake is unknown. It is taken back until the wallet answers.',
      on: {
        'bet.returned': 'cancelled',
        'wallet.contradicts': {
          target: 'unsure',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ code: event.code }) },
        },
      },
    },
    unsure: {
      description: 'Wallet and provider disagree. The wallet is asked for its view of the round.',
      on: { 'reconcile.settled': 'settled', 'reconcile.cancelled': 'cancelled' },
    },
    settled: { type: 'final', description: 'Stake and payout are booked.' },
    refused: { type: 'final', description: 'The wallet refused the stake. Nothing was taken.' },
    cancelled: { type: 'final', description: 'The stake is back with the player. There is no outcome.' },
  },
});
