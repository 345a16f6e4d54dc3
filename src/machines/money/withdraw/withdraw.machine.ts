import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { bankAccountContract } from '../../../api/contract/money/bankAccount.ts';
import { withdrawalContract } from '../../../api/contract/money/withdraw.ts';
import { failureOf } from '../../../api/failure.ts';
import type { ListOpened } from '../../list/list.machine.ts';
import type { ListDetailRefresh } from '../../list/listDetail.machine.ts';
import type { MoneyMoved } from '../../site/pages/pages.events.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { bankAccountMachine } from '../bankAccount/bankAccount.machine.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../idempotency.ts';
import { isSixDigits } from '../sixDigits.ts';
import type { withdrawEvents } from './withdraw.events.ts';
import {
  type Accounts,
  accountOf,
  blockReason,
  type Quote,
  type WithdrawContext,
  withdrawAmount,
} from './withdraw.rules.ts';

/** Setup of the withdrawal machine. */
const withdrawSetup = setup({
  types: {
    context: {} as WithdrawContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof withdrawEvents> | MoneyMoved,
    tags: {} as 'busy',
    children: {} as { bankAccount: 'bankAccount' },
  },
  actors: {
    fetchQuote: apiPort(withdrawalContract.quote),
    fetchAccounts: apiPort(bankAccountContract.list),
    sendRequest: apiPort(withdrawalContract.request),
    bankAccount: bankAccountMachine,
  },
  actions: {
    keepQuote: assign(({ context }, params: { quote: Quote }) => ({
      quote: params.quote,
      method:
        params.quote.methods.find(({ code }) => code === context.method)?.code ?? params.quote.methods[0]?.code ?? null,
    })),
    keepAccounts: assign(({ context }, params: { accounts: Accounts }) => ({
      accounts: params.accounts,
      account: params.accounts.list.find(({ id }) => id === context.account)?.id ?? params.accounts.list[0]?.id ?? null,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    chooseMethod: assign((_, params: { code: string }) => ({ method: params.code })),
    chooseAccount: assign((_, params: { id: string }) => ({ account: params.id })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    keepSecret: assign((_, params: { value: string }) => ({ paymentPassword: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    startSending: assign(({ context }) => ({ tried: true, failure: null, requestLanguage: context.language })),
    /** Each wrong one counts towards the lock (decision M5): it is typed anew. */
    forgetSecret: assign({ paymentPassword: '', tried: false }),
    forgetTried: assign({ tried: false, paymentPassword: '', failure: null }),
    forgetForm: assign({ typed: '', paymentPassword: '', tried: false, failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    tellMade: sendParent((_, { id }: { id: string }): ListOpened => ({ type: 'list.opened', id })),
    tellStale: sendParent({ type: 'listDetail.refresh' } satisfies ListDetailRefresh),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isMethod: ({ context }, params: { code: string }) =>
      context.quote?.methods.some(({ code }) => code === params.code) === true,
    isAccount: ({ context }, params: { id: string }) =>
      context.accounts?.list.some(({ id }) => id === params.id) === true,
    isValid: ({ context }) =>
      context.quote !== null &&
      blockReason(context.quote) === null &&
      accountOf(context) !== null &&
      'amount' in withdrawAmount(context),
    isProved: ({ context }) => isSixDigits(context.paymentPassword),
    hasRoom: ({ context }) => context.accounts !== null && context.accounts.list.length < context.accounts.most,
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});

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
    loading: {
      description: 'Loading methods and bank accounts; known data stays on screen.',
      tags: 'busy',
      initial: 'quote',
      on: {
        'page.language': {
          target: '.quote',
          reenter: true,
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
      states: {
        quote: {
          description: 'Loading methods, fees and limits.',
          invoke: {
            id: 'fetchQuote',
            src: 'fetchQuote',
            input: ({ context }) => ({ request: { language: context.language } }),
            onDone: {
              target: 'accounts',
              actions: { type: 'keepQuote', params: ({ event }) => ({ quote: event.output }) },
            },
            onError: {
              target: '#withdraw.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        accounts: {
          description: 'Loading the bank accounts.',
          invoke: {
            id: 'fetchAccounts',
            src: 'fetchAccounts',
            input: ({ context }) => ({ request: { language: context.language } }),
            onDone: {
              target: '#withdraw.choosing',
              actions: { type: 'keepAccounts', params: ({ event }) => ({ accounts: event.output }) },
            },
            onError: {
              target: '#withdraw.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
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
