import { assign, setup } from 'xstate';
import type { WalletErrorCode } from '../../protocol/wallet.ts';
import type { WalletEvent } from '../rounds/walletEvent.ts';

/** Everything that may happen to a bet. A bet is its list of events: the same events lead to the same state. */
export type CrashBetEvent =
  | WalletEvent
  | { readonly type: 'bet.place' }
  /** Hundredths; 1/10,000 P */
  | { readonly type: 'bet.cashOut'; readonly multiplier: number; readonly payout: number }
  /** The round ended first. */
  | { readonly type: 'bet.lose' }
  /** The round was interrupted, and nothing had been decided. */
  | { readonly type: 'bet.void' };

interface Context {
  readonly payout: number;
  /** Hundredths; null if it was not cashed out. */
  readonly multiplier: number | null;
  readonly refusal: WalletErrorCode | null;
}

/**
 * One bet in a shared round; to the wallet it is a round of its own. Pure: calls follow from the state
 * (`walletCall.ts`). A stake whose fate is unknown at the launch is taken back and never flies.
 */
export const crashBetMachine = setup({
  types: { context: {} as Context, events: {} as CrashBetEvent },
  actions: {
    keepCashOut: assign((_, { multiplier, payout }: Pick<Context, 'multiplier' | 'payout'>) => ({
      multiplier,
      payout,
    })),
    keepRefusal: assign((_, { code }: { code: WalletErrorCode }) => ({ refusal: code })),
  },
}).createMachine({
  id: 'crashBet',
  context: { payout: 0, multiplier: null, refusal: null },
  initial: 'committed',
  states: {
    committed: { description: 'Stake and target are fixed. Nothing has been taken.', on: { 'bet.place': 'betting' } },
    betting: {
      description: 'The wallet is asked for the stake.',
      on: {
        'bet.taken': 'flying',
        'bet.refused': {
          target: 'refused',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ code: event.code }) },
        },
        'bet.unanswered': 'cancelling',
      },
    },
    flying: {
      description: 'The stake is taken. The bet waits for the launch, its target, a press, or the crash.',
      on: {
        'bet.cashOut': { target: 'paying', actions: { type: 'keepCashOut', params: ({ event }) => event } },
        'bet.lose': 'finishing',
        'bet.void': 'cancelling',
      },
    },
    paying: {
      description: 'Cashed out. The payout is sent until the wallet answers; it also finishes the bet.',
      on: {
        'win.paid': 'settled',
        'wallet.contradicts': {
          target: 'unsure',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ code: event.code }) },
        },
      },
    },
    finishing: {
      description: 'Lost. The wallet is told that the bet is over, until it answers.',
      on: {
        'round.finished': 'settled',
        'wallet.contradicts': {
          target: 'unsure',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ code: event.code }) },
        },
      },
    },
    cancelling: {
      description: 'The stake is taken back until the wallet answers.',
      on: {
        'bet.returned': 'cancelled',
        'wallet.contradicts': {
          target: 'unsure',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ code: event.code }) },
        },
      },
    },
    unsure: {
      description: 'Wallet and provider disagree. The wallet is asked for its view of the bet.',
      on: { 'reconcile.settled': 'settled', 'reconcile.cancelled': 'cancelled' },
    },
    settled: { type: 'final', description: 'Stake and payout are booked.' },
    refused: { type: 'final', description: 'The wallet refused the stake. Nothing was taken.' },
    cancelled: { type: 'final', description: 'The stake is back with the player.' },
  },
});
