import { intentKey } from '../money/intent.ts';
import { withdrawLoading } from './withdraw.loading.ts';
import { withdrawAmount } from './withdraw.rules.ts';
import { withdrawSetup } from './withdraw.setup.ts';

/**
 * The withdrawal page (WALLET-03): what it costs and how long it takes before one commits, the payment password, and the
 * receipt of each withdrawal, where the member says whether it has come (WD-01).
 */
export const withdrawMachine = withdrawSetup.createMachine({
  id: 'withdraw',
  context: ({ input }) => ({
    ...input,
    spoken: input.language,
    settled: 0,
    quote: null,
    accounts: null,
    withdrawals: { list: [], count: 0 },
    page: 1,
    method: null,
    account: null,
    typed: '',
    paymentPassword: '',
    tried: false,
    failure: null,
    open: null,
  }),
  initial: 'loading',
  on: { 'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } } },
  states: {
    loading: withdrawLoading,
    failed: {
      description: 'It could not be had: says why and offers to try again.',
      on: { 'withdraw.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    choosing: {
      description: 'Way, bank account and amount, with cost, limits and time; below, the withdrawals so far.',
      on: {
        'withdraw.chooseMethod': {
          guard: { type: 'isMethod', params: ({ event }) => event },
          actions: { type: 'chooseMethod', params: ({ event }) => event },
        },
        'withdraw.chooseAccount': {
          guard: { type: 'isAccount', params: ({ event }) => event },
          actions: { type: 'chooseAccount', params: ({ event }) => event },
        },
        'withdraw.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'withdraw.next': [{ guard: 'isSound', target: 'confirming', actions: 'forgetTried' }, { actions: 'markTried' }],
        'withdraw.open': {
          guard: { type: 'isRow', params: ({ event }) => event },
          target: 'following',
          actions: { type: 'openReceipt', params: ({ event }) => event },
        },
        'withdraw.page': {
          guard: { type: 'isPage', params: ({ event }) => event },
          target: 'loading.list',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
        'withdraw.addAccount': { guard: 'hasRoom', target: 'adding' },
        'page.language': {
          target: 'loading',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
    },
    adding: {
      description: 'A bank account is added; the form keeps what was chosen.',
      invoke: {
        id: 'bankAccount',
        src: 'bankAccount',
        input: ({ context }) => ({ keySeed: intentKey(context), banks: context.accounts?.banks ?? [] }),
        onDone: { target: 'loading', actions: 'settle' },
        onError: 'choosing',
      },
      on: { 'withdraw.closeAccount': 'choosing' },
    },
    confirming: {
      description: 'All of it once more, and the payment password.',
      on: {
        'withdraw.back': { target: 'choosing', actions: 'forgetTried' },
        'withdraw.typeSecret': { actions: { type: 'keepSecret', params: ({ event }) => event } },
        'withdraw.submit': [
          { guard: 'isProved', target: 'sending', actions: 'startSending' },
          { actions: 'markTried' },
        ],
      },
    },
    sending: {
      description: 'The request is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => {
          const typed = withdrawAmount(context);
          return {
            request: {
              method: context.method ?? '',
              amount: 'amount' in typed ? typed.amount : 0,
              bankAccountId: context.account ?? '',
              paymentPassword: context.paymentPassword,
              language: context.spoken,
            },
            idempotencyKey: intentKey(context),
          };
        },
        onDone: {
          target: 'following',
          actions: ['forgetForm', 'settle', 'tellMoved', { type: 'openReceipt', params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: { type: 'isUnsure', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'confirming',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'settle'],
          },
        ],
      },
    },
    unsure: {
      description: 'No answer has come: it may have been taken. The same may be sent again, and counts once.',
      on: {
        'withdraw.again': { target: 'sending', actions: 'forgetFailure' },
        'withdraw.look': { target: 'loading', actions: ['forgetForm', 'settle', 'tellMoved'] },
      },
    },
    following: {
      description: 'The receipt of one withdrawal.',
      invoke: {
        id: 'receipt',
        src: 'receipt',
        input: ({ context }) => ({ id: context.open ?? '', language: context.language, keySeed: intentKey(context) }),
        onDone: { target: 'loading', actions: ['closeReceipt', 'settle'] },
        onError: { target: 'loading', actions: ['closeReceipt', 'settle'] },
      },
      on: { 'page.moneyMoved': { actions: 'tellMoved' } },
    },
  },
});
