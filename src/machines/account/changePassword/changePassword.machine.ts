import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { passwordContract } from '../../../api/contract/account/password.ts';
import { type FieldRule, registrationContract } from '../../../api/contract/account/registration.ts';
import { sessionContract } from '../../../api/contract/site/session.ts';
import { failureOf, isRefusal } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredPromise } from '../../support/unwired.ts';
import type { changePasswordEvents, PasswordField } from './changePassword.events.ts';
import * as rules from './changePassword.rules.ts';

/** Ports, actions and guards of the change-password machine. */
const changePasswordSetup = setup({
  types: {
    context: {} as rules.ChangePasswordContext,
    input: {} as rules.ChangePasswordInput,
    events: {} as EventsOf<typeof changePasswordEvents>,
    output: {} as rules.ChangePasswordOutput,
    tags: {} as 'busy',
  },
  actors: {
    fetchRules: apiPort(registrationContract.settings),
    sendChange: apiPort(passwordContract.change),
    proveHuman: unwiredPromise<string>('changePassword.proveHuman'),
    sendLogin: apiPort(sessionContract.login),
  },
  actions: {
    keepRule: assign((_, params: { rule: FieldRule | undefined }) => ({ rule: params.rule ?? null, failure: null })),
    keepValue: assign(({ context }, params: { field: PasswordField; value: string }) => ({
      values: { ...context.values, [params.field]: params.value },
    })),
    markTouched: assign(({ context }, params: { field: PasswordField }) => ({
      touched: context.touched.includes(params.field) ? context.touched : [...context.touched, params.field],
    })),
    touchAll: assign(({ context }) => ({ touched: rules.fieldsOf(context), failure: null })),
    keepHuman: assign((_, params: { human: string }) => ({ human: params.human })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** From now on the old password is typed (CHPW-05). */
    forgetStored: assign({ stored: null }),
    recordOutcome: assign((_, params: { outcome: rules.ChangePasswordContext['outcome'] }) => params),
    storeToken: (_, _params: { token: string }) => unwired('changePassword.storeToken')(),
    dropSession: unwired('changePassword.dropSession'),
  },
  guards: {
    isFormValid: ({ context }) => Object.keys(rules.problemsOf(context)).length === 0,
    isOldWrong: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'OLD_PASSWORD_WRONG'),
    isForced: ({ context }) => context.forced,
    isFree: ({ context }) => !context.forced,
  },
});

/** Only while nothing is pending: once the server has changed the password, every session has ended. */
const close = { guard: 'isFree', target: 'ended' } as const;

const toLogin = { target: 'ended', actions: { type: 'recordOutcome', params: { outcome: 'loginNeeded' } } } as const;

/**
 * Changes the password (spec 4, Change password): because it has expired or is the weak default, or at the member's
 * wish. The change ends every session of the account, so the flow logs in again with the new password. If that login
 * fails, the screen says that the password has changed nevertheless.
 */
export const changePasswordMachine = changePasswordSetup.createMachine({
  id: 'changePassword',
  context: ({ input }) => ({ ...rules.emptyForm, ...input }),
  initial: 'loadingRules',
  states: {
    loadingRules: {
      description: 'Loading the shared password rule (CHPW-11).',
      tags: 'busy',
      on: { 'changePassword.close': close },
      invoke: {
        id: 'fetchRules',
        src: 'fetchRules',
        input: { request: {} },
        onDone: {
          target: 'form',
          actions: { type: 'keepRule', params: ({ event }) => ({ rule: event.output.rules.password }) },
        },
        onError: {
          target: 'withoutRules',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    withoutRules: {
      description: 'Loading the rule failed; shows the reason and Retry.',
      on: {
        'changePassword.close': close,
        'changePassword.retry': 'loadingRules',
        'changePassword.logOut': { guard: 'isForced', target: 'loggingOut' },
      },
    },
    form: {
      description: 'The form, with errors of fields left or submitted and the reason of the last failure.',
      on: {
        'changePassword.close': close,
        'changePassword.type': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'changePassword.leaveField': { actions: { type: 'markTouched', params: ({ event }) => event } },
        'changePassword.submit': [{ guard: 'isFormValid', target: 'changing' }, { actions: 'touchAll' }],
        'changePassword.logOut': { guard: 'isForced', target: 'loggingOut' },
      },
    },
    changing: {
      description: 'Sending the new password.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context }) => ({
          request: {
            oldPassword: rules.oldPasswordOf(context),
            newPassword: context.values.newPassword.trim(),
            confirmNewPassword: context.values.confirmNewPassword.trim(),
          },
        }),
        // The server has ended every session of the account: the token is invalid.
        onDone: { target: 'verifying', actions: 'dropSession' },
        onError: [
          {
            guard: { type: 'isOldWrong', params: ({ event }) => ({ error: event.error }) },
            target: 'form',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'forgetStored'],
          },
          { target: 'form', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    verifying: {
      description: 'Password changed; solving the proof of work for the login.',
      tags: 'busy',
      invoke: {
        id: 'proveHuman',
        src: 'proveHuman',
        onDone: {
          target: 'loggingIn',
          actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
        },
        onError: {
          target: 'changed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loggingIn: {
      description: 'Logging in with the new password (CHPW-16).',
      tags: 'busy',
      invoke: {
        id: 'sendLogin',
        src: 'sendLogin',
        input: ({ context }) => ({
          headers: { 'login-area': 'site' as const },
          request: {
            type: 'username' as const,
            username: context.username,
            password: context.values.newPassword.trim(),
            human: context.human ?? '',
          },
        }),
        onDone: {
          target: 'ended',
          actions: [
            { type: 'storeToken', params: ({ event }) => ({ token: event.output.token }) },
            { type: 'recordOutcome', params: { outcome: 'changed' } },
          ],
        },
        onError: {
          target: 'changed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    changed: {
      description: 'Password changed, login failed; shows both and leads to the login.',
      on: {
        'changePassword.logIn': toLogin,
        'changePassword.close': { ...toLogin, guard: 'isFree' },
      },
    },
    loggingOut: {
      description: 'The member logs out instead.',
      always: { target: 'ended', actions: { type: 'recordOutcome', params: { outcome: 'logOut' } } },
    },
    ended: { description: 'Done; the output says how it ended.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});
