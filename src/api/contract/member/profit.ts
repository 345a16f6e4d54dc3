import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { languageCode, money } from '../fields.ts';
import { csvFile, dateRange, paged } from '../paging.ts';
import { betCategory } from '../play/bet.ts';

/** Stakes and payouts of settled bets, voided ones left out. */
const played = { bets: z.int(), stake: money, payout: money };

const day = z.object({
  /** A business day: yyyy-MM-dd. */
  id: z.string(),
  ...played,
  /** Credited on that day besides bets. */
  bonuses: money,
});
export type ProfitDay = z.infer<typeof day>;

const category = z.object({ id: betCategory, ...played });
export type ProfitCategory = z.infer<typeof category>;

export const profitContract = {
  report: defineEndpoint({
    id: 'profit.report',
    method: 'GET',
    path: '/wps/ext/v1/profit',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object(dateRange),
    /** Days with bets or bonuses, newest first, all on one page; categories by stake, the highest first. */
    value: paged(day, { ...played, bonuses: money, categories: z.array(category) }),
    refusals: [],
    spec: 'assumed: personal loss (MEMBER-12)',
  }),
  file: defineEndpoint({
    id: 'profit.file',
    method: 'GET',
    path: '/wps/ext/v1/profit/file',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ ...dateRange, language: languageCode }),
    value: csvFile,
    refusals: [],
    spec: 'assumed: export of the personal loss (MEMBER-12)',
  }),
};
