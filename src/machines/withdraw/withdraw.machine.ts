import { idempotencyKeyOf } from '../money/idempotency.ts';
import { withdrawLoading } from './withdraw.loading.ts';
import { withdrawAmount } from './withdraw.rules.ts';
import { withdrawSetup } from './withdraw.setup.ts';

/** The withdrawal page (WALLET-03, WD-01): fees, limits and times first, then the payment password, then the receipt. */
export const withdrawMachine = withdrawSetup.createMachine({
  id: 'withdraw',
  context: ({ input }) => ({
    ...input,
    requestLanguage: input.language,
    keyIndex: 0,
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
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'withdraw.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    choosing: {
      description: 'The form with method, bank account, amount, fee, limits and time; below, the earlier withdrawals.',
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
        'withdraw.next': [{ guard: 'isValid', target: 'confirming', actions: 'forgetTried' }, { actions: 'markTried' }],
        'withdraw.open': {
          guard: { type: 'isRow', params: ({ event }) => event },
          target: 'following',
          actions: { type: 'openReceipt', params: ({ event }) => event },
        },
        'withdraw.page': {
          guard: { type: 'isPage', params: ({ event }) => event },
          target: 'loading.list',
          actions: { type: 'setPage', params: ({ event }) => event },
        },
        'withdraw.addAccount': { guard: 'hasRoom', target: 'adding' },
        'page.language': {
          target: 'loading',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
    },
    adding: {
      description: 'Adding a bank account; the form keeps its values.',
      invoke: {
        id: 'bankAccount',
        src: 'bankAccount',
        input: ({ context }) => ({ keySeed: idempotencyKeyOf(context), banks: context.accounts?.banks ?? [] }),
        onDone: { target: 'loading', actions: 'rotateKey' },
        onError: 'choosing',
      },
      on: { 'withdraw.closeAccount': 'choosing' },
    },
    confirming: {
      description: 'Confirmation and payment password.',
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
      description: 'Sending the withdrawal.',
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
              language: context.requestLanguage,
            },
            idempotencyKey: idempotencyKeyOf(context),
          };
        },
        onDone: {
          target: 'following',
          actions: [
            'forgetForm',
            'rotateKey',
            'tellMoved',
            { type: 'openReceipt', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'confirming',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'rotateKey'],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'withdraw.resend': { target: 'sending', actions: 'forgetFailure' },
        'withdraw.checkStatus': { target: 'loading', actions: ['forgetForm', 'rotateKey', 'tellMoved'] },
      },
    },
    following: {
      description: 'Shows the receipt of one withdrawal.',
      invoke: {
        id: 'receipt',
        src: 'receipt',
        input: ({ context }) => ({
          id: context.open ?? '',
          language: context.language,
          keySeed: idempotencyKeyOf(context),
        }),
        onDone: { target: 'loading', actions: ['closeReceipt', 'rotateKey'] },
        onError: { target: 'loading', actions: ['closeReceipt', 'rotateKey'] },
      },
      on: { 'page.moneyMoved': { actions: 'tellMoved' } },
    },
  },
});
