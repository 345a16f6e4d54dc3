import { assign, raise, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { pointsContract, type Reward } from '../../../api/contract/member/points.ts';
import { failureOf } from '../../../api/failure.ts';
import type { MoneyMoved } from '../../site/pages/pages.events.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { convertMachine } from '../convert/convert.machine.ts';
import { pointsRecordMachine } from '../pointsRecord/pointsRecord.machine.ts';
import type { PointsMoved } from '../redeem/redeem.events.ts';
import { redeemMachine } from '../redeem/redeem.machine.ts';
import type { pointMallEvents } from './pointMall.events.ts';
import {
  convertInput,
  isInReach,
  type PointBalance,
  type PointMallContext,
  type PointRules,
  redeemInput,
} from './pointMall.rules.ts';

/** Setup of the points-mall machine. */
const pointMallSetup = setup({
  types: {
    context: {} as PointMallContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof pointMallEvents> | MoneyMoved | PointsMoved,
    tags: {} as 'busy',
    children: {} as { redeem: 'redeem'; convert: 'convert'; pointsRecord: 'pointsRecord' },
  },
  actors: {
    fetchBalance: apiPort(pointsContract.balance),
    fetchRewards: apiPort(pointsContract.rewards),
    fetchRules: apiPort(pointsContract.config),
    redeem: redeemMachine,
    convert: convertMachine,
    pointsRecord: pointsRecordMachine,
  },
  actions: {
    keepBalance: assign((_, params: { balance: PointBalance }) => ({ balance: params.balance })),
    keepRewards: assign((_, params: { list: readonly Reward[] }) => ({ rewards: params.list })),
    keepRules: assign((_, params: { rules: PointRules }) => ({ rules: params.rules })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    choose: assign(({ context }, params: { id: string }) => ({
      chosen: context.rewards?.find(({ id }) => id === params.id) ?? null,
    })),
    /** A form was open: the next one needs a new key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1, chosen: null })),
    /** Prices, stock and points may be stale. */
    poll: raise({ type: 'points.moved' }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    passLanguage: sendTo('pointsRecord', (_, params: { language: LanguageCode }) => ({
      type: 'page.language',
      language: params.language,
    })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isKnown: ({ context }) => context.rules !== null,
    isInReach: ({ context: { rewards, balance, rules } }, params: { id: string }) =>
      rules !== null && rewards?.some((reward) => reward.id === params.id && isInReach(reward, balance)) === true,
  },
});

type States = NonNullable<Parameters<typeof pointMallSetup.createMachine>[0]['states']>;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const failed = { target: '#pointMall.standing.failed', actions: { type: 'keepFailure', params: errorOf } } as const;

/** Points, rewards and rules; refreshed whenever they may have changed. */
const pointMallStanding = {
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

const payload = <Event>({ event }: { readonly event: Event }) => event;

const toCatalogue = { 'pointMall.showCatalogue': { target: 'catalogue', actions: 'poll' } } as const;

const toConvert = { 'pointMall.showConvert': 'converting' } as const;

const toRecord = { 'pointMall.showRecord': 'record' } as const;

const toRules = { 'pointMall.showRules': 'rules' } as const;

/**
 * The points mall (POINTS-01, 02, ROUTE-09): the member's points and four tabs: rewards, conversion, history, rules.
 * Exchange, conversion and history are machines of their own.
 */
export const pointMallMachine = pointMallSetup.createMachine({
  id: 'pointMall',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    balance: null,
    rewards: null,
    rules: null,
    failure: null,
    chosen: null,
  }),
  type: 'parallel',
  states: {
    standing: pointMallStanding,
    tab: {
      description: 'The open tab.',
      initial: 'catalogue',
      states: {
        catalogue: {
          description: 'Rewards with price and stock.',
          on: {
            'pointMall.showConvert': { guard: 'isKnown', target: 'converting' },
            'pointMall.showRecord': { guard: 'isKnown', target: 'record' },
            'pointMall.showRules': { guard: 'isKnown', target: 'rules' },
            'pointMall.choose': {
              guard: { type: 'isInReach', params: payload },
              target: 'redeeming',
              actions: { type: 'choose', params: payload },
            },
          },
        },
        redeeming: {
          description: 'Exchange of one reward, in a dialog.',
          exit: 'rotateKey',
          invoke: {
            id: 'redeem',
            src: 'redeem',
            input: ({ context }) => redeemInput(context),
            onDone: 'catalogue',
            onError: 'catalogue',
          },
        },
        converting: {
          description: 'Conversion of points into money.',
          exit: 'rotateKey',
          on: { ...toCatalogue, ...toRecord, ...toRules },
          invoke: {
            id: 'convert',
            src: 'convert',
            input: ({ context }) => convertInput(context),
            onError: 'catalogue',
          },
        },
        record: {
          description: 'History of exchanges and points.',
          on: {
            ...toCatalogue,
            ...toConvert,
            ...toRules,
            'page.language': {
              actions: { type: 'passLanguage', params: payload<{ readonly language: LanguageCode }> },
            },
          },
          invoke: {
            id: 'pointsRecord',
            src: 'pointsRecord',
            input: ({ context }) => ({ language: context.language }),
            onError: 'catalogue',
          },
        },
        rules: {
          description: 'How points are earned, their value and expiry.',
          on: { ...toCatalogue, ...toConvert, ...toRecord },
        },
      },
    },
  },
});
