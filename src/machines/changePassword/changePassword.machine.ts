import * as rules from './changePassword.rules.ts';
import { changePasswordSetup } from './changePassword.setup.ts';

/** Only while nothing is under way: a change that has reached the server has ended every session. */
const close = { guard: 'isFree', target: 'ended' } as const;
const toLogin = { target: 'ended', actions: { type: 'recordOutcome', params: { outcome: 'loginNeeded' } } } as const;

/**
 * Changes the password (spec 4, Change password): because it has expired or is the weak default, or because the member
 * wants to. A changed password ends every session of the account, so the flow logs in again with the new one; where
 * that fails, the password is changed all the same, and the screen says so.
 */
export const changePasswordMachine = changePasswordSetup.createMachine({
  id: 'changePassword',
  context: ({ input }) => ({ ...rules.emptyForm, ...input }),
  initial: 'loadingRules',
  states: {
    loadingRules: {
      description: 'Fetches the shared password rule (CHPW-11).',
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
      description: 'The rule could not be had; says why and offers to try again.',
      on: {
        'changePassword.close': close,
        'changePassword.retry': 'loadingRules',
        'changePassword.logOut': { guard: 'isForced', target: 'loggingOut' },
      },
    },
    form: {
      description: 'The form: what is wrong with a field once it was left or submitted, and why the last try failed.',
      on: {
        'changePassword.close': close,
        'changePassword.type': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'changePassword.leaveField': { actions: { type: 'keepLeft', params: ({ event }) => event } },
        'changePassword.submit': [{ guard: 'isFormRight', target: 'changing' }, { actions: 'leaveAll' }],
        'changePassword.logOut': { guard: 'isForced', target: 'loggingOut' },
      },
    },
    changing: {
      description: 'Waits for the server to take the new password.',
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
        // The server has ended every session of the account: the token at hand opens nothing any more.
        onDone: { target: 'verifying', actions: 'dropSession' },
        onError: {
          target: 'form',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    verifying: {
      description: 'The password is changed; the device proves that a human is at it, for the login that follows.',
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
      description: 'Logs in again with the new password (CHPW-16).',
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
      description: 'The password is changed but the login after it failed: says both, and leads to the login.',
      on: {
        'changePassword.logIn': toLogin,
        'changePassword.close': { ...toLogin, guard: 'isFree' },
      },
    },
    loggingOut: {
      description: 'The member would rather leave than change the password.',
      always: { target: 'ended', actions: { type: 'recordOutcome', params: { outcome: 'logOut' } } },
    },
    ended: { description: 'How it ended is in the output.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});
