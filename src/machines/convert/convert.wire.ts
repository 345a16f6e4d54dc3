import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { pointsContract } from '../../api/contract/points.ts';
import { convertMachine } from './convert.machine.ts';

export const wireConvert = ({ api }: { readonly api: ApiClient }) =>
  convertMachine.provide({
    actors: {
      sendConvert: apiActor(api, pointsContract.convert),
      fetchBalance: apiActor(api, pointsContract.balance),
    },
  });
