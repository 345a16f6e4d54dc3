import * as z from 'zod/mini';
import { agreementKind } from '../../../api/contract/agent/agreement.ts';
import { billContract, billStatus } from '../../../api/contract/agent/bill.ts';
import { visible } from '../../../api/contract/endpoint.ts';
import { instant } from '../../../api/contract/fields.ts';
import { ANY_TIME, pageQuery } from '../../../api/contract/paging.ts';
import { choice, createPage } from '../../page/page.machine.ts';

/** Bills are made every hour, and paid meanwhile. */
const MINUTE = 60_000;

export const INCOME_PAGE_SIZE = '20' as const;

/**
 * My income (AGENT-09): what agreements of all kinds brought, or cost, by month and kind, and their bills with what each
 * is worked out from.
 */
export const incomePage = createPage({
  id: 'income',
  choices: {
    side: choice(z.enum(['downline', 'upline']), 'downline', { resets: ['month', 'page'] }),
    /** Null for bills of all time. */
    month: choice(z.nullable(z.object({ from: instant, to: instant })), null, { resets: ['page'] }),
    kind: choice(z.enum(['all', ...agreementKind.options]), 'all', { resets: ['page'] }),
    status: choice(z.enum(['all', ...billStatus.options]), 'all', { resets: ['page'] }),
    page: choice(pageQuery.page, 1),
  },
  reads: (query) => ({
    months: query(billContract.months, { request: ({ side }) => ({ as: side }), freshFor: MINUTE }),
    bills: query(billContract.list, {
      request: ({ side, month, kind, status, page }) => ({
        ...{ as: side, kind, status, page },
        pageSize: INCOME_PAGE_SIZE,
        ...(month ?? ANY_TIME),
      }),
      refreshes: true,
    }),
  }),
  writes: (submission) => ({
    claim: submission(billContract.claim, {
      payload: z.object({ id: visible(z.string()) }),
      request: (_, { id }) => ({ id }),
      needs: ['bills'],
      can: ({ bills }, { id }) => bills?.list.some((bill) => bill.id === id && bill.mayClaim) === true,
      reload: ['months', 'bills'],
      movesMoney: true,
    }),
  }),
});
