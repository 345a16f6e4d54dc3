import type { walletContract } from '../../../src/api/contract/money/wallet.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { balancesOf } from '../ledger/balances.ts';
import { sumBalanceOf } from './sumBalance.ts';

export const walletHandlers = ({ db }: ServerDeps): Handlers<typeof walletContract> => ({
  balance: async ({ session }) => ({ sumBalance: sumBalanceOf(await balancesOf(db, session.memberId)) }),
});
