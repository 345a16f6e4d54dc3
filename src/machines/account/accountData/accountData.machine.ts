import { assign, setup } from 'xstate';
import { apiChoicePort, apiPort } from '../../../api/actors.ts';
import { accountDataContract, type DataState } from '../../../api/contract/account/accountData.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import type { accountDataEvents, DataPurpose } from './accountData.events.ts';

interface DataContext {
  readonly state: DataState | null;
  readonly purpose: DataPurpose;
  readonly password: string;
  /** The error shows from the first submit on. */
  readonly tried: boolean;
  /** Path of the file, for one download. */
  readonly exportPath: string | null;
  readonly failure: ApiFailure | null;
}

const canWant = (state: DataState | null, purpose: DataPurpose): boolean => {
  if (state === null) return false;
  if (purpose === 'link') return state.file?.status === 'ready';
  if (purpose === 'ask') return state.file?.status !== 'waiting';
  return state.closesAt === null && state.obstacles.length === 0;
};

/** Data export and closing of the account, each with the login password (issue 32). */
export const accountDataMachine = setup({
  types: {
    context: {} as DataContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof accountDataEvents>,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    fetchState: apiPort(accountDataContract.state),
    sendProof: apiChoicePort({ ask: accountDataContract.ask, close: accountDataContract.close }),
    fetchLink: apiPort(accountDataContract.link),
    sendKeep: apiPort(accountDataContract.keep),
  },
  actions: {
    keepState: assign((_, params: { state: DataState }) => ({ state: params.state, failure: null })),
    startForm: assign((_, params: { purpose: DataPurpose }) => ({
      ...{ purpose: params.purpose, password: '', tried: false, exportPath: null, failure: null },
    })),
    keepPassword: assign((_, params: { value: string }) => ({ password: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    forgetForm: assign({ password: '', tried: false, failure: null }),
    keepLink: assign((_, params: { exportPath: string }) => ({ exportPath: params.exportPath })),
    forgetLink: assign({ exportPath: null }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
  guards: {
    canWant: ({ context }, params: { purpose: DataPurpose }) => canWant(context.state, params.purpose),
    hasPassword: ({ context }) => context.password !== '',
    isLink: ({ context }) => context.password !== '' && context.purpose === 'link',
    isWaiting: ({ context }) => context.state?.file?.status === 'waiting',
    hasLink: ({ context }) => context.exportPath !== null,
    isClosing: ({ context }) => context.state !== null && context.state.closesAt !== null,
  },
  delays: { fileDelay: 5_000 },
}).createMachine({
  id: 'accountData',
  context: { state: null, purpose: 'ask', password: '', tried: false, exportPath: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the last file and for what keeps the account from closing.',
      tags: 'busy',
      invoke: {
        id: 'fetchState',
        src: 'fetchState',
        input: { request: {} },
        onDone: { target: 'shown', actions: { type: 'keepState', params: ({ event }) => ({ state: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'data.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    shown: {
      description: 'Both panels. While a file is being written, asks again every five seconds.',
      after: { fileDelay: { guard: 'isWaiting', target: 'loading' } },
      on: {
        'data.want': {
          guard: { type: 'canWant', params: ({ event }) => event },
          target: 'proving',
          actions: { type: 'startForm', params: ({ event }) => event },
        },
        'data.keep': { guard: 'isClosing', target: 'keeping', actions: 'forgetFailure' },
        'data.taken': { guard: 'hasLink', actions: 'forgetLink' },
      },
    },
    proving: {
      description: 'Asks for the login password.',
      tags: 'open',
      on: {
        'data.typeSecret': { actions: { type: 'keepPassword', params: ({ event }) => event } },
        'data.submit': [
          { guard: 'isLink', target: 'linking', actions: 'markTried' },
          { guard: 'hasPassword', target: 'sending', actions: 'markTried' },
          { actions: 'markTried' },
        ],
        'data.cancel': { target: 'shown', actions: 'forgetForm' },
      },
    },
    sending: {
      description: 'Asking for a new file, or closing the account.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'sendProof',
        src: 'sendProof',
        input: ({ context: { purpose, password } }) => ({
          kind: purpose === 'close' ? 'close' : 'ask',
          request: { loginPassword: password },
        }),
        onDone: {
          target: 'shown',
          actions: ['forgetForm', { type: 'keepState', params: ({ event }) => ({ state: event.output }) }],
        },
        onError: { target: 'proving', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    linking: {
      description: 'Asking for a link to the file.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'fetchLink',
        src: 'fetchLink',
        input: ({ context }) => ({ request: { loginPassword: context.password } }),
        onDone: { target: 'shown', actions: ['forgetForm', { type: 'keepLink', params: ({ event }) => event.output }] },
        onError: { target: 'proving', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    keeping: {
      description: 'Keeping the account that was to close.',
      tags: 'busy',
      invoke: {
        id: 'sendKeep',
        src: 'sendKeep',
        input: { request: {} },
        onDone: { target: 'shown', actions: { type: 'keepState', params: ({ event }) => ({ state: event.output }) } },
        onError: { target: 'shown', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
  },
});
