import { agentReportsContract, LINE_SCOPES } from '../../api/contract/agentReports.ts';
import { createListMachine } from '../list/list.machine.ts';
import type { ListQuery } from '../list/list.rules.ts';
import { createListFileMachine } from '../list/listFile.machine.ts';

const filters = { scope: LINE_SCOPES } as const;

/** Profit and loss of an agent's line as a file. */
export const teamProfitFileMachine = createListFileMachine({
  id: 'teamProfitFile',
  endpoint: agentReportsContract.profitFile,
  request: ({ filters: { scope }, range, search, language }: ListQuery<typeof filters>) => ({
    ...range,
    scope,
    search,
    language,
  }),
});

/** Profit and loss by member of an agent's line (AGENT-08). */
export const teamProfitMachine = createListMachine({
  id: 'teamProfit',
  endpoint: agentReportsContract.profit,
  filters,
  span: 'week',
  search: true,
  exports: teamProfitFileMachine,
  request: ({ filters: { scope }, range, search, page, pageSize }) => ({ ...range, scope, search, page, pageSize }),
});
