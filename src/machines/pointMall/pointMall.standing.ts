import type { LanguageCode } from '../../api/contract/fields.ts';
import type { pointMallSetup } from './pointMall.setup.ts';

type States = NonNullable<Parameters<typeof pointMallSetup.createMachine>[0]['states']>;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const failed = { target: '#pointMall.standing.failed', actions: { type: 'keepFailure', params: errorOf } } as const;

/** Points, rewards and rules; refreshed whenever they may have changed. */
export const pointMallStanding = {
  description: 'Points, rewards and rules.',
  initial: 'asking',
  on: {
    'points.moved': { target: '.asking' },
    'page.moneyMoved': { target: '.asking', actions: 'tellMoved' },
    'page.language': {
      target: '.asking',
      actions: {
        type: 'keepLanguage',
        params: ({ event }: { readonly event: { readonly language: LanguageCode } }) => event,
      },
    },
  },
  states: {
    asking: {
      description: 'Loading; known data stays on screen.',
      tags: 'busy',
      entry: 'forgetFailure',
      initial: 'balance',
      states: {
        balance: {
          description: 'Loading available and held points.',
          invoke: {
            id: 'fetchBalance',
            src: 'fetchBalance',
            input: { request: {} },
            onDone: {
              target: 'rewards',
              actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
            },
            onError: failed,
          },
        },
        rewards: {
          description: 'Loading the rewards with price and stock.',
          invoke: {
            id: 'fetchRewards',
            src: 'fetchRewards',
            input: ({ context }) => ({ request: { language: context.language } }),
            onDone: [
              {
                guard: 'isKnown',
                target: '#pointMall.standing.known',
                actions: { type: 'keepRewards', params: ({ event }) => event.output },
              },
              { target: 'rules', actions: { type: 'keepRewards', params: ({ event }) => event.output } },
            ],
            onError: failed,
          },
        },
        rules: {
          description: 'Loading the rules, which do not change.',
          invoke: {
            id: 'fetchRules',
            src: 'fetchRules',
            input: { request: {} },
            onDone: {
              target: '#pointMall.standing.known',
              actions: { type: 'keepRules', params: ({ event }) => ({ rules: event.output }) },
            },
            onError: failed,
          },
        },
      },
    },
    known: { description: 'Loaded.' },
    failed: {
      description: 'Loading failed; shows the reason and Retry. Known data stays on screen.',
      on: { 'pointMall.retry': 'asking' },
    },
  },
} satisfies States['standing'];
