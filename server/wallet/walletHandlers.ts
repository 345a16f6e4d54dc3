import { eq } from 'drizzle-orm';
import type { walletContract } from '../../src/api/contract/wallet.ts';
import { wallet } from '../database/schema.ts';
import type { Handlers, ServerDeps } from '../deps.ts';

export const walletHandlers = ({ db }: ServerDeps): Handlers<typeof walletContract> => ({
  /** API-26, in 1/10,000 P. An account that never held money has no wallet yet: 0. */
  balance: async ({ session }) => {
    const [row] = await db
      .select({ balance: wallet.balance })
      .from(wallet)
      .where(eq(wallet.memberId, session.memberId));
    return { sumBalance: row?.balance ?? 0 };
  },
});
