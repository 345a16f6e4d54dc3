import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { deskFactor, type OperatorRow } from '../../api/contract/deskFactor.ts';
import type { AuthenticatorSetup } from '../../api/contract/secondFactor.ts';
import { failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import type { AccountField, deskAccountEvents } from './deskAccount.events.ts';
import * as rules from './deskAccount.rules.ts';

/** Setup of an operator's own sign-in. */
export const deskAccountSetup = setup({
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
