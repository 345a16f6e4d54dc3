import * as rules from './resetPassword.rules.ts';
import { resetPasswordSetup } from './resetPassword.setup.ts';

/** Every session of the account has ended, the one of this tab too if it was its. */
const toLogin = { target: 'ended', actions: { type: 'recordOutcome', params: { outcome: 'loginNeeded' } } } as const;

/**
 * Sets a new password with the link of an e-mail (FORGOT-01; the spec is silent on what the mail holds). The link's
 * token stands behind the # of the address, so that no server sees it in a log, and leaves the address at once. A
 * link works once: a player who is told that it is dead is led to ask for another.
 */
export const resetPasswordMachine = resetPasswordSetup.createMachine({
  id: 'resetPassword',
  context: rules.emptyForm,
  initial: 'takingLink',
  states: {
    takingLink: {
      description: 'Takes the token out of the address, which is done in a moment.',
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
      description: 'Asks whether the link may still be used, and for whom.',
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
      description: 'Fetches the shared password rule.',
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
      description: 'The link could not be checked or the rule not be had; says why and offers to try again.',
      on: { 'resetPassword.close': 'ended', 'resetPassword.retry': 'checking' },
    },
    dead: {
      description: 'The link was used, has expired or is not whole; offers to ask for another.',
      entry: 'forgetLink',
      on: {
        'resetPassword.close': 'ended',
        'resetPassword.askAgain': {
          target: 'ended',
          actions: { type: 'recordOutcome', params: { outcome: 'forgot' } },
        },
      },
    },
    form: {
      description:
        'The new password, twice; what is wrong with it once left or submitted, and why the last try failed.',
      on: {
        'resetPassword.close': 'ended',
        'resetPassword.type': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'resetPassword.leaveField': { actions: { type: 'keepLeft', params: ({ event }) => event } },
        'resetPassword.submit': [{ guard: 'isFormRight', target: 'saving' }, { actions: 'leaveAll' }],
      },
    },
    saving: {
      description: 'Waits for the server to take the new password; it cannot be closed, for nobody would know.',
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
      description: 'The password is changed and every session of the account has ended; leads to the login.',
      entry: 'forgetLink',
      on: { 'resetPassword.close': 'ended', 'resetPassword.logIn': toLogin },
    },
    ended: { description: 'How it ended is in the output.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});
