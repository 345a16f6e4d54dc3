import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { recoveryContract } from '../../../api/contract/account/recovery.ts';
import { type FieldRule, registrationContract } from '../../../api/contract/account/registration.ts';
import { failureOf, isRefusal } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredPromise } from '../../support/unwired.ts';
import type { ResetField, resetPasswordEvents } from './resetPassword.events.ts';
import * as rules from './resetPassword.rules.ts';

/** Ports, actions and guards of the reset machine. */
const resetPasswordSetup = setup({
  types: {
    context: {} as rules.ResetPasswordContext,
    events: {} as EventsOf<typeof resetPasswordEvents>,
    output: {} as rules.ResetPasswordOutput,
    tags: {} as 'busy',
  },
  actors: {
    takeLink: unwiredPromise<string>('resetPassword.takeLink'),
    checkLink: apiPort(recoveryContract.link),
    fetchRules: apiPort(registrationContract.settings),
    setPassword: apiPort(recoveryContract.byLink),
  },
  actions: {
    keepLink: assign((_, params: { linkToken: string }) => ({ linkToken: params.linkToken })),
    /** Invalid from now on. */
    forgetLink: assign({ linkToken: '' }),
    keepAccount: assign((_, params: { account: string }) => ({ account: params.account })),
    keepRule: assign((_, params: { rule: FieldRule | undefined }) => ({ rule: params.rule ?? null, failure: null })),
    keepValue: assign(({ context }, params: { field: ResetField; value: string }) => ({
      values: { ...context.values, [params.field]: params.value },
    })),
    markTouched: assign(({ context }, params: { field: ResetField }) => ({
      touched: context.touched.includes(params.field) ? context.touched : [...context.touched, params.field],
    })),
    touchAll: assign({ touched: rules.resetFields, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    holdModal: sendParent({ type: 'modal.hold' }),
    releaseModal: sendParent({ type: 'modal.release' }),
    recordOutcome: assign((_, params: { outcome: rules.ResetPasswordContext['outcome'] }) => params),
  },
  guards: {
    isLink: (_, params: { linkToken: string }) => rules.isLinkToken(params.linkToken),
    isLinkDead: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'LINK_DEAD'),
    isFormValid: ({ context }) => Object.keys(rules.problemsOf(context)).length === 0,
  },
});

/** Every session of the account has ended, including this tab's if it belongs to it. */
const toLogin = { target: 'ended', actions: { type: 'recordOutcome', params: { outcome: 'loginNeeded' } } } as const;

/**
 * Sets a new password with an e-mailed link (FORGOT-01; the spec does not describe the mail). The token is in the URL
 * fragment, so that no server logs it, and is removed from the address at once. A link works once; an invalid one leads
 * to a new request.
 */
export const resetPasswordMachine = resetPasswordSetup.createMachine({
  id: 'resetPassword',
  context: rules.emptyForm,
  initial: 'takingLink',
  states: {
    takingLink: {
      description: 'Taking the token out of the address.',
      tags: 'busy',
      invoke: {
        id: 'takeLink',
        src: 'takeLink',
        onDone: [
          {
            guard: { type: 'isLink', params: ({ event }) => ({ linkToken: event.output }) },
            target: 'checking',
            actions: { type: 'keepLink', params: ({ event }) => ({ linkToken: event.output }) },
          },
          { target: 'dead' },
        ],
        onError: 'dead',
      },
    },
    checking: {
      description: 'Checking the link.',
      tags: 'busy',
      entry: 'forgetFailure',
      on: { 'resetPassword.close': 'ended' },
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context }) => ({ request: { linkToken: context.linkToken } }),
        onDone: {
          target: 'loadingRules',
          actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output.account }) },
        },
        onError: [
          { guard: { type: 'isLinkDead', params: ({ event }) => ({ error: event.error }) }, target: 'dead' },
          {
            target: 'unavailable',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    loadingRules: {
      description: 'Loading the password rule.',
      tags: 'busy',
      on: { 'resetPassword.close': 'ended' },
      invoke: {
        id: 'fetchRules',
        src: 'fetchRules',
        input: { request: {} },
        onDone: {
          target: 'form',
          actions: { type: 'keepRule', params: ({ event }) => ({ rule: event.output.rules.password }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unavailable: {
      description: 'Checking the link or loading the rule failed; shows the reason and Retry.',
      on: { 'resetPassword.close': 'ended', 'resetPassword.retry': 'checking' },
    },
    dead: {
      description: 'The link is used, expired or incomplete; offers a new one.',
      entry: 'forgetLink',
      on: {
        'resetPassword.close': 'ended',
        'resetPassword.requestLink': {
          target: 'ended',
          actions: { type: 'recordOutcome', params: { outcome: 'forgot' } },
        },
      },
    },
    form: {
      description: 'The form: new password, twice, with errors of fields left or submitted and the last failure.',
      on: {
        'resetPassword.close': 'ended',
        'resetPassword.type': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'resetPassword.leaveField': { actions: { type: 'markTouched', params: ({ event }) => event } },
        'resetPassword.submit': [{ guard: 'isFormValid', target: 'saving' }, { actions: 'touchAll' }],
      },
    },
    saving: {
      description: 'Sending the new password; cannot be closed, so that the outcome is seen.',
      tags: 'busy',
      entry: ['forgetFailure', 'holdModal'],
      exit: 'releaseModal',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context: { linkToken, values } }) => ({
          request: {
            linkToken,
            newPassword: values.newPassword.trim(),
            confirmNewPassword: values.confirmNewPassword.trim(),
          },
        }),
        onDone: 'done',
        onError: [
          { guard: { type: 'isLinkDead', params: ({ event }) => ({ error: event.error }) }, target: 'dead' },
          {
            target: 'form',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    done: {
      description: 'Password changed, all sessions of the account ended; leads to the login.',
      entry: 'forgetLink',
      on: { 'resetPassword.close': 'ended', 'resetPassword.logIn': toLogin },
    },
    ended: { description: 'Done; the output says how it ended.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});
