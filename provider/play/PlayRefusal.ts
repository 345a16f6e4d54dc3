import type { WalletErrorCode } from '../../protocol/wallet.ts';

/** Why the provider does not do what its page asks. Nothing was taken. */
export type PlayRefusalCode =
  | WalletErrorCode
  /** The wallet does not answer. */
  | 'WALLET_AWAY'
  | 'SESSION_UNKNOWN'
  | 'STAKE_INVALID'
  /** Another round of the player in this game is not over. */
  | 'ROUND_OPEN'
  /** The request id belongs to a spin with another stake. */
  | 'REQUEST_DIFFERS'
  | 'TARGET_INVALID'
  | 'CHOICE_INVALID'
  | 'MOVE_INVALID'
  /** The shared round takes no bets now. */
  | 'BETS_CLOSED'
  /** Nothing is in the air yet, or no longer. */
  | 'TOO_EARLY'
  | 'TOO_LATE';

export class PlayRefusal extends Error {
  readonly code: PlayRefusalCode;

  constructor(code: PlayRefusalCode) {
    super(code);
    this.code = code;
  }
}
