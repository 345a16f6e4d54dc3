import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { billContract } from '../../api/contract/bill.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import { billMachine } from '../bill/bill.machine.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { SpanChoice } from '../statement/statement.events.ts';
import { dayProblems, daysOf } from '../statement/statement.rules.ts';
import type { EventsOf } from '../support/events.ts';
import { isPageOf } from '../support/paging.ts';
import { unwired } from '../support/unwired.ts';
import type { BillSide, billsEvents, StatusChoice } from './bills.events.ts';
import { type BillsContext, type BillsPart, pagesOf } from './bills.rules.ts';

/** Another choice: nothing that belongs to the old one is shown any more. */
const anew = { part: null, failure: null, page: 1 } as const;

/** What the chart of a page of bills is made of. */
export const billsSetup = setup({
  types: {
    context: {} as BillsContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof billsEvents> | MoneyMoved,
    tags: {} as 'busy',
    children: {} as { bill: 'bill' },
  },
  actors: { fetchPart: apiPort(billContract.list), bill: billMachine },
  actions: {
    readToday: (_, _params: { zone: 'GMT+8' }) => unwired('bills.readToday')(),
    setDays: assign(({ context }) => ({ days: daysOf(context) })),
    keepPart: assign((_, params: { part: BillsPart }) => ({ part: params.part })),
    keepFailure: assign((_, params: { error: unknown }) => ({ part: null, failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    chooseSide: assign((_, params: { side: BillSide }) => ({ ...anew, side: params.side })),
    chooseSpan: assign((_, params: { span: SpanChoice }) => ({ ...anew, span: params.span })),
    openOwn: assign(({ context }) => ({ span: 'own' as const, typed: context.days, tried: false })),
    typeDay: assign(({ context }, params: { end: 'from' | 'to'; value: string }) => ({
      typed: { ...context.typed, [params.end]: params.value },
    })),
    markTried: assign({ tried: true }),
    takeTyped: assign(({ context }) => ({ ...anew, days: context.typed, tried: false })),
    chooseStatus: assign((_, params: { status: StatusChoice }) => ({ ...anew, status: params.status })),
    turnTo: assign((_, params: { page: number }) => ({ page: params.page })),
    openBill: assign((_, params: { id: string }) => ({ open: params.id })),
    closeBill: assign({ open: null }),
    /** Another bill is another intent. */
    settle: assign(({ context }) => ({ settled: context.settled + 1 })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isOtherSide: ({ context }, params: { side: BillSide }) =>
      params.side !== context.side && context.sides.includes(params.side),
    opensOwn: ({ context }, params: { span: SpanChoice }) => params.span === 'own' && context.span !== 'own',
    isOtherSpan: ({ context }, params: { span: SpanChoice }) => params.span !== 'own' && params.span !== context.span,
    isOwn: ({ context }) => context.span === 'own',
    areDaysSound: ({ context }) => context.span === 'own' && Object.keys(dayProblems(context.typed)).length === 0,
    isOtherStatus: ({ context }, params: { status: StatusChoice }) => params.status !== context.status,
    isOtherPage: ({ context }, params: { page: number }) =>
      params.page !== context.page && isPageOf(pagesOf(context), params.page),
    isSwitchedOff: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'FEATURE_OFF'),
    isRow: ({ context }, params: { id: string }) => context.part?.list.some(({ id }) => id === params.id) === true,
  },
});
