import { assign, setup } from 'xstate';
import { apiChoicePort, apiPort } from '../../api/actors.ts';
import { type Device, devicesContract } from '../../api/contract/devices.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import type { devicesEvents } from './devices.events.ts';

/** What is ended: one session, or all others. */
type Ending = { readonly kind: 'end'; readonly id: string } | { readonly kind: 'endOthers' };

interface DevicesContext {
  readonly devices: readonly Device[];
  readonly ending: Ending | null;
  /** What was just ended. */
  readonly done: Ending['kind'] | null;
  readonly failure: ApiFailure | null;
}

const othersOf = (devices: readonly Device[]) => devices.filter(({ current }) => !current);

/** The devices that the member is signed in on; signs others out. */
export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as EventsOf<typeof devicesEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchDevices: apiPort(devicesContract.list),
    sendEnd: apiChoicePort({ end: devicesContract.end, endOthers: devicesContract.endOthers }),
  },
  actions: {
    keepDevices: assign((_, params: { list: readonly Device[] }) => ({ devices: params.list })),
    keepEnding: assign((_, params: { ending: Ending }) => ({ ending: params.ending, done: null, failure: null })),
    keepDone: assign(({ context }) => ({ done: context.ending?.kind ?? null, ending: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error), ending: null })),
    forgetFailure: assign({ failure: null, done: null }),
  },
  guards: {
    isOther: ({ context }, params: { id: string }) => othersOf(context.devices).some(({ id }) => id === params.id),
    hasOthers: ({ context }) => othersOf(context.devices).length > 0,
  },
}).createMachine({
  id: 'devices',
  context: { devices: [], ending: null, done: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking which devices are signed in.',
      tags: 'busy',
      invoke: {
        id: 'fetchDevices',
        src: 'fetchDevices',
        input: { request: {} },
        onDone: { target: 'shown', actions: { type: 'keepDevices', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'devices.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    shown: {
      description: 'The devices; offers to sign others out.',
      on: {
        'devices.end': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'ending',
          actions: { type: 'keepEnding', params: ({ event: { id } }) => ({ ending: { kind: 'end', id } }) },
        },
        'devices.endOthers': { guard: 'hasOthers', target: 'asking', actions: 'forgetFailure' },
      },
    },
    asking: {
      description: 'Asks whether to sign all other devices out.',
      on: {
        'devices.confirm': {
          target: 'ending',
          actions: { type: 'keepEnding', params: { ending: { kind: 'endOthers' } } },
        },
        'devices.back': 'shown',
      },
    },
    ending: {
      description: 'Signing a device out, or all others.',
      tags: 'busy',
      invoke: {
        id: 'sendEnd',
        src: 'sendEnd',
        input: ({ context: { ending } }) =>
          ending?.kind === 'end' ? { kind: 'end', request: { id: ending.id } } : { kind: 'endOthers', request: {} },
        onDone: {
          target: 'shown',
          actions: [{ type: 'keepDevices', params: ({ event }) => event.output }, 'keepDone'],
        },
        onError: { target: 'shown', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
  },
});
