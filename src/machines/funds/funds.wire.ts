import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { fundsContract } from '../../api/contract/funds.ts';
import { fundsMachine } from './funds.machine.ts';

export const wireFunds = ({ api }: { readonly api: ApiClient }) =>
  fundsMachine.provide({
    actors: {
      fetchFunds: apiActor(api, fundsContract.consolidated),
      fetchWallets: apiActor(api, fundsContract.wallets),
      sendTransfer: apiActor(api, fundsContract.transfer),
    },
  });
