import { idempotencyKeyOf } from '../money/idempotency.ts';
import { withdrawLoading } from './withdraw.loading.ts';
import { withdrawAmount } from './withdraw.rules.ts';
import { withdrawSetup } from './withdraw.setup.ts';

/** A new withdrawal (WALLET-03): fees, limits and times first, then the payment password. */
export const withdrawMachine = withdrawSetup.createMachine({
  id: 'withdraw',
  context: ({ input }) => ({
    ...input,
    requestLanguage: input.language,
    keyIndex: 0,
    quote: null,
    accounts: null,
    method: null,
    account: null,
    typed: '',
    paymentPassword: '',
    tried: false,
    failure: null,
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
      description: 'The form with method, bank account, amount, fee, limits and time.',
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
        'withdraw.addAccount': { guard: 'hasRoom', target: 'adding' },
        'page.language': {
          target: 'loading',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
        'page.moneyMoved': 'loading',
      },
    },
    adding: {
      description: 'Adding a bank account; the form keeps its values.',
      invoke: {
        id: 'bankAccount',
        src: 'bankAccount',
        input: ({ context }) => ({ keySeed: idempotencyKeyOf(context), banks: context.accounts?.banks ?? [] }),
        onDone: { target: 'loading', actions: 'rotateKey' },
        onError: { target: 'loading', actions: 'rotateKey' },
      },
      on: { 'withdraw.closeAccount': { target: 'loading', actions: 'rotateKey' } },
    },
    confirming: {
      description: 'Confirmation and payment password.',
      on: {
        'withdraw.back': { target: 'loading', actions: 'forgetTried' },
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
          target: 'loading',
          actions: ['forgetForm', 'rotateKey', 'tellMoved', { type: 'tellMade', params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'confirming',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'forgetSecret',
              'rotateKey',
            ],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'withdraw.resend': { target: 'sending', actions: 'forgetFailure' },
        'withdraw.checkStatus': {
          target: 'loading',
          actions: ['forgetForm', 'rotateKey', 'tellMoved', 'tellStale'],
        },
      },
    },
  },
});
