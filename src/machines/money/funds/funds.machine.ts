import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { fundsContract } from '../../../api/contract/money/funds.ts';
import { statementContract } from '../../../api/contract/money/statement.ts';
import { withdrawalContract } from '../../../api/contract/money/withdraw.ts';
import { ANY_TIME } from '../../../api/contract/paging.ts';
import { failureOf } from '../../../api/failure.ts';
import { daysOf, instantsOf } from '../../list/dateRange.ts';
import type { MoneyMoved } from '../../site/pages/pages.events.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired } from '../../support/unwired.ts';
import { amountToInput } from '../amount.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../idempotency.ts';
import type { fundsEvents } from './funds.events.ts';
import {
  type Awaiting,
  amountOf,
  balanceOf,
  endsOf,
  type Funds,
  type FundsContext,
  isFormOpen,
  LAST_MOVEMENTS,
  MAIN,
  type Movements,
  vendorOrFirst,
} from './funds.rules.ts';

/** Setup of the wallet machine. */
const fundsSetup = setup({
  types: {
    context: {} as FundsContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof fundsEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchFunds: apiPort(fundsContract.consolidated),
    fetchWallets: apiPort(fundsContract.wallets),
    fetchAwaiting: apiPort(withdrawalContract.list),
    fetchMovements: apiPort(statementContract.page),
    sendTransfer: apiPort(fundsContract.transfer),
  },
  actions: {
    keepFunds: assign((_, params: { funds: Funds }) => ({ funds: params.funds })),
    keepWallets: assign(({ context }, params: { value: ValueOf<typeof fundsContract.wallets> }) => ({
      wallets: params.value.list,
      vendor: vendorOrFirst(params.value.list, context.vendor),
    })),
    readToday: (_, _params: { zone: 'GMT+8' }) => unwired('funds.readToday')(),
    keepAwaiting: assign((_, params: { list: Awaiting }) => ({ awaiting: params.list })),
    keepMovements: assign((_, params: { list: Movements }) => ({ movements: params.list.slice(0, LAST_MOVEMENTS) })),
    forgetMovements: assign({ movements: null }),
    openForm: assign({ transferring: true, done: null, failure: null }),
    closeForm: assign({ transferring: false, typed: '', tried: false, done: null, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    chooseVendor: assign((_, params: { code: string }) => ({ vendor: params.code, done: null })),
    swapDirection: assign(({ context }) => ({
      direction: context.direction === 'in' ? ('out' as const) : ('in' as const),
      done: null,
    })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, done: null, failure: null })),
    useMax: assign(({ context }) => ({
      typed: amountToInput(balanceOf(context, endsOf(context).from)),
      done: null,
      failure: null,
    })),
    markTried: assign({ tried: true, failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    keepDone: assign(({ context }) => {
      const typed = amountOf(context);
      return {
        done: 'amount' in typed ? { amount: typed.amount, to: endsOf(context).to } : null,
        transferring: false,
        typed: '',
        tried: false,
        failure: null,
      };
    }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isVendor: ({ context }, params: { code: string }) =>
      context.wallets.some(({ code }) => code === params.code && code !== MAIN),
    hasVendor: ({ context }) => context.vendor !== null,
    isTransferring: ({ context }) => isFormOpen(context),
    isValid: ({ context }) => context.vendor !== null && 'amount' in amountOf(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});

/** From the wallet back to the form, if that was open. */
const onwards = [{ guard: 'isTransferring', target: '#funds.editing' }, { target: '#funds.shown' }] as const;

/**
 * The wallet page: total, each wallet, the last movements, withdrawals that await an answer (WD-01), and on demand a
 * transfer between the main wallet and a vendor (WALLET-01, API-27…29). When the outcome of a transfer is unknown, it
 * offers a resend with the same idempotency key.
 */
export const fundsMachine = fundsSetup.createMachine({
  id: 'funds',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    funds: null,
    wallets: [],
    awaiting: [],
    today: '',
    movements: null,
    transferring: false,
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
      description: 'Loading the wallets; known data stays on screen.',
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
          description: 'Loading the total balance.',
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
          description: 'Loading the balance of each wallet.',
          invoke: {
            id: 'fetchWallets',
            src: 'fetchWallets',
            input: ({ context }) => ({ request: { isSingle: '0' as const, language: context.language } }),
            onDone: {
              target: 'awaiting',
              actions: { type: 'keepWallets', params: ({ event }) => ({ value: event.output }) },
            },
            onError: {
              target: '#funds.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        awaiting: {
          description: 'Loading the withdrawals that await an answer (WD-01).',
          invoke: {
            id: 'fetchAwaiting',
            src: 'fetchAwaiting',
            input: ({ context }) => ({
              request: {
                ...ANY_TIME,
                page: 1,
                pageSize: '20' as const,
                group: 'awaiting' as const,
                language: context.language,
              },
            }),
            onDone: {
              target: 'movements',
              actions: { type: 'keepAwaiting', params: ({ event }) => event.output },
            },
            onError: 'movements',
          },
        },
        movements: {
          description: 'Loading the last movements of the main wallet.',
          entry: [{ type: 'readToday', params: { zone: 'GMT+8' } }],
          invoke: {
            id: 'fetchMovements',
            src: 'fetchMovements',
            input: ({ context: { today, language } }) => ({
              request: {
                ...instantsOf(daysOf({ span: 'days30', today, days: { from: '', to: '' } })),
                wallet: 'main',
                kinds: '',
                page: 1,
                pageSize: '10' as const,
                language,
              },
            }),
            onDone: onwards.map((transition) => ({
              ...transition,
              actions: { type: 'keepMovements' as const, params: ({ event }) => event.output },
            })),
            onError: onwards.map((transition) => ({ ...transition, actions: 'forgetMovements' as const })),
          },
        },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: {
        'funds.retry': { target: 'loading', actions: 'forgetFailure' },
        'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
      },
    },
    shown: {
      description: 'Shows the wallets.',
      on: {
        'funds.refresh': { target: 'loading', actions: 'forgetFailure' },
        'transfer.open': { guard: 'hasVendor', target: 'editing', actions: 'openForm' },
        'page.language': {
          target: 'loading',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'Shows the wallets and the transfer form.',
      on: {
        'transfer.close': { target: 'shown', actions: 'closeForm' },
        'funds.refresh': { target: 'loading', actions: 'forgetFailure' },
        'transfer.chooseVendor': {
          guard: { type: 'isVendor', params: ({ event }) => event },
          actions: { type: 'chooseVendor', params: ({ event }) => event },
        },
        'transfer.swap': { actions: 'swapDirection' },
        'transfer.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'transfer.useMax': { actions: 'useMax' },
        'transfer.submit': [{ guard: 'isValid', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
        'page.language': {
          target: 'loading',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'Sending the transfer.',
      tags: 'busy',
      invoke: {
        id: 'sendTransfer',
        src: 'sendTransfer',
        input: ({ context }) => {
          const typed = amountOf(context);
          return {
            request: { ...endsOf(context), amount: 'amount' in typed ? typed.amount : 0 },
            idempotencyKey: idempotencyKeyOf(context),
          };
        },
        onDone: { target: 'loading', actions: ['keepDone', 'rotateKey', 'tellMoved'] },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'Refused; the balances on screen may be stale.',
            target: 'loading',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'rotateKey'],
          },
        ],
      },
      on: { 'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } } },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'transfer.resend': { target: 'sending', actions: 'forgetFailure' },
        'transfer.checkStatus': { target: 'loading', actions: ['closeForm', 'rotateKey', 'tellMoved'] },
        'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
      },
    },
  },
});
