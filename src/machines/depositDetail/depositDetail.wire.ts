import { fromPromise } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { depositContract } from '../../api/contract/deposit.ts';
import { depositDetailMachine } from './depositDetail.machine.ts';

export interface DepositDetailDeps {
  readonly api: ApiClient;
  /** Puts a text where it can be pasted from. Rejects where the browser does not let us. */
  readonly copyText: (text: string) => Promise<void>;
}

export const wireDepositDetail = ({ api, copyText }: DepositDetailDeps) =>
  depositDetailMachine.provide({
    actors: {
      fetchDetail: apiActor(api, depositContract.detail),
      lookAgain: apiActor(api, depositContract.detail),
      copyText: fromPromise<void, { readonly text: string }>(({ input }) => copyText(input.text)),
    },
  });
