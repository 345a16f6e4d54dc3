import { agentReportsContract, TRANSACTION_GROUPS } from '../../../api/contract/agent/agentReports.ts';
import { createListMachine } from '../../list/list.machine.ts';
import type { ListQuery } from '../../list/list.rules.ts';
import { createListFileMachine } from '../../list/listFile.machine.ts';
import { createReportViewsMachine } from '../reportViews/reportViews.machine.ts';

const filters = { group: TRANSACTION_GROUPS } as const;

/** Transactions of an agent's line as a file. */
export const teamTransactionFileMachine = createListFileMachine({
  id: 'teamTransactionFile',
  endpoint: agentReportsContract.transactionsFile,
  request: ({ filters: { group }, range, search, language }: ListQuery<typeof filters>) => ({
    ...range,
    group,
    search,
    language,
  }),
});

/** Saved views of it. */
export const teamTransactionsViewsMachine = createReportViewsMachine({
  id: 'teamTransactionsViews',
  report: 'teamTransactions',
});

/** Transactions in the main wallets of an agent's line (AGENT-10). */
export const teamTransactionsMachine = createListMachine({
  id: 'teamTransactions',
  endpoint: agentReportsContract.transactions,
  filters,
  span: 'week',
  search: true,
  exports: teamTransactionFileMachine,
  views: teamTransactionsViewsMachine,
  request: ({ filters: { group }, range, search, page, pageSize }) => ({ ...range, group, search, page, pageSize }),
});
