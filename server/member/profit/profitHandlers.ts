import type { ProfitDay, profitContract } from '../../../src/api/contract/member/profit.ts';
import { MAX_EXPORT_ROWS } from '../../../src/api/contract/paging.ts';
import { csvName } from '../../csv.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { profitCsv } from './profitCsv.ts';
import { profitOf } from './profitOf.ts';

/** Personal loss (MEMBER-12). */
export const profitHandlers = ({ db }: Pick<ServerDeps, 'db'>): Handlers<typeof profitContract> => ({
  report: async ({ session: { memberId }, request }) => {
    const { days, categories } = await profitOf(db, { memberId, ...request });
    const sumOf = (figure: (day: ProfitDay) => number) => days.reduce((sum, day) => sum + figure(day), 0);
    return {
      list: [...days],
      count: days.length,
      bets: sumOf(({ bets }) => bets),
      stake: sumOf(({ stake }) => stake),
      payout: sumOf(({ payout }) => payout),
      bonuses: sumOf(({ bonuses }) => bonuses),
      categories: [...categories],
    };
  },

  /** MEMBER-12: the same days as a file, the oldest first. */
  file: async ({ session: { memberId }, request: { language, ...range } }) => {
    const { days } = await profitOf(db, { memberId, ...range });
    const rows = days.toReversed().slice(0, MAX_EXPORT_ROWS);
    return { name: csvName('profit', range), csv: profitCsv(rows, language), left: days.length - rows.length };
  },
});
