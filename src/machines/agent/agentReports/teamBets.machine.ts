import { agentReportsContract } from '../../../api/contract/agent/agentReports.ts';
import { betCategory, settledResult } from '../../../api/contract/play/bet.ts';
import { createListMachine } from '../../list/list.machine.ts';
import type { ListQuery } from '../../list/list.rules.ts';
import { createListFileMachine } from '../../list/listFile.machine.ts';
import { createReportViewsMachine } from '../reportViews/reportViews.machine.ts';

const filters = {
  category: ['all', ...betCategory.options],
  result: ['all', ...settledResult.options],
} as const;

/** Bets of an agent's line as a file. */
export const teamBetFileMachine = createListFileMachine({
  id: 'teamBetFile',
  endpoint: agentReportsContract.betsFile,
  request: ({ filters: chosen, range, search, language }: ListQuery<typeof filters>) => ({
    ...range,
    ...chosen,
    search,
    language,
  }),
});

/** Saved views of it. */
export const teamBetsViewsMachine = createReportViewsMachine({ id: 'teamBetsViews', report: 'teamBets' });

/** Settled bets of an agent's line (AGENT-07, AGENT-17), by date, account, category and result. */
export const teamBetsMachine = createListMachine({
  id: 'teamBets',
  endpoint: agentReportsContract.bets,
  filters,
  span: 'week',
  search: true,
  translated: true,
  exports: teamBetFileMachine,
  views: teamBetsViewsMachine,
  request: ({ filters: chosen, range, search, page, pageSize, language }) => ({
    ...range,
    ...chosen,
    search,
    page,
    pageSize,
    language,
  }),
});
