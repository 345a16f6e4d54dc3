import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { lineTransferContract } from '../../api/contract/lineTransfer.ts';
import { failureOf } from '../../api/failure.ts';
import { lineTransferMachine } from '../lineTransfer/lineTransfer.machine.ts';
import { intentKey } from '../money/intent.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { isPageOf } from '../support/paging.ts';
import type { downlinesEvents } from './downlines.events.ts';
import { type Downlines, type DownlinesContext, pagesOf } from './downlines.rules.ts';

/** The page on which an agent chooses to whom of the members directly below money goes (WALLET-06). */
export const downlinesMachine = setup({
  types: {
    context: {} as DownlinesContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof downlinesEvents> | MoneyMoved,
    tags: {} as 'busy',
    children: {} as { lineTransfer: 'lineTransfer' },
  },
  actors: { fetchDownlines: apiPort(lineTransferContract.downlines), lineTransfer: lineTransferMachine },
  actions: {
    keepDownlines: assign((_, params: { downlines: Downlines }) => ({ downlines: params.downlines })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value })),
    search: assign(({ context }) => ({ search: context.typed.trim(), page: 1 })),
    turnTo: assign((_, params: { page: number }) => ({ page: params.page })),
    choose: assign((_, params: { id: string }) => ({ chosen: params.id })),
    /** Who is chosen next is another intent: its key is another. */
    settle: assign(({ context }) => ({ chosen: null, settled: context.settled + 1 })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isPage: ({ context }, params: { page: number }) => isPageOf(pagesOf(context), params.page),
    isRow: ({ context }, params: { id: string }) => context.downlines?.list.some(({ id }) => id === params.id) === true,
  },
}).createMachine({
  id: 'downlines',
  context: ({ input }) => ({
    keySeed: input.keySeed,
    settled: 0,
    downlines: null,
    typed: '',
    search: '',
    page: 1,
    chosen: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Fetches a page of the members directly below; what is known stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchDownlines',
        src: 'fetchDownlines',
        input: ({ context }) => ({ request: { search: context.search, page: String(context.page) } }),
        onDone: {
          target: 'choosing',
          actions: { type: 'keepDownlines', params: ({ event }) => ({ downlines: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'They could not be had: says why and offers to try again.',
      on: { 'downlines.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    choosing: {
      description: 'The members directly below, to be searched and chosen from.',
      on: {
        'downlines.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'downlines.search': { target: 'loading', actions: 'search' },
        'downlines.page': {
          guard: { type: 'isPage', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
        'downlines.choose': {
          guard: { type: 'isRow', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'A transfer to the one who was chosen.',
      invoke: {
        id: 'lineTransfer',
        src: 'lineTransfer',
        input: ({ context }) => ({ to: context.chosen ?? '', keySeed: intentKey(context) }),
        onDone: { target: 'loading', actions: 'settle' },
        onError: { target: 'loading', actions: 'settle' },
      },
      on: { 'page.moneyMoved': { actions: 'tellMoved' } },
    },
  },
});
