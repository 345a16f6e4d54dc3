import { assign, sendParent, sendTo, setup } from 'xstate';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { lineTransferMachine } from '../lineTransfer/lineTransfer.machine.ts';
import type { ListChosen, ListOpened, ListSized } from '../list/list.machine.ts';
import { type IdempotencyState, idempotencyKeyOf } from '../money/idempotency.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import { rateChangeMachine } from '../registerCentre/rateChange.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { DownlineAct, downlineTreeEvents } from './downlineTree.events.ts';
import { treeListMachine } from './treeList.machine.ts';

interface DownlineTreeContext extends IdempotencyState {
  readonly language: LanguageCode;
  /** Accounts from the agent (empty) down to the deepest line that was opened. */
  readonly trail: readonly string[];
  /** Whose downlines are on screen. */
  readonly under: string;
  /** The downline whose row was acted on; empty for none. */
  readonly acted: string;
}

/** The trail down to what is on screen. */
const trailTo = ({ trail, under }: DownlineTreeContext) => trail.slice(0, trail.indexOf(under) + 1);

/** Setup of the line, level by level. */
const downlineTreeSetup = setup({
  types: {
    context: {} as DownlineTreeContext,
    input: {} as PageInput,
    events: {} as
      | EventsOf<typeof downlineTreeEvents>
      | ListOpened
      | ListChosen
      | ListSized
      | MoneyMoved
      | { readonly type: 'page.language'; readonly language: LanguageCode },
    children: {} as { list: 'list'; rateChange: 'rateChange'; lineTransfer: 'lineTransfer' },
  },
  actors: { list: treeListMachine, rateChange: rateChangeMachine, lineTransfer: lineTransferMachine },
  actions: {
    goBelow: assign(({ context }, params: { id: string }) => ({
      trail: [...trailTo(context), params.id],
      under: params.id,
    })),
    keepUnder: assign((_, params: { under: string }) => ({ under: params.under })),
    goToTop: assign({ trail: [''], under: '', acted: '' }),
    keepActed: assign((_, params: { id: string }) => ({ acted: params.id })),
    /** The next act gets other idempotency keys. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1, acted: '' })),
    refreshList: sendTo('list', { type: 'list.refresh' }),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    passLanguage: sendTo('list', (_, params: { language: LanguageCode }) => ({
      type: 'page.language',
      language: params.language,
    })),
  },
  guards: {
    isOnTrail: ({ context }, params: { under: string }) => context.trail.includes(params.under),
    isBelow: ({ context }, params: { id: string }) => !trailTo(context).includes(params.id),
    isRate: (_, params: { act: DownlineAct }) => params.act === 'rate',
  },
});

/**
 * The line, level by level (AGENT-06): a row opens what is below it, the trail leads back up. From the row of a direct
 * downline its rebate is changed, and money is sent.
 */
export const downlineTreeMachine = downlineTreeSetup.createMachine({
  id: 'downlineTree',
  context: ({ input: { language, keySeed } }) => ({
    ...{ language, keySeed, keyIndex: 0 },
    trail: [''],
    under: '',
    acted: '',
  }),
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
        onError: { target: 'failed', actions: ['goToTop', 'rotateKey'] },
      },
      initial: 'listing',
      states: {
        listing: {
          description: 'The list is on screen.',
          on: {
            'list.opened': {
              guard: { type: 'isBelow', params: ({ event }) => event },
              target: '#downlineTree.open',
              reenter: true,
              actions: { type: 'goBelow', params: ({ event }) => event },
            },
            'downlineTree.act': [
              {
                guard: { type: 'isRate', params: ({ event }) => event },
                target: 'rating',
                actions: { type: 'keepActed', params: ({ event }) => event },
              },
              { target: 'sending', actions: { type: 'keepActed', params: ({ event }) => event } },
            ],
          },
        },
        rating: {
          description: 'Changes the rebate of a direct downline.',
          invoke: {
            id: 'rateChange',
            src: 'rateChange',
            input: ({ context }) => ({ id: context.acted, keySeed: idempotencyKeyOf(context) }),
            onDone: { target: 'listing', actions: ['rotateKey', 'refreshList'] },
            onError: { target: 'listing', actions: ['rotateKey', 'refreshList'] },
          },
        },
        sending: {
          description: 'Transfers money to a direct downline.',
          invoke: {
            id: 'lineTransfer',
            src: 'lineTransfer',
            input: ({ context }) => ({ to: context.acted, keySeed: idempotencyKeyOf(context) }),
            onDone: { target: 'listing', actions: ['rotateKey', 'refreshList'] },
            onError: { target: 'listing', actions: ['rotateKey', 'refreshList'] },
          },
          on: { 'page.moneyMoved': { actions: 'tellMoved' } },
        },
      },
      on: {
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
