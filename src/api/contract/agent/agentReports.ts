import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode, money } from '../fields.ts';
import { movementKind } from '../money/statement.ts';
import { csvFile, dateRange, paged, pageQuery } from '../paging.ts';
import { betCategory, betRow, settledResult } from '../play/bet.ts';

/** Maximum length of a search for an account, in characters. */
export const MAX_ACCOUNT_SEARCH_LENGTH = 60;

/** Whom of the line: direct downlines, or everybody below the agent. */
export const LINE_SCOPES = ['line', 'direct'] as const;
/** What the rows of profit and loss stand for. */
export const PROFIT_GROUPS = ['member', 'level', 'category', 'vendor', 'day'] as const;
export type ProfitGroup = (typeof PROFIT_GROUPS)[number];
/** Whether deposits, withdrawals and bonuses belong to rows of this kind. */
export const hasMoves = (by: ProfitGroup): boolean => by !== 'category' && by !== 'vendor';
/** Kinds of an account's transactions; bets have a report of their own. */
export const TRANSACTION_GROUPS = ['all', 'deposit', 'withdrawal', 'transfer', 'bonus', 'salary', 'other'] as const;
export type TransactionGroup = (typeof TRANSACTION_GROUPS)[number];

const search = z.string().check(z.trim(), z.maxLength(MAX_ACCOUNT_SEARCH_LENGTH));

/** A member of the line: level 1 is a direct downline. */
const who = { account: z.string(), level: z.int() };

const teamBet = z.object({ ...betRow.shape, ...who });
export type TeamBet = z.infer<typeof teamBet>;

/** What was done in the range, in 1/10,000 P; voided bets left out. */
const figures = {
  deposits: money,
  withdrawals: money,
  bonuses: money,
  stake: money,
  validBet: money,
  payout: money,
};
const profitRow = z.discriminatedUnion('by', [
  z.object({ by: z.literal('member'), id: z.string(), ...who, isAgent: z.boolean(), ...figures }),
  z.object({ by: z.literal('level'), id: z.string(), level: z.int(), ...figures }),
  z.object({ by: z.literal('category'), id: betCategory, ...figures }),
  z.object({ by: z.literal('vendor'), id: z.string(), name: z.string(), ...figures }),
  /** A business day: yyyy-MM-dd. */
  z.object({ by: z.literal('day'), id: z.string(), ...figures }),
]);
export type ProfitRow = z.infer<typeof profitRow>;

const transactionRow = z.object({
  id: z.string(),
  ...who,
  at: instant,
  kind: movementKind,
  /** Change of the main wallet; negative for a debit. */
  amount: money,
  balance: money,
});
export type TransactionRow = z.infer<typeof transactionRow>;

/** A figure of the range, and of the range of the same length before it. */
const compared = <Amount extends z.ZodMiniType<number>>(amount: Amount) => z.object({ now: amount, before: amount });

/** A direct downline with everybody below: members, and valid bets. */
const lineRow = z.object({
  id: z.string(),
  account: z.string(),
  isAgent: z.boolean(),
  members: z.int(),
  validBet: compared(money),
});
export type LineRow = z.infer<typeof lineRow>;

/** Days that the plot of an overview holds at most. */
export const MAX_PLOT_DAYS = 62;

/** What a team did, for the default page of the agent centre (AGENT-02, AGENT-04). */
const overview = {
  members: z.int(),
  validBet: compared(money),
  /** Members with valid bets of at least P 500 (decision M11). */
  active: compared(z.int()),
  joined: compared(z.int()),
  /** Dividends and salaries credited to the agent. */
  income: compared(money),
  /**
   * Business days, oldest first, each with the day of the range before; empty for a longer range. Today's are those
   * so far.
   */
  days: z.array(z.object({ start: instant, isToday: z.boolean(), validBet: money, before: money })),
};
export type TeamOverview = z.infer<typeof teamOverview>;
const teamOverview = z.object(overview);

/** A member of the line, for its management. */
const downlineRow = z.object({
  id: z.string(),
  ...who,
  nickname: z.string(),
  isAgent: z.boolean(),
  /** Members below, on all levels. */
  below: z.int(),
  joinedAt: instant,
  lastLoginAt: z.nullable(instant),
  /** Logged in on the present business day. */
  isActiveToday: z.boolean(),
  /** Of the main wallet. */
  balance: money,
  /** Rebate that the line gives at least, in millionths; 0 where the VIP level decides alone. */
  rate: z.int(),
});
export type DownlineRow = z.infer<typeof downlineRow>;

const reads = {
  method: 'GET',
  sends: 'query',
  token: true,
  encrypted: false,
  repeat: 'safe',
  refusals: ['NOT_AN_AGENT'],
} as const;

const bets = {
  ...dateRange,
  search,
  category: z.enum(['all', ...betCategory.options]),
  result: z.enum(['all', ...settledResult.options]),
  language: languageCode,
};
const profit = {
  ...dateRange,
  search,
  scope: z.enum(LINE_SCOPES),
  by: z.enum(PROFIT_GROUPS),
  language: languageCode,
};
const transactions = { ...dateRange, search, group: z.enum(TRANSACTION_GROUPS) };

/** Reports on an agent's own line; nobody else's rows are ever in them. `search` is part of an account. */
export const agentReportsContract = {
  overview: defineEndpoint({
    ...reads,
    id: 'agentReports.overview',
    path: '/wps/ext/v1/agent/overview',
    request: z.object(dateRange),
    /** Direct downlines, the greatest change of valid bets first. */
    value: paged(lineRow, overview),
    spec: 'assumed: team overview (AGENT-02, AGENT-04)',
  }),
  downlines: defineEndpoint({
    ...reads,
    id: 'agentReports.downlines',
    path: '/wps/ext/v1/agent/downlines',
    /** `under`: the account of a member of the line, or empty for the agent. `search` goes through all levels below. */
    request: z.object({ under: z.string().check(z.maxLength(64)), search, ...pageQuery }),
    /** By account. */
    value: paged(downlineRow),
    refusals: ['NOT_AN_AGENT', 'NOT_FOUND'],
    spec: 'assumed: downline management (AGENT-06)',
  }),
  bets: defineEndpoint({
    ...reads,
    id: 'agentReports.bets',
    path: '/wps/ext/v1/agent/bets',
    request: z.object({ ...bets, ...pageQuery }),
    /** Settled bets, the newest first; the sums leave voided bets out and count whole hours. */
    value: paged(teamBet, { stake: money, validBet: money, payout: money }),
    spec: 'assumed: team betting history (AGENT-07, AGENT-17)',
  }),
  betsFile: defineEndpoint({
    ...reads,
    id: 'agentReports.betsFile',
    path: '/wps/ext/v1/agent/bets/file',
    request: z.object(bets),
    value: csvFile,
    spec: 'assumed: export of the team betting history (AGENT-07)',
  }),
  profit: defineEndpoint({
    ...reads,
    id: 'agentReports.profit',
    path: '/wps/ext/v1/agent/profit',
    request: z.object({ ...profit, ...pageQuery }),
    /**
     * A row for each member, category or vendor, the highest valid bet first, for each level, or for each day, the newest
     * first; bets of whole hours. Deposits, withdrawals and bonuses belong to no category and no vendor: their rows have 0. The
     * sums are of the range, however it is grouped; `before`: of the range of the same length before it.
     */
    value: paged(profitRow, { ...figures, before: z.object(figures) }),
    spec: 'assumed: profit and loss (AGENT-08)',
  }),
  profitFile: defineEndpoint({
    ...reads,
    id: 'agentReports.profitFile',
    path: '/wps/ext/v1/agent/profit/file',
    request: z.object(profit),
    value: csvFile,
    spec: 'assumed: export of profit and loss (AGENT-08)',
  }),
  transactions: defineEndpoint({
    ...reads,
    id: 'agentReports.transactions',
    path: '/wps/ext/v1/agent/transactions',
    request: z.object({ ...transactions, ...pageQuery }),
    /** Ledger rows of main wallets, the newest first; the sums are of credits and debits. */
    value: paged(transactionRow, { in: money, out: money }),
    spec: 'assumed: downline account transactions (AGENT-10)',
  }),
  transactionsFile: defineEndpoint({
    ...reads,
    id: 'agentReports.transactionsFile',
    path: '/wps/ext/v1/agent/transactions/file',
    request: z.object({ ...transactions, language: languageCode }),
    value: csvFile,
    spec: 'assumed: export of downline account transactions (AGENT-10)',
  }),
};
