import type { WalletErrorCode } from '../../protocol/wallet.ts';

/** Why the provider does not do what its page asks. Nothing was taken. */
export type PlayRefusalCode =
  | WalletErrorCode
  /** The wallet does not answer. */
  | 'WALLET_AWAY'
  | 'SESSION_UNKNOWN'
  /** More requests, openings or streams than one may have. */
  | 'TOO_MANY'
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
  /** Every seat of the room is taken. */
  | 'ROOM_FULL'
  /** Nothing is in the air yet, or no longer. */
  | 'TOO_EARLY'
  | 'TOO_LATE'
  /** Of a slip: `changes`, `selections`, `offer` say more. */
  | 'ODDS_CHANGED'
  | 'MARKET_SUSPENDED'
  | 'OFFER_CHANGED'
  /** Two legs of an accumulator are of one match. */
  | 'RELATED_LEGS'
  /** The slip could pay more than one may. */
  | 'PAYOUT_LIMIT'
  /** Open slips could win more than they may; `most` is the largest stake that is possible. */
  | 'LIABILITY_LIMIT';

export class PlayRefusal extends Error {
  readonly code: PlayRefusalCode;
  /** What the page is told besides the code. */
  readonly details: object;

  constructor(code: PlayRefusalCode, details: object = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
