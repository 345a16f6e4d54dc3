import { statementContract } from '../../../api/contract/money/statement.ts';
import { createListMachine } from '../../list/list.machine.ts';
import { KIND_GROUPS, wantedOf } from './statement.rules.ts';

/** The credit report (WALLET-10): money in and out by kind. */
export const creditReportMachine = createListMachine({
  id: 'creditReport',
  endpoint: statementContract.creditReport,
  filters: { kinds: KIND_GROUPS, wallet: ['main'] },
  span: 'week',
  shared: true,
  whole: true,
  request: wantedOf,
});
