import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { lineTransferContract } from '../../../api/contract/agent/lineTransfer.ts';
import type { EventsOf } from '../../support/events.ts';
import type { DownlineStep, downlinePickerEvents } from './downlinePicker.events.ts';
import {
  activeDownline,
  type DownlinePickerContext,
  type FoundDownlines,
  nextIndex,
  searchOf,
} from './downlinePicker.rules.ts';

/** Sent to the form. */
export interface DownlineChosen {
  readonly type: 'downline.chosen';
  readonly username: string;
}

/**
 * Suggests downlines for a text field: an editable combobox (ARIA pattern). The form owns the text; the picker searches
 * and reports the selection. If the search fails, a name can still be typed.
 */
export const downlinePickerMachine = setup({
  types: {
    context: {} as DownlinePickerContext,
    events: {} as EventsOf<typeof downlinePickerEvents>,
    tags: {} as 'open' | 'busy',
  },
  actors: { fetchDownlines: apiPort(lineTransferContract.downlines) },
  actions: {
    keepSearch: assign((_, params: { value: string }) => ({ search: searchOf(params.value), active: null })),
    keepFound: assign((_, params: { found: FoundDownlines }) => ({ found: params.found, active: null })),
    forgetFound: assign({ found: null, active: null }),
    move: assign(({ context }, params: { to: DownlineStep }) => ({ active: nextIndex(context, params.to) })),
    tellActive: enqueueActions(({ context, enqueue }) => {
      const downline = activeDownline(context);
      if (downline) enqueue.sendParent({ type: 'downline.chosen', username: downline.username });
    }),
    tellPicked: sendParent(
      (_, params: { username: string }): DownlineChosen => ({ type: 'downline.chosen', ...params }),
    ),
  },
  guards: {
    isNobodyBelow: ({ context }, params: { found: FoundDownlines }) =>
      context.search === '' && params.found.count === 0,
    isActive: ({ context }) => activeDownline(context) !== null,
    isFound: ({ context }, params: { username: string }) =>
      context.found?.list.some(({ username }) => username === params.username) === true,
  },
  delays: { pause: 300 },
}).createMachine({
  id: 'downlinePicker',
  context: { search: '', found: null, active: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Closed.',
      initial: 'first',
      on: {
        'downlinePicker.search': {
          target: 'open.pausing',
          actions: { type: 'keepSearch', params: ({ event }) => event },
        },
        'downlinePicker.open': {
          target: 'open.asking',
          actions: { type: 'keepSearch', params: ({ event }) => event },
        },
      },
      states: {
        first: {
          description: 'Loading the downlines, to know whether there are any.',
          invoke: {
            id: 'fetchDownlines',
            src: 'fetchDownlines',
            input: { request: { search: '', page: 1, pageSize: '20' as const } },
            onDone: [
              {
                guard: { type: 'isNobodyBelow', params: ({ event }) => ({ found: event.output }) },
                target: '#downlinePicker.nobody',
              },
              {
                target: 'known',
                actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
              },
            ],
            onError: 'known',
          },
        },
        known: { description: 'Waits for a letter or a key.' },
      },
    },
    nobody: {
      description: 'The member has no downlines; says so.',
      on: { 'downlinePicker.search': { actions: { type: 'keepSearch', params: ({ event }) => event } } },
    },
    open: {
      description: 'Open, with the last results.',
      tags: 'open',
      initial: 'pausing',
      on: {
        'downlinePicker.search': { target: '.pausing', actions: { type: 'keepSearch', params: ({ event }) => event } },
        'downlinePicker.move': { actions: { type: 'move', params: ({ event }) => event } },
        'downlinePicker.choose': { guard: 'isActive', target: 'closed.known', actions: 'tellActive' },
        'downlinePicker.pick': {
          guard: { type: 'isFound', params: ({ event }) => event },
          target: 'closed.known',
          actions: { type: 'tellPicked', params: ({ event }) => ({ username: event.username }) },
        },
        'downlinePicker.close': 'closed.known',
      },
      states: {
        pausing: { description: 'Waits for a pause in typing.', tags: 'busy', after: { pause: 'asking' } },
        asking: {
          description: 'Searching.',
          tags: 'busy',
          invoke: {
            id: 'fetchDownlines',
            src: 'fetchDownlines',
            input: ({ context }) => ({ request: { search: context.search, page: 1, pageSize: '20' as const } }),
            onDone: [
              {
                guard: { type: 'isNobodyBelow', params: ({ event }) => ({ found: event.output }) },
                target: '#downlinePicker.nobody',
              },
              {
                target: 'shown',
                actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
              },
            ],
            onError: { target: 'failed', actions: 'forgetFound' },
          },
        },
        shown: { description: 'Shows the matches, or that there are none.' },
        failed: {
          description: 'The search failed; says so. A name can still be typed.',
        },
      },
    },
  },
});
