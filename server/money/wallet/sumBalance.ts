import type { MemberAccountKind } from '../ledger/account.ts';

/**
 * WALLET-01: a member's spendable balance, in 1/10,000 P: main wallet plus vendors, without money held for withdrawals
 * and without points.
 */
export const sumBalanceOf = (balances: ReadonlyMap<MemberAccountKind, number>): number =>
  [...balances].reduce((sum, [purse, held]) => (isSpendable(purse) ? sum + held : sum), 0);

const isSpendable = (purse: MemberAccountKind): boolean => purse === 'main' || purse.startsWith('vendor:');
