import type { Purse } from '../ledger/account.ts';

/**
 * WALLET-01: what a member can play or take out, in 1/10,000 P: the main wallet and those at vendors. What is set aside
 * for a withdrawal is spoken for, and points are no money.
 */
export const sumBalanceOf = (balances: ReadonlyMap<Purse, number>): number =>
  [...balances].reduce((sum, [purse, held]) => (isSpendable(purse) ? sum + held : sum), 0);

const isSpendable = (purse: Purse): boolean => purse === 'main' || purse.startsWith('vendor:');
