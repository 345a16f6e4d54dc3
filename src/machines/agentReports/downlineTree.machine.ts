import { idempotencyKeyOf } from '../money/idempotency.ts';
import { downlineTreeSetup } from './downlineTree.setup.ts';

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
