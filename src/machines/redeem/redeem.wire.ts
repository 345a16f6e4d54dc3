import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { pointsContract } from '../../api/contract/points.ts';
import { redeemMachine } from './redeem.machine.ts';

export const wireRedeem = ({ api }: { readonly api: ApiClient }) =>
  redeemMachine.provide({
    actors: {
      sendRedeem: apiActor(api, pointsContract.redeem),
      fetchRewards: apiActor(api, pointsContract.rewards),
      fetchBalance: apiActor(api, pointsContract.balance),
    },
  });
