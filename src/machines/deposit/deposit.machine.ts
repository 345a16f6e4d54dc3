import type { LanguageCode } from '../../api/contract/fields.ts';
import { intentKey } from '../money/intent.ts';
import { nothingYet, requestOf } from './deposit.rules.ts';
import { depositSetup } from './deposit.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;
const keepLanguage = { type: 'keepLanguage', params: payload<{ readonly language: LanguageCode }> } as const;
const broken = { target: '#deposit.failed', actions: keepFailure } as const;

/**
 * The deposit page (MEMBER-07, WALLET-02, WALLET-09): what a deposit costs before one commits, then the one that
 * was made, or one of the earlier ones. It is made once under its key, however often it is sent.
 */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  context: ({ input }) => ({ ...nothingYet, ...input }),
  initial: 'loading',
  on: { 'page.language': { actions: keepLanguage } },
  states: {
    loading: {
      description: 'Fetches what is offered and what there was; what is known already stays on screen.',
      tags: 'busy',
      initial: 'methods',
      on: { 'page.language': { target: '.methods', reenter: true, actions: keepLanguage } },
      states: {
        methods: {
          description: 'Fetches the methods with their limits, fees and times.',
          invoke: {
            id: 'fetchMethods',
            src: 'fetchMethods',
            input: ({ context }) => ({ request: { language: context.language } }),
            onDone: { target: 'list', actions: { type: 'keepMethods', params: ({ event }) => event.output } },
            onError: broken,
          },
        },
        list: {
          description: 'Fetches a page of the earlier deposits.',
          invoke: {
            id: 'fetchList',
            src: 'fetchList',
            input: ({ context }) => ({ request: { page: context.page, language: context.language } }),
            onDone: {
              target: '#deposit.ready.before',
              actions: [
                { type: 'tellCome', params: ({ event }) => ({ now: event.output.list }) },
                { type: 'keepList', params: ({ event }) => event.output },
              ],
            },
            onError: broken,
          },
        },
      },
    },
    failed: {
      description: 'What there is could not be had: says why and offers to try again.',
      on: { 'deposit.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    ready: {
      description: 'Nothing is under way.',
      initial: 'choosing',
      on: { 'page.language': { target: 'loading', actions: keepLanguage } },
      states: {
        before: { type: 'history', description: 'Where one was before the page was fetched anew.' },
        choosing: {
          description: 'Method and amount, with what they cost, and the earlier deposits below.',
          on: {
            'deposit.choose': {
              guard: { type: 'isOffered', params: payload },
              actions: { type: 'chooseMethod', params: payload },
            },
            'deposit.type': { actions: { type: 'keepTyped', params: payload } },
            'deposit.submit': [
              { guard: 'isSound', target: '#deposit.sending', actions: ['markTried', 'keepSent'] },
              { actions: 'markTried' },
            ],
            'deposit.turnTo': {
              guard: { type: 'isOtherPage', params: payload },
              target: '#deposit.loading.list',
              actions: { type: 'keepPage', params: payload },
            },
            'deposit.open': {
              guard: { type: 'isListed', params: payload },
              target: '#deposit.shown',
              actions: { type: 'keepOpened', params: payload },
            },
            'deposit.guide': 'reading',
          },
        },
        reading: {
          description: 'How a deposit is made, in three steps, with the numbers of the methods (WALLET-09).',
          on: { 'deposit.closeGuide': 'choosing' },
        },
      },
    },
    sending: {
      description: 'The deposit is on its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'sendDeposit',
        src: 'sendDeposit',
        input: ({ context }) => ({ request: requestOf(context), idempotencyKey: intentKey(context) }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'keepMade', params: ({ event }) => ({ detail: event.output }) }, 'settle'],
        },
        onError: [
          { guard: { type: 'isUnsure', params: errorOf }, target: 'unsure', actions: keepFailure },
          {
            description: 'Refused: the offer may be another now.',
            target: 'loading',
            actions: [keepFailure, 'settle'],
          },
        ],
      },
    },
    unsure: {
      description: 'No answer has come: the deposit may be made. The same may be sent again, and makes no second one.',
      on: {
        'deposit.again': { target: 'sending', actions: 'forgetFailure' },
        'deposit.look': { target: 'loading', actions: ['forgetFailure', 'settle'] },
      },
    },
    shown: {
      description: 'One deposit is on screen, until somebody goes back.',
      exit: 'forgetOpened',
      invoke: {
        id: 'showDeposit',
        src: 'showDeposit',
        input: ({ context: { opened, language } }) => ({ id: '', detail: null, ...opened, language }),
        onDone: 'loading',
        onError: broken,
      },
      on: {
        'deposit.seen': {
          actions: [
            { type: 'tellCome', params: ({ event }) => ({ now: [event.detail] }) },
            { type: 'keepSeen', params: payload },
          ],
        },
        'page.language': { actions: [keepLanguage, { type: 'passLanguage', params: payload }] },
      },
    },
  },
});
