import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { lineTransferContract } from '../../api/contract/lineTransfer.ts';
import { wireLineTransfer } from '../lineTransfer/lineTransfer.wire.ts';
import { downlinesMachine } from './downlines.machine.ts';

export const wireDownlines = (deps: { readonly api: ApiClient }) =>
  downlinesMachine.provide({
    actors: {
      fetchDownlines: apiActor(deps.api, lineTransferContract.downlines),
      lineTransfer: wireLineTransfer(deps),
    },
  });
