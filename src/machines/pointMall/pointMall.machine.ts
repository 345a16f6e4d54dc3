import type { LanguageCode } from '../../api/contract/fields.ts';
import { convertInput, redeemInput } from './pointMall.rules.ts';
import { pointMallSetup } from './pointMall.setup.ts';
import { pointMallStanding } from './pointMall.standing.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;

const toCatalogue = { 'pointMall.showCatalogue': { target: 'catalogue', actions: 'lookAgain' } } as const;
const toConvert = { 'pointMall.showConvert': 'converting' } as const;
const toRecord = { 'pointMall.showRecord': 'record' } as const;
const toRules = { 'pointMall.showRules': 'rules' } as const;

/**
 * The points mall (POINTS-01, 02, ROUTE-09): what the member has in points, and four tabs: rewards, points that become
 * money, history, rules. An exchange lies over the rewards and is a machine of its own, as conversion and history are.
 */
export const pointMallMachine = pointMallSetup.createMachine({
  id: 'pointMall',
  context: ({ input }) => ({
    ...input,
    settled: 0,
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
      description: 'What the member looks at.',
      initial: 'catalogue',
      states: {
        catalogue: {
          description: 'The rewards: what each costs, and how many are left.',
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
          description: 'One reward is exchanged, in a form over the others.',
          exit: 'settle',
          invoke: {
            id: 'redeem',
            src: 'redeem',
            input: ({ context }) => redeemInput(context),
            onDone: 'catalogue',
            onError: 'catalogue',
          },
        },
        converting: {
          description: 'Points become money.',
          exit: 'settle',
          on: { ...toCatalogue, ...toRecord, ...toRules },
          invoke: {
            id: 'convert',
            src: 'convert',
            input: ({ context }) => convertInput(context),
            onError: 'catalogue',
          },
        },
        record: {
          description: 'Exchanges and movements of points.',
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
          description: 'How points are earned, what they are worth, and how long they last.',
          on: { ...toCatalogue, ...toConvert, ...toRecord },
        },
      },
    },
  },
});
