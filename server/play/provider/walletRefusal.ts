import type { WalletErrorCode } from '../../../protocol/wallet.ts';

/** The wallet's no to a provider. */
export class WalletRefusal extends Error {
  readonly code: WalletErrorCode;

  constructor(code: WalletErrorCode, message: string = code) {
    super(message);
    this.name = 'WalletRefusal';
    this.code = code;
  }
}

/**
 * Refusals of a bet that are its first answer for good: a late copy of the request must not take money for a round that
 * was never played.
 */
const FINAL: ReadonlySet<WalletErrorCode> = new Set([
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
  'SESSION_ENDED',
  'GAME_UNKNOWN',
  'ROUND_CLOSED',
]);

export const isFinal = ({ code }: WalletRefusal): boolean => FINAL.has(code);
