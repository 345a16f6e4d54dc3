import type { fundsContract } from '../../../src/api/contract/money/funds.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { balancesOf } from '../ledger/balances.ts';
import { memberWallets } from './memberWallets.ts';
import { transferFunds } from './transferFunds.ts';

export const fundsHandlers = (deps: ServerDeps): Handlers<typeof fundsContract> => ({
  /** API-28. */
  wallets: async ({ session, request: { isSingle, language } }) => {
    const wallets = await memberWallets(deps, session.memberId, language);
    return { list: isSingle === '1' ? wallets.slice(0, 1) : [...wallets] };
  },

  /** API-29. */
  consolidated: async ({ session }) => {
    const balances = await balancesOf(deps.db, session.memberId);
    const inPurse = (wanted: (purse: string) => boolean): number =>
      [...balances].reduce((sum, [purse, balance]) => (wanted(purse) ? sum + balance : sum), 0);
    const main = inPurse((purse) => purse === 'main');
    const vendors = inPurse((purse) => purse.startsWith('vendor:'));
    const held = inPurse((purse) => purse === 'held');
    return { main, vendors, held, total: main + vendors + held, points: inPurse((purse) => purse === 'points') };
  },

  /** API-27. */
  transfer: ({ db, session, request }) => transferFunds(deps, db, { memberId: session.memberId, ...request }),
});
