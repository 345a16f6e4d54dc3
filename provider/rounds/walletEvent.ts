import type { WalletErrorCode } from '../../protocol/wallet.ts';

/** What the wallet has to do with a round, or with a bet in a shared one. */
export type WalletEvent =
  | { readonly type: 'bet.taken' }
  | { readonly type: 'bet.refused'; readonly code: WalletErrorCode }
  /** The wallet has not answered in time: the stake may have been taken. */
  | { readonly type: 'bet.unanswered' }
  | { readonly type: 'win.paid' }
  | { readonly type: 'round.finished' }
  | { readonly type: 'bet.returned' }
  /** The wallet contradicts what it has said before. */
  | { readonly type: 'wallet.contradicts'; readonly code: WalletErrorCode }
  | { readonly type: 'reconcile.settled' }
  | { readonly type: 'reconcile.cancelled' };
