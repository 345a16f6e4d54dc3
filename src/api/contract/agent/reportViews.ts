import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Reports that have saved views. */
export const REPORTS = ['teamOverview', 'teamBets', 'teamProfit', 'teamTransactions'] as const;
export type ReportName = (typeof REPORTS)[number];

/** Maximum length of the name of a view, in characters. */
export const MAX_VIEW_NAME_LENGTH = 40;
/** Views of one report that a member may keep. */
export const MAX_VIEWS = 20;

const key = z.string().check(z.regex(/^\w{1,20}$/));
const day = z.string().check(z.regex(/^(\d{4}-\d\d-\d\d)?$/));

/** What is chosen of a report. */
const reportChoice = z.object({
  filters: z.record(key, key),
  search: z.string().check(z.maxLength(60)),
  /** A ready-made date range, which moves with the day, or `own`, whose days are kept. */
  span: z.enum(['today', 'week', 'days30', 'month', 'own']),
  /** Business days, yyyy-MM-dd. */
  days: z.object({ from: day, to: day }),
  /** Columns that are not shown. */
  hidden: z.array(key).check(z.maxLength(20)),
});
export type ReportChoice = z.infer<typeof reportChoice>;

const view = z.object({
  id: z.string(),
  name: z.string(),
  /** Shown when the report opens; one at most. */
  isDefault: z.boolean(),
  choice: reportChoice,
});
export type ReportView = z.infer<typeof view>;

/** By name. */
const views = z.object({ list: z.array(view) });
const report = z.enum(REPORTS);
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_VIEW_NAME_LENGTH));
const id = z.string().check(z.maxLength(64));

const change = z.discriminatedUnion('do', [
  /** Replaces the view of the same name. */
  z.object({ do: z.literal('keep'), report, name, choice: reportChoice }),
  z.object({ do: z.literal('rename'), report, id, name }),
  z.object({ do: z.literal('remove'), report, id }),
  /** The report opens with it, or with none. */
  z.object({ do: z.literal('makeDefault'), report, id, isDefault: z.boolean() }),
]);
export type ViewChange = z.infer<typeof change>;

const call = {
  token: true,
  encrypted: false,
  value: views,
  spec: 'assumed: saved views of reports (issue 33)',
} as const;

/** Saved views of the reports of an agent; each member has own ones. */
export const reportViewsContract = {
  list: defineEndpoint({
    ...call,
    id: 'reportViews.list',
    method: 'GET',
    path: '/wps/ext/v1/agent/views',
    sends: 'query',
    repeat: 'safe',
    request: z.object({ report }),
    refusals: ['NOT_AN_AGENT'],
  }),
  /** Answers the views afterwards. `INVALID_FIELDS`: another view has the name. `LIMIT_REACHED`: there are `MAX_VIEWS`. */
  change: defineEndpoint({
    ...call,
    id: 'reportViews.change',
    method: 'POST',
    path: '/wps/ext/v1/agent/views',
    sends: 'json',
    repeat: 'once',
    request: change,
    refusals: ['NOT_AN_AGENT', 'NOT_FOUND', 'LIMIT_REACHED'],
  }),
};
