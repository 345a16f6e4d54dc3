import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { lineTransferContract } from '../../api/contract/lineTransfer.ts';
import { lineTransferMachine } from './lineTransfer.machine.ts';

export const wireLineTransfer = ({ api }: { readonly api: ApiClient }) =>
  lineTransferMachine.provide({
    actors: {
      fetchTerms: apiActor(api, lineTransferContract.terms),
      sendTransfer: apiActor(api, lineTransferContract.send),
    },
  });
