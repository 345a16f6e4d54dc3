import { agentReportsContract, LINE_SCOPES, PROFIT_GROUPS } from '../../../api/contract/agent/agentReports.ts';
import { createListMachine } from '../../list/list.machine.ts';
import type { ListQuery } from '../../list/list.rules.ts';
import { createListFileMachine } from '../../list/listFile.machine.ts';
import { createReportViewsMachine } from '../reportViews/reportViews.machine.ts';

const filters = { by: PROFIT_GROUPS, scope: LINE_SCOPES } as const;

/** Profit and loss of an agent's line as a file. */
export const teamProfitFileMachine = createListFileMachine({
  id: 'teamProfitFile',
  endpoint: agentReportsContract.profitFile,
  request: ({ filters: chosen, range, search, language }: ListQuery<typeof filters>) => ({
    ...range,
    ...chosen,
    search,
    language,
  }),
});

/** Saved views of it. */
export const teamProfitViewsMachine = createReportViewsMachine({ id: 'teamProfitViews', report: 'teamProfit' });

/** Profit and loss of an agent's line, by member, level, category, vendor or day (AGENT-08). */
export const teamProfitMachine = createListMachine({
  id: 'teamProfit',
  endpoint: agentReportsContract.profit,
  filters,
  span: 'week',
  search: true,
  translated: true,
  exports: teamProfitFileMachine,
  views: teamProfitViewsMachine,
  request: ({ filters, range, search, page, pageSize, language }) => ({
    ...range,
    ...filters,
    search,
    page,
    pageSize,
    language,
  }),
});
