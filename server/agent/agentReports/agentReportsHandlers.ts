import type { agentReportsContract } from '../../../src/api/contract/agent/agentReports.ts';
import { MAX_EXPORT_ROWS } from '../../../src/api/contract/paging.ts';
import { csvName } from '../../csv.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { downlineTree } from './downlineTree.ts';
import { lineAsked } from './line.ts';
import { profitCsv, teamBetCsv, transactionCsv } from './reportCsv.ts';
import { teamBets, teamBetsFile } from './teamBets.ts';
import { teamOverview } from './teamOverview.ts';
import { teamProfit, teamProfitFile } from './teamProfit.ts';
import { teamTransactions } from './teamTransactions.ts';

const WHOLE = { skip: 0, most: MAX_EXPORT_ROWS } as const;

const partOf = ({ page, pageSize }: { readonly page: number; readonly pageSize: string }) => ({
  skip: (page - 1) * Number(pageSize),
  most: Number(pageSize),
});

/** Reports on an agent's own line (AGENT-04, 06, 07, 08, 10). */
export const agentReportsHandlers = (deps: ServerDeps): Handlers<typeof agentReportsContract> => ({
  overview: ({ session, request }) => teamOverview(deps, lineAsked(deps, session, { search: '' }), request),

  downlines: ({ session, request }) => downlineTree(deps, lineAsked(deps, session, request), request),

  bets: ({ session, request }) => teamBets(deps, lineAsked(deps, session, { search: request.search }), request),

  betsFile: async ({ session, request }) => {
    const line = lineAsked(deps, session, { search: request.search });
    const { rows, left } = await teamBetsFile(deps, line, request);
    return { name: csvName('team-bets', request), csv: teamBetCsv(rows, request.language), left };
  },

  profit: ({ session, request }) =>
    teamProfit(deps, lineAsked(deps, session, request), { ...request, ...partOf(request) }),

  profitFile: async ({ session, request }) => {
    const line = lineAsked(deps, session, request);
    const { list, count } = await teamProfitFile(deps, line, { ...request, ...WHOLE });
    return {
      name: csvName('team-profit', request),
      csv: profitCsv(list, request),
      left: count - list.length,
    };
  },

  transactions: ({ session, request }) =>
    teamTransactions(deps, lineAsked(deps, session, { search: request.search }), {
      ...request,
      ...partOf(request),
      order: 'newest',
    }),

  transactionsFile: async ({ session, request }) => {
    const line = lineAsked(deps, session, { search: request.search });
    const { list, count } = await teamTransactions(deps, line, { ...request, ...WHOLE, order: 'oldest' });
    return {
      name: csvName('team-transactions', request),
      csv: transactionCsv(list, request.language),
      left: count - list.length,
    };
  },
});
