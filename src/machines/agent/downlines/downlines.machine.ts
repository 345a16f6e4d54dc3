import { createListDetailMachine } from '../../list/listDetail.machine.ts';
import { lineTransferMachine } from '../lineTransfer/lineTransfer.machine.ts';
import { downlineListMachine } from './downlineList.machine.ts';

/** The page on which an agent chooses a direct downline to transfer money to (WALLET-06). */
export const downlinesMachine = createListDetailMachine({
  id: 'downlines',
  list: downlineListMachine,
  detail: lineTransferMachine,
  input: ({ id, keySeed }) => ({ to: id, keySeed }),
});
