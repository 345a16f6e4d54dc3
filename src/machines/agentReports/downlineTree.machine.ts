import { assign, sendTo, setup } from 'xstate';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { ListChosen, ListOpened, ListSized } from '../list/list.setup.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { downlineTreeEvents } from './downlineTree.events.ts';
import { treeListMachine } from './treeList.machine.ts';

interface DownlineTreeContext {
  readonly language: LanguageCode;
  /** Accounts from the agent (empty) down to the deepest line that was opened. */
  readonly trail: readonly string[];
  /** Whose downlines are on screen. */
  readonly under: string;
}

/** The trail down to what is on screen. */
const trailTo = ({ trail, under }: DownlineTreeContext) => trail.slice(0, trail.indexOf(under) + 1);

/** The line, level by level (AGENT-06): a row opens what is below it, the trail leads back up. */
export const downlineTreeMachine = setup({
  types: {
    context: {} as DownlineTreeContext,
    input: {} as PageInput,
    events: {} as
      | EventsOf<typeof downlineTreeEvents>
      | ListOpened
      | ListChosen
      | ListSized
      | { readonly type: 'page.language'; readonly language: LanguageCode },
    children: {} as { list: 'list' },
  },
  actors: { list: treeListMachine },
  actions: {
    goBelow: assign(({ context }, params: { id: string }) => ({
      trail: [...trailTo(context), params.id],
      under: params.id,
    })),
    keepUnder: assign((_, params: { under: string }) => ({ under: params.under })),
    goToTop: assign({ trail: [''], under: '' }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    passLanguage: sendTo('list', (_, params: { language: LanguageCode }) => ({
      type: 'page.language',
      language: params.language,
    })),
  },
  guards: {
    isOnTrail: ({ context }, params: { under: string }) => context.trail.includes(params.under),
    isBelow: ({ context }, params: { id: string }) => !trailTo(context).includes(params.id),
  },
}).createMachine({
  id: 'downlineTree',
  context: ({ input: { language } }) => ({ language, trail: [''], under: '' }),
  initial: 'open',
  states: {
    open: {
      description: 'The downlines of the agent, or of a member of the line.',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { language, trail, under } }) => ({
          language,
          offered: { under: trail },
          choice: { filters: { under } },
        }),
        onError: { target: 'failed', actions: 'goToTop' },
      },
      on: {
        'list.opened': {
          guard: { type: 'isBelow', params: ({ event }) => event },
          target: 'open',
          reenter: true,
          actions: { type: 'goBelow', params: ({ event }) => event },
        },
        'list.chosen': {
          guard: { type: 'isOnTrail', params: ({ event }) => ({ under: event.choice.filters.under ?? '' }) },
          actions: { type: 'keepUnder', params: ({ event }) => ({ under: event.choice.filters.under ?? '' }) },
        },
        'page.language': {
          actions: [
            { type: 'keepLanguage', params: ({ event }) => event },
            { type: 'passLanguage', params: ({ event }) => event },
          ],
        },
      },
    },
    failed: {
      description: 'The list failed by a fault of its own; Retry starts at the top.',
      on: {
        'downlineTree.retry': 'open',
        'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
      },
    },
  },
});
