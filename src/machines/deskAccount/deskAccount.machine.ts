import { not } from 'xstate';
import { idle } from './deskAccount.rules.ts';
import { deskAccountSending } from './deskAccount.sending.ts';
import { deskAccountSetup } from './deskAccount.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;

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
    ...deskAccountSending,
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
