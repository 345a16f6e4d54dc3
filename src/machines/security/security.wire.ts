import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { paymentPasswordContract } from '../../api/contract/paymentPassword.ts';
import { securityMachine } from './security.machine.ts';

export const wireSecurity = ({ api }: { readonly api: ApiClient }) =>
  securityMachine.provide({
    actors: {
      fetchStatus: apiActor(api, paymentPasswordContract.status),
      sendCode: apiActor(api, paymentPasswordContract.sendCode),
      sendSet: apiActor(api, paymentPasswordContract.set),
      sendChange: apiActor(api, paymentPasswordContract.change),
    },
  });
