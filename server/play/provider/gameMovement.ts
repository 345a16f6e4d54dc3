import type { MovementKind } from '../../../src/api/contract/money/statement.ts';
import { type HouseAccountKind, houseAccount, memberAccount } from '../../money/ledger/account.ts';
import type { Line, Movement } from '../../money/ledger/movement.ts';
import type { WalletCall } from './walletCall.ts';

interface Moved {
  readonly kind: MovementKind;
  readonly transactionId: string;
  /** The provider's reference of the round, or the campaign. */
  readonly round: string;
  /** Change of the main purse, and of the receivable: above 0 pays it. They come from, or go to, `from`. */
  readonly purse: number;
  readonly receivable?: number;
  readonly from?: HouseAccountKind;
  /** Changes of jackpot pots; they come from, or go to, `from` as well. */
  readonly pots?: readonly Line[];
}

/** The movement of a transaction; none for 0. */
export function gameMovement(
  { deps, profile, session, book, at }: WalletCall,
  { kind, transactionId, round, purse, receivable = 0, from = 'games', pots = [] }: Moved,
): readonly Movement[] {
  const merchantCode = deps.config.merchant;
  const potted = pots.reduce((sum, { amount }) => sum + amount, 0);
  const lines = [
    { account: memberAccount(session.memberId, 'main'), amount: purse },
    { account: houseAccount(merchantCode, book, 'receivable'), amount: receivable },
    ...pots,
    { account: houseAccount(merchantCode, book, from), amount: -purse - receivable - potted },
  ].filter(({ amount }) => amount !== 0);
  const cause = `${profile.code}/${transactionId}`;
  const memo = { round, provider: profile.code, transaction: transactionId };
  return lines.length === 0 ? [] : [{ merchantCode, book, kind, cause, at, memo, lines, ofTheHouse: true }];
}

/** Splits a payment to a member: what the round owes the house is paid first. */
export function netOf(amount: number, owed: number): { readonly purse: number; readonly receivable: number } {
  const receivable = Math.min(amount, owed);
  return { purse: amount - receivable, receivable };
}
