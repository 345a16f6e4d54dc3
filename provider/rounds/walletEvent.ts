import type { WalletErrorCode } from '../../protocol/wallet.ts';

/** What the wallet has to do with a round, or with a bet in a shared one. */
export type WalletEvent =
  | { readonly type: 'bet.taken' }
  | { readonly type: 'bet.refused'; readonly code: WalletErrorCode }
  /** The wallet has not answered in time: the stake may have been taken. */
  | { readonly type: 'bet.unanswered' }
  /** 1/10,000 P */
  | { readonly type: 'jackpot.paid'; readonly amount: number }
  | { readonly type: 'win.paid' }
  | { readonly type: 'round.finished' }
  | { readonly type: 'bet.returned' }
  /** The payout is taken back; the round is open again. */
  | { readonly type: 'round.reopened' }
  /** The wallet contradicts what it has said before. */
  | { readonly type: 'wallet.contradicts'; readonly code: WalletErrorCode }
  | { readonly type: 'reconcile.settled' }
  | { readonly type: 'reconcile.cancelled' };
