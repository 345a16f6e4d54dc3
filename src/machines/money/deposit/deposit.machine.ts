import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { type DepositDetail, depositContract } from '../../../api/contract/money/deposit.ts';
import { failureOf } from '../../../api/failure.ts';
import type { ListOpened } from '../../list/list.machine.ts';
import type { ListDetailRefresh } from '../../list/listDetail.machine.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../idempotency.ts';
import type { depositEvents } from './deposit.events.ts';
import {
  amountOf,
  chosenMethod,
  type DepositContext,
  type DepositMethod,
  initialContext,
  methodOrFirst,
  requestOf,
} from './deposit.rules.ts';

/** Setup of the deposit machine. */
const depositSetup = setup({
  types: {
    context: {} as DepositContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof depositEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchMethods: apiPort(depositContract.quote),
    sendDeposit: apiPort(depositContract.create),
  },
  actions: {
    keepMethods: assign(({ context }, params: { methods: readonly DepositMethod[] }) => ({
      methods: params.methods,
      method: methodOrFirst(params.methods, context.method),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    chooseMethod: assign((_, params: { method: string }) => ({ method: params.method, failure: null })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    keepSent: assign(({ context }) => {
      const typed = amountOf(context);
      if (context.method === null || 'problem' in typed) return {};
      return { sent: { method: context.method, amount: typed.amount, language: context.language } };
    }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1, sent: null })),
    clearForm: assign({ typed: '', tried: false }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    /** The deposit just made: its details are known. */
    tellMade: sendParent(
      (_, { detail }: { detail: DepositDetail }): ListOpened => ({
        type: 'list.opened',
        id: detail.id,
        known: detail,
      }),
    ),
    tellStale: sendParent({ type: 'listDetail.refresh' } satisfies ListDetailRefresh),
  },
  guards: {
    isOffered: ({ context }, params: { method: string }) =>
      context.methods?.some(({ code }) => code === params.method) === true,
    isValid: ({ context }) => chosenMethod(context) !== null && 'amount' in amountOf(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});

const payload = <Event>({ event }: { readonly event: Event }) => event;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const keepFailure = { type: 'keepFailure', params: errorOf } as const;

const keepLanguage = { type: 'keepLanguage', params: payload<{ readonly language: LanguageCode }> } as const;

/**
 * A new deposit (MEMBER-07, WALLET-02, WALLET-09): fees before the commitment. One deposit for each idempotency key.
 */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'loading',
  on: { 'page.language': { actions: keepLanguage } },
  states: {
    loading: {
      description: 'Loading the methods with limits, fees and times; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchMethods',
        src: 'fetchMethods',
        input: ({ context }) => ({ request: { language: context.language } }),
        onDone: { target: 'ready.before', actions: { type: 'keepMethods', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: keepFailure },
      },
      on: { 'page.language': { target: 'loading', reenter: true, actions: keepLanguage } },
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
          description: 'The form with fee and payout.',
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
          target: 'ready',
          actions: [{ type: 'tellMade', params: ({ event }) => ({ detail: event.output }) }, 'clearForm', 'rotateKey'],
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
        'deposit.checkStatus': { target: 'loading', actions: ['clearForm', 'forgetFailure', 'rotateKey', 'tellStale'] },
      },
    },
  },
});
