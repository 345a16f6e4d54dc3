import { assign, not, setup } from 'xstate';
import { apiChoicePort, apiPort, type ChoiceOf } from '../../../api/actors.ts';
import {
  type AuthenticatorSetup,
  type NewPasskey,
  type PasskeyWanted,
  type SignInWays,
  secondFactorContract,
} from '../../../api/contract/account/secondFactor.ts';
import { failureOf } from '../../../api/failure.ts';
import type { PasskeyTrouble } from '../../../api/passkeys.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredPromise } from '../../support/unwired.ts';
import type { signInWaysEvents } from './signInWays.events.ts';
import * as rules from './signInWays.rules.ts';
import { idle, type SignInWaysContext } from './signInWays.rules.ts';

const { ways, start, confirm, renewCodes, stop, startPasskey, addPasskey, renamePasskey, removePasskey } =
  secondFactorContract;

/** Setup of the ways to sign in. */
const signInWaysSetup = setup({
  types: {
    context: {} as rules.SignInWaysContext,
    events: {} as EventsOf<typeof signInWaysEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchWays: apiPort(ways),
    sendStart: apiPort(start),
    sendStartPasskey: apiPort(startPasskey),
    makePasskey: unwiredPromise<NewPasskey | PasskeyTrouble, { readonly wanted: PasskeyWanted | null }>(
      'signInWays.makePasskey',
    ),
    fetchCodes: apiChoicePort({ confirm, renewCodes }),
    sendChange: apiChoicePort({ stop, addPasskey, renamePasskey, removePasskey }),
    copyText: unwiredPromise<void, { readonly text: string }>('signInWays.copyText'),
  },
  actions: {
    keepWays: assign((_, params: { ways: SignInWays }) => ({ ways: params.ways })),
    keepFailure: assign((_, params: { error: unknown }) => ({
      failure: failureOf(params.error),
      factorCode: '',
      tried: false,
    })),
    forgetFailure: assign({ failure: null }),
    begin: assign((_, params: { task: rules.Task }) => ({ ...rules.idle, task: params.task })),
    beginWith: assign(({ context }, params: { task: rules.Task; id: string }) => ({
      ...rules.idle,
      task: params.task,
      passkeyId: params.id,
      name: rules.nameOf(context.ways, params.id),
    })),
    rest: assign(rules.idle),
    /** Back to the list, with the reason. */
    giveUp: assign((_, params: { error: unknown }) => ({ ...rules.idle, failure: failureOf(params.error) })),
    keepPassword: assign((_, params: { value: string }) => ({ password: params.value, failure: null })),
    keepCode: assign((_, params: { value: string }) => ({ factorCode: params.value, failure: null })),
    keepName: assign((_, params: { value: string }) => ({ name: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    keepSetup: assign((_, params: { setup: AuthenticatorSetup }) => ({
      setup: params.setup,
      password: '',
      tried: false,
    })),
    keepStart: assign((_, params: { start: rules.SignInWaysContext['start'] }) => ({
      start: params.start,
      password: '',
    })),
    keepMade: assign((_, params: { made: NewPasskey | PasskeyTrouble }) =>
      typeof params.made === 'string' ? { ...rules.idle, trouble: params.made } : { made: params.made },
    ),
    keepCodes: assign((_, params: { recoveryCodes: readonly string[] }) => ({
      ...rules.idle,
      recoveryCodes: params.recoveryCodes,
    })),
    keepChange: assign(({ context: { task } }, params: { ways: SignInWays }) => ({
      ...rules.idle,
      ways: params.ways,
      done: task === 'app' || task === 'codes' ? null : task,
    })),
    endCopy: assign((_, params: { copied: 'done' | 'failed' }) => ({ copied: params.copied })),
    /** The codes as a text file. */
    saveFile: (_, _params: { name: string; csv: string }) => unwired('signInWays.saveFile')(),
  },
  guards: {
    isProof: ({ context }) => rules.proofProblems(context).length === 0,
    isCodeNeeded: ({ context }) => rules.needsCode(context.task),
    isForApp: ({ context }) => context.task === 'app',
    isForPasskey: ({ context }) => context.task === 'passkey',
    isForCodes: ({ context }) => context.task === 'codes',
    isRename: ({ context }) => context.task === 'rename',
    isStopOrRemove: ({ context }) => context.task === 'stop' || context.task === 'remove',
    isSixDigits: ({ context }) => rules.isSixDigits(context),
    isNamed: ({ context }) => context.name.trim() !== '',
    isMade: (_, params: { made: NewPasskey | PasskeyTrouble }) => typeof params.made !== 'string',
    isOver: (_, params: { error: unknown }) => rules.isOver(failureOf(params.error)),
    /** What can be begun: turning on what is off, and off what is on. */
    canBegin: ({ context: { ways: known } }, params: { task: rules.Task }) =>
      params.task === 'passkey' || (params.task === 'app') === (known?.authenticator === null),
    isKnown: ({ context }, params: { id: string }) =>
      context.ways?.passkeys.some(({ id }) => id === params.id) === true,
  },
});

const payload = <Event>({ event }: { readonly event: Event }) => event;

/** Codes as lines of a text file. */
const FILE = 'recovery-codes.txt';

type Contract = typeof secondFactorContract;

type Change = ChoiceOf<Pick<Contract, 'stop' | 'addPasskey' | 'renamePasskey' | 'removePasskey'>>;

type Codes = ChoiceOf<Pick<Contract, 'confirm' | 'renewCodes'>>;

/** The call of the task at hand. */
function changeOf({ task, passkeyId, password, factorCode, name, start, made }: SignInWaysContext): Change {
  if (task === 'rename') return { kind: 'renamePasskey', request: { id: passkeyId, name: name.trim() } };
  if (task === 'remove') return { kind: 'removePasskey', request: { id: passkeyId, password } };
  if (made && start) return { kind: 'addPasskey', request: { stepTicket: start.stepTicket, passkey: made } };
  return { kind: 'stop', request: { password, factorCode: factorCode.trim() } };
}

/** The call that ends with recovery codes. */
const codesCall = ({ setup, password, factorCode }: SignInWaysContext): Codes =>
  setup
    ? { kind: 'confirm', request: { stepTicket: setup.stepTicket, factorCode } }
    : { kind: 'renewCodes', request: { password, factorCode: factorCode.trim() } };

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
    starting: {
      description: 'Asking for the key of a new authenticator.',
      tags: 'busy',
      invoke: {
        id: 'sendStart',
        src: 'sendStart',
        input: ({ context: { password } }) => ({ request: { password } }),
        onDone: {
          target: 'scanning',
          actions: { type: 'keepSetup', params: ({ event }) => ({ setup: event.output }) },
        },
        onError: [
          { guard: { type: 'isOver', params: payload }, target: 'shown', actions: { type: 'giveUp', params: payload } },
          { target: 'proving', actions: { type: 'keepFailure', params: payload } },
        ],
      },
    },
    scanning: {
      description: 'Shows the key as QR code and text, and asks for the first code of the app.',
      on: {
        'ways.typeCode': { actions: { type: 'keepCode', params: payload } },
        'ways.cancel': { target: 'shown', actions: 'rest' },
        'ways.submit': [{ guard: 'isSixDigits', target: 'fetching', actions: 'markTried' }, { actions: 'markTried' }],
      },
    },
    codes: {
      description: 'Shows the recovery codes, once.',
      initial: 'resting',
      on: {
        'ways.download': {
          actions: {
            type: 'saveFile',
            params: ({ context }) => ({ name: FILE, csv: `${context.recoveryCodes.join('\n')}\n` }),
          },
        },
        'ways.done': { target: 'loading', actions: 'rest' },
      },
      states: {
        resting: {
          description: 'Nothing is being copied; says how the last copy went.',
          on: { 'ways.copy': 'copying' },
        },
        copying: {
          description: 'Writing to the clipboard.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => ({ text: context.recoveryCodes.join('\n') }),
            onDone: { target: 'resting', actions: { type: 'endCopy', params: { copied: 'done' } } },
            onError: { target: 'resting', actions: { type: 'endCopy', params: { copied: 'failed' } } },
          },
        },
      },
    },
    asking: {
      description: 'Asking the server what the passkey has to sign.',
      tags: 'busy',
      invoke: {
        id: 'sendStartPasskey',
        src: 'sendStartPasskey',
        input: ({ context: { password } }) => ({ request: { password } }),
        onDone: {
          target: 'prompting',
          actions: { type: 'keepStart', params: ({ event }) => ({ start: event.output }) },
        },
        onError: { target: 'proving', actions: { type: 'keepFailure', params: payload } },
      },
    },
    prompting: {
      description: 'The browser asks the member for a passkey; giving up forgets its answer.',
      tags: 'busy',
      on: { 'ways.cancel': { target: 'shown', actions: 'rest' } },
      invoke: {
        id: 'makePasskey',
        src: 'makePasskey',
        input: ({ context: { start } }) => ({ wanted: start?.wanted ?? null }),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => ({ made: event.output }) },
            target: 'changing',
            actions: { type: 'keepMade', params: ({ event }) => ({ made: event.output }) },
          },
          { target: 'shown', actions: { type: 'keepMade', params: ({ event }) => ({ made: event.output }) } },
        ],
        onError: { target: 'shown', actions: { type: 'giveUp', params: payload } },
      },
    },
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
