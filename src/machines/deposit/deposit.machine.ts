import type { LanguageCode } from '../../api/contract/fields.ts';
import { idempotencyKeyOf } from '../money/idempotency.ts';
import { initialContext, requestOf } from './deposit.rules.ts';
import { depositSetup } from './deposit.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;
const keepLanguage = { type: 'keepLanguage', params: payload<{ readonly language: LanguageCode }> } as const;
const broken = { target: '#deposit.failed', actions: keepFailure } as const;

/**
 * The deposit page (MEMBER-07, WALLET-02, WALLET-09): fees before the commitment, then the new deposit or one of the
 * earlier ones. One deposit for each idempotency key.
 */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'loading',
  on: { 'page.language': { actions: keepLanguage } },
  states: {
    loading: {
      description: 'Loading methods and earlier deposits; known data stays on screen.',
      tags: 'busy',
      initial: 'methods',
      on: { 'page.language': { target: '.methods', reenter: true, actions: keepLanguage } },
      states: {
        methods: {
          description: 'Loading the methods with limits, fees and times.',
          invoke: {
            id: 'fetchMethods',
            src: 'fetchMethods',
            input: ({ context }) => ({ request: { language: context.language } }),
            onDone: { target: 'list', actions: { type: 'keepMethods', params: ({ event }) => event.output } },
            onError: broken,
          },
        },
        list: {
          description: 'Loading a page of the earlier deposits.',
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
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'deposit.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    ready: {
      description: 'Ready.',
      initial: 'choosing',
      on: { 'page.language': { target: 'loading', actions: keepLanguage } },
      states: {
        before: { type: 'history', description: 'Returns to where the page was before the refresh.' },
        choosing: {
          description: 'The form with fee and payout, and the earlier deposits.',
          on: {
            'deposit.choose': {
              guard: { type: 'isOffered', params: payload },
              actions: { type: 'chooseMethod', params: payload },
            },
            'deposit.type': { actions: { type: 'keepTyped', params: payload } },
            'deposit.submit': [
              { guard: 'isValid', target: '#deposit.sending', actions: ['markTried', 'keepSent'] },
              { actions: 'markTried' },
            ],
            'deposit.page': {
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
          description: 'How to deposit in three steps, with the figures of each method (WALLET-09).',
          on: { 'deposit.closeGuide': 'choosing' },
        },
      },
    },
    sending: {
      description: 'Sending the deposit.',
      tags: 'busy',
      invoke: {
        id: 'sendDeposit',
        src: 'sendDeposit',
        input: ({ context }) => ({ request: requestOf(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'keepMade', params: ({ event }) => ({ detail: event.output }) }, 'rotateKey'],
        },
        onError: [
          { guard: { type: 'isOutcomeUnknown', params: errorOf }, target: 'unsure', actions: keepFailure },
          {
            description: 'Refused; the methods on screen may be stale.',
            target: 'loading',
            actions: [keepFailure, 'rotateKey'],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'deposit.resend': { target: 'sending', actions: 'forgetFailure' },
        'deposit.checkStatus': { target: 'loading', actions: ['forgetFailure', 'rotateKey'] },
      },
    },
    shown: {
      description: 'Shows one deposit.',
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
