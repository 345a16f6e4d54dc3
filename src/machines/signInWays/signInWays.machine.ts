import { not } from 'xstate';
import { signInWaysAdding } from './signInWays.adding.ts';
import { changeOf, codesCall } from './signInWays.change.ts';
import { idle } from './signInWays.rules.ts';
import { signInWaysSetup } from './signInWays.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const cancel = { target: 'shown', actions: 'rest' } as const;

/**
 * The ways to sign in besides the password (decision 042): an authenticator app with recovery codes, and passkeys. Each
 * change begins with the password; nothing changes before its last step.
 */
export const signInWaysMachine = signInWaysSetup.createMachine({
  id: 'signInWays',
  context: { ways: null, ...idle },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking how the member can sign in.',
      tags: 'busy',
      invoke: {
        id: 'fetchWays',
        src: 'fetchWays',
        input: { request: {} },
        onDone: { target: 'shown', actions: { type: 'keepWays', params: ({ event }) => ({ ways: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: payload } },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'ways.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    shown: {
      description: 'The ways to sign in; offers to add, change and remove them.',
      on: {
        'ways.begin': {
          guard: { type: 'canBegin', params: payload },
          target: 'proving',
          actions: { type: 'begin', params: payload },
        },
        'ways.remove': {
          guard: { type: 'isKnown', params: payload },
          target: 'proving',
          actions: { type: 'beginWith', params: ({ event: { id } }) => ({ id, task: 'remove' }) },
        },
        'ways.rename': {
          guard: { type: 'isKnown', params: payload },
          target: 'naming',
          actions: { type: 'beginWith', params: ({ event: { id } }) => ({ id, task: 'rename' }) },
        },
      },
    },
    proving: {
      description: 'Asks for the password, and for a code where one is on.',
      on: {
        'ways.typePassword': { actions: { type: 'keepPassword', params: payload } },
        'ways.typeCode': { guard: 'isCodeNeeded', actions: { type: 'keepCode', params: payload } },
        'ways.cancel': cancel,
        'ways.submit': [
          { guard: not('isProof'), actions: 'markTried' },
          { guard: 'isForApp', target: 'starting', actions: 'markTried' },
          { guard: 'isForPasskey', target: 'asking', actions: 'markTried' },
          { guard: 'isForCodes', target: 'fetching', actions: 'markTried' },
          { target: 'changing', actions: 'markTried' },
        ],
      },
    },
    naming: {
      description: 'Asks for the new name of a passkey.',
      on: {
        'ways.typeName': { actions: { type: 'keepName', params: payload } },
        'ways.cancel': cancel,
        'ways.submit': [{ guard: 'isNamed', target: 'changing', actions: 'markTried' }, { actions: 'markTried' }],
      },
    },
    ...signInWaysAdding,
    fetching: {
      description: 'Sending the code; the answer has the recovery codes.',
      tags: 'busy',
      invoke: {
        id: 'fetchCodes',
        src: 'fetchCodes',
        input: ({ context }) => codesCall(context),
        onDone: { target: 'codes', actions: { type: 'keepCodes', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isOver', params: payload },
            target: 'shown',
            actions: { type: 'giveUp', params: payload },
          },
          { guard: 'isForApp', target: 'scanning', actions: { type: 'keepFailure', params: payload } },
          { target: 'proving', actions: { type: 'keepFailure', params: payload } },
        ],
      },
    },
    changing: {
      description: 'Sending the change.',
      tags: 'busy',
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'shown', actions: { type: 'keepChange', params: ({ event }) => ({ ways: event.output }) } },
        onError: [
          { guard: { type: 'isOver', params: payload }, target: 'shown', actions: { type: 'giveUp', params: payload } },
          { guard: 'isRename', target: 'naming', actions: { type: 'keepFailure', params: payload } },
          { guard: 'isStopOrRemove', target: 'proving', actions: { type: 'keepFailure', params: payload } },
          { target: 'shown', actions: { type: 'giveUp', params: payload } },
        ],
      },
    },
  },
});
