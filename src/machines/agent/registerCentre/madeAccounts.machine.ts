import { registerCentreContract } from '../../../api/contract/agent/registerCentre.ts';
import { createListMachine } from '../../list/list.machine.ts';

/** The accounts that the agent has made by hand (AGENT-05), newest first; opening a row asks for another password. */
export const madeAccountsMachine = createListMachine({
  id: 'madeAccounts',
  endpoint: registerCentreContract.accounts,
  filters: {},
  opens: true,
  request: ({ page, pageSize }) => ({ page, pageSize }),
});
