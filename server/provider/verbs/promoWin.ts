import type { WalletRequest } from '../../../protocol/wallet.ts';
import { postAll } from '../../ledger/post.ts';
import { gameMovement } from '../gameMovement.ts';
import type { MoneyVerb } from '../walletCall.ts';

/** Pays outside a round, without turnover; after the end of the session too. */
export const promoWin: MoneyVerb<WalletRequest<'promoWin'>> = {
  verb: 'promoWin',
  run: async (call, { transactionId, amount, campaign }) => {
    await postAll(
      call.db,
      gameMovement(call, { kind: 'promoWin', transactionId, round: campaign, purse: amount, from: 'promotions' }),
    );
    return { amount };
  },
};
