import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { lineTransferContract } from '../../api/contract/lineTransfer.ts';
import type { EventsOf } from '../support/events.ts';
import type { DownlineStep, downlinePickerEvents } from './downlinePicker.events.ts';
import {
  activeOf,
  type DownlinePickerContext,
  type FoundDownlines,
  searchOf,
  stepped,
} from './downlinePicker.rules.ts';

/** What the picker tells its form. */
export interface DownlineChosen {
  readonly type: 'downline.chosen';
  readonly username: string;
}

/**
 * The downlines that belong to what is typed into a field: an editable combobox by the book. The text is the form's; the
 * picker finds who is meant, and tells who is chosen. Where the list cannot be had, a name can be typed all the same.
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
    move: assign(({ context }, params: { to: DownlineStep }) => ({ active: stepped(context, params.to) })),
    tellActive: enqueueActions(({ context, enqueue }) => {
      const downline = activeOf(context);
      if (downline) enqueue.sendParent({ type: 'downline.chosen', username: downline.username });
    }),
    tellPicked: sendParent(
      (_, params: { username: string }): DownlineChosen => ({ type: 'downline.chosen', ...params }),
    ),
  },
  guards: {
    isNobodyBelow: ({ context }, params: { found: FoundDownlines }) =>
      context.search === '' && params.found.count === 0,
    isActive: ({ context }) => activeOf(context) !== null,
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
      description: 'The list is not there.',
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
          description: 'Asks who is directly below, so that it is known when nobody is.',
          invoke: {
            id: 'fetchDownlines',
            src: 'fetchDownlines',
            input: { request: { search: '', page: '1' } },
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
      description: 'Nobody is directly below the member: says so, whatever is typed.',
      on: { 'downlinePicker.search': { actions: { type: 'keepSearch', params: ({ event }) => event } } },
    },
    open: {
      description: 'The list is there, with those who were found last.',
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
        pausing: { description: 'More letters may follow.', tags: 'busy', after: { pause: 'asking' } },
        asking: {
          description: 'Asks who matches what is typed.',
          tags: 'busy',
          invoke: {
            id: 'fetchDownlines',
            src: 'fetchDownlines',
            input: ({ context }) => ({ request: { search: context.search, page: '1' } }),
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
        shown: { description: 'Those who match, or that nobody does.' },
        failed: {
          description: 'The list could not be had: nobody is on it, and it says so; a name can be typed all the same.',
        },
      },
    },
  },
});
