import type { LanguageCode } from '../../api/contract/fields.ts';
import { convertInput, redeemInput } from './pointMall.rules.ts';
import { pointMallSetup } from './pointMall.setup.ts';
import { pointMallStanding } from './pointMall.standing.ts';

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
