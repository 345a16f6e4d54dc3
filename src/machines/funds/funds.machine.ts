import { intentKey } from '../money/intent.ts';
import { amountOf, endsOf } from './funds.rules.ts';
import { fundsSetup } from './funds.setup.ts';

/**
 * The wallet page: what the member has in all, in each wallet, and moving money between the main wallet and a vendor's
 * (WALLET-01, API-27…29). Where a reply does not come it says that nobody knows, and asks again under the same key.
 */
export const fundsMachine = fundsSetup.createMachine({
  id: 'funds',
  context: ({ input }) => ({
    ...input,
    settled: 0,
    funds: null,
    wallets: [],
    vendor: null,
    direction: 'in',
    typed: '',
    tried: false,
    failure: null,
    done: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Fetches what there is; what is known already stays on screen.',
      tags: 'busy',
      initial: 'funds',
      on: {
        'page.language': {
          target: '.funds',
          reenter: true,
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
      states: {
        funds: {
          description: 'Fetches what the member has in all.',
          invoke: {
            id: 'fetchFunds',
            src: 'fetchFunds',
            input: { request: {} },
            onDone: {
              target: 'wallets',
              actions: { type: 'keepFunds', params: ({ event }) => ({ funds: event.output }) },
            },
            onError: {
              target: '#funds.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        wallets: {
          description: 'Fetches what each wallet holds.',
          invoke: {
            id: 'fetchWallets',
            src: 'fetchWallets',
            input: ({ context }) => ({ request: { isSingle: '0' as const, language: context.language } }),
            onDone: {
              target: '#funds.editing',
              actions: { type: 'keepWallets', params: ({ event }) => ({ value: event.output }) },
            },
            onError: {
              target: '#funds.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    failed: {
      description: 'What there is could not be had: says why and offers to try again.',
      on: {
        'funds.retry': { target: 'loading', actions: 'forgetFailure' },
        'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
      },
    },
    editing: {
      description: 'The wallets are on screen, with the form of a transfer.',
      on: {
        'funds.refresh': { target: 'loading', actions: 'forgetFailure' },
        'transfer.chooseVendor': {
          guard: { type: 'isVendor', params: ({ event }) => event },
          actions: { type: 'chooseVendor', params: ({ event }) => event },
        },
        'transfer.turn': { actions: 'turn' },
        'transfer.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'transfer.all': { actions: 'takeAll' },
        'transfer.submit': [{ guard: 'isSound', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
        'page.language': {
          target: 'loading',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'The transfer is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendTransfer',
        src: 'sendTransfer',
        input: ({ context }) => {
          const typed = amountOf(context);
          return {
            request: { ...endsOf(context), amount: 'amount' in typed ? typed.amount : 0 },
            idempotencyKey: intentKey(context),
          };
        },
        onDone: { target: 'loading', actions: ['keepDone', 'settle', 'tellMoved'] },
        onError: [
          {
            guard: { type: 'isUnsure', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'Refused: what the wallets hold may be other than what is on screen.',
            target: 'loading',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'settle'],
          },
        ],
      },
      on: { 'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } } },
    },
    unsure: {
      description:
        'No answer has come: the transfer may have gone through. The same may be sent again, and moves once.',
      on: {
        'transfer.again': { target: 'sending', actions: 'forgetFailure' },
        'transfer.look': { target: 'loading', actions: ['forgetFailure', 'settle', 'tellMoved'] },
        'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
      },
    },
  },
});
