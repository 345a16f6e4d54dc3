import { assign, not, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { AuthenticatorSetup } from '../../../api/contract/account/secondFactor.ts';
import { deskFactor, type OperatorRow } from '../../../api/contract/desk/deskFactor.ts';
import { failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import type { AccountField, deskAccountEvents } from './deskAccount.events.ts';
import * as rules from './deskAccount.rules.ts';
import { idle } from './deskAccount.rules.ts';

/** Setup of an operator's own sign-in. */
const deskAccountSetup = setup({
  types: {
    context: {} as rules.DeskAccountContext,
    input: {} as Pick<rules.DeskAccountContext, 'isDue' | 'mayAct'>,
    events: {} as EventsOf<typeof deskAccountEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchOperators: apiPort(deskFactor.operators),
    sendStart: apiPort(deskFactor.startFactor),
    sendConfirm: apiPort(deskFactor.confirmFactor),
    sendPassword: apiPort(deskFactor.changePassword),
    sendReset: apiPort(deskFactor.resetFactor),
  },
  actions: {
    keepOperators: assign((_, params: { list: readonly OperatorRow[] }) => ({ operators: params.list })),
    begin: assign((_, params: { task: rules.AccountTask; name?: string }) => ({
      ...rules.idle,
      task: params.task,
      name: params.name ?? '',
    })),
    rest: assign(rules.idle),
    keepSecret: assign(({ context }, params: { field: AccountField; value: string }) => ({
      typed: { ...context.typed, [params.field]: params.value },
      failure: null,
    })),
    keepRemark: assign((_, params: { value: string }) => ({ remark: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign(({ context }, params: { error: unknown }) => ({
      failure: failureOf(params.error),
      typed: { ...context.typed, factorCode: '' },
      tried: false,
    })),
    forgetFailure: assign({ failure: null }),
    giveUp: assign((_, params: { error: unknown }) => ({ ...rules.idle, failure: failureOf(params.error) })),
    keepSetup: assign((_, params: { setup: AuthenticatorSetup }) => ({ ...rules.idle, setup: params.setup })),
    keepCodes: assign((_, params: { recoveryCodes: readonly string[] }) => ({
      ...rules.idle,
      recoveryCodes: params.recoveryCodes,
    })),
    keepDone: assign((_, params: { done: 'password' | 'reset' }) => ({ ...rules.idle, done: params.done })),
  },
  guards: {
    isDue: ({ context }) => context.isDue,
    hasProblem: ({ context }) => rules.problemsOf(context).length > 0,
    isForApp: ({ context }) => context.task === 'app',
    isForPassword: ({ context }) => context.task === 'password',
    isForReset: ({ context }) => context.task === 'reset',
    isCode: (_, params: { field: AccountField }) => params.field === 'factorCode',
    /** A new password belongs to the change of it. */
    isInForm: ({ context }, params: { field: AccountField }) =>
      params.field === 'password' || (params.field === 'newPassword' && context.task === 'password'),
    isSixDigits: ({ context }) => rules.isSixDigits(context),
    isExpired: (_, params: { error: unknown }) => rules.isExpired(failureOf(params.error)),
    /** Another operator, who has a second factor. */
    canReset: ({ context: { mayAct, operators } }, params: { name: string }) =>
      mayAct && operators.some(({ name, isMe, hasSecondFactor }) => name === params.name && !isMe && hasSecondFactor),
  },
});

const payload = <Event>({ event }: { readonly event: Event }) => event;

const refused = { target: 'proving', actions: { type: 'keepFailure', params: payload } } as const;

/**
 * An operator's own sign-in (decision 042): authenticator app, password, and the reset of another operator's second
 * factor. Where a second factor is due it begins with it, and ends once it is set up.
 */
export const deskAccountMachine = deskAccountSetup.createMachine({
  id: 'deskAccount',
  context: ({ input }) => ({ ...input, operators: [], ...idle }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides whether a second factor is due.',
      always: [{ guard: 'isDue', target: 'proving' }, { target: 'loading' }],
    },
    loading: {
      description: 'Loading the operators.',
      tags: 'busy',
      on: { 'deskAccount.close': 'closed' },
      invoke: {
        id: 'fetchOperators',
        src: 'fetchOperators',
        input: { request: {} },
        onDone: { target: 'shown', actions: { type: 'keepOperators', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: payload } },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: {
        'deskAccount.retry': { target: 'loading', actions: 'forgetFailure' },
        'deskAccount.close': 'closed',
      },
    },
    shown: {
      description: 'The operators; offers a new app, a new password, and the reset for others.',
      on: {
        'deskAccount.begin': { target: 'proving', actions: { type: 'begin', params: payload } },
        'deskAccount.reset': {
          guard: { type: 'canReset', params: payload },
          target: 'proving',
          actions: { type: 'begin', params: ({ event: { name } }) => ({ name, task: 'reset' }) },
        },
        'deskAccount.close': 'closed',
      },
    },
    proving: {
      description: 'The form of a task, with the operator’s password.',
      on: {
        'deskAccount.typeSecret': {
          guard: { type: 'isInForm', params: payload },
          actions: { type: 'keepSecret', params: payload },
        },
        'deskAccount.typeRemark': { guard: 'isForReset', actions: { type: 'keepRemark', params: payload } },
        'deskAccount.submit': [
          { guard: 'hasProblem', actions: 'markTried' },
          { guard: 'isForApp', target: 'asking', actions: 'markTried' },
          { guard: 'isForPassword', target: 'changing', actions: 'markTried' },
          { target: 'resetting', actions: 'markTried' },
        ],
        'deskAccount.cancel': { guard: not('isDue'), target: 'shown', actions: 'rest' },
      },
    },
    asking: {
      description: 'Asking for the key of a new app.',
      tags: 'busy',
      invoke: {
        id: 'sendStart',
        src: 'sendStart',
        input: ({ context: { typed } }) => ({ request: { password: typed.password } }),
        onDone: {
          target: 'scanning',
          actions: { type: 'keepSetup', params: ({ event }) => ({ setup: event.output }) },
        },
        onError: refused,
      },
    },
    confirming: {
      description: 'Sending the first code of the new app.',
      tags: 'busy',
      invoke: {
        id: 'sendConfirm',
        src: 'sendConfirm',
        input: ({ context: { setup, typed } }) => ({
          request: { stepTicket: setup?.stepTicket ?? '', factorCode: typed.factorCode },
        }),
        onDone: { target: 'codes', actions: { type: 'keepCodes', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isExpired', params: payload },
            target: 'proving',
            actions: { type: 'giveUp', params: payload },
          },
          { target: 'scanning', actions: { type: 'keepFailure', params: payload } },
        ],
      },
    },
    changing: {
      description: 'Sending the new password.',
      tags: 'busy',
      invoke: {
        id: 'sendPassword',
        src: 'sendPassword',
        input: ({ context: { typed } }) => ({
          request: { password: typed.password, newPassword: typed.newPassword },
        }),
        onDone: { target: 'shown', actions: { type: 'keepDone', params: { done: 'password' } } },
        onError: refused,
      },
    },
    resetting: {
      description: 'Resetting the second factor of another operator.',
      tags: 'busy',
      invoke: {
        id: 'sendReset',
        src: 'sendReset',
        input: ({ context: { name, typed, remark } }) => ({
          request: { name, password: typed.password, remark: remark.trim() },
        }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepOperators', params: ({ event }) => event.output },
            { type: 'keepDone', params: { done: 'reset' } },
          ],
        },
        onError: refused,
      },
    },
    scanning: {
      description: 'Shows the key of the new app and asks for its first code.',
      on: {
        'deskAccount.typeSecret': {
          guard: { type: 'isCode', params: payload },
          actions: { type: 'keepSecret', params: payload },
        },
        'deskAccount.submit': [
          { guard: 'isSixDigits', target: 'confirming', actions: 'markTried' },
          { actions: 'markTried' },
        ],
        'deskAccount.cancel': { target: 'proving', actions: 'rest' },
      },
    },
    codes: {
      description: 'Shows the recovery codes, once.',
      on: {
        'deskAccount.done': [
          { guard: 'isDue', target: 'closed', actions: 'rest' },
          { target: 'loading', actions: 'rest' },
        ],
      },
    },
    closed: { description: 'Done.', type: 'final' },
  },
});
