import {
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  enqueueActions,
  sendParent,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { InvitationRefused } from '../../account/register/register.machine.ts';
import type { SmsRefused } from '../../account/smsCode/smsCode.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredPromise } from '../../support/unwired.ts';
import {
  asksForSettings,
  type FlowSettings,
  flowOf,
  isForm,
  type ModalFlow,
  type ModalRequest,
  type ModalResult,
  withSettings,
} from './flows.ts';
import type { modalsEvents } from './modals.events.ts';

/** Sent to the parent when a flow has ended. */
export interface ModalEnded {
  readonly type: 'modal.ended';
  readonly result: ModalResult;
}

/** Sent by a flow when it starts and stops waiting for an answer that must not be lost. */
interface ModalHeld {
  readonly type: 'modal.hold' | 'modal.release';
}

type Opened =
  | { readonly type: 'modal.open'; readonly request: ModalRequest }
  /** Opened automatically: never replaces an open modal. */
  | { readonly type: 'modal.offer'; readonly request: ModalRequest };

/** Setup of the modals machine. */
const modalsSetup = setup({
  types: {
    context: {} as { readonly request: ModalRequest | null },
    events: {} as
      | EventsOf<typeof modalsEvents>
      | Opened
      | SmsRefused
      | InvitationRefused
      | ModalHeld
      | DoneActorEvent
      | ErrorActorEvent,
  },
  actors: { loadFlow: unwiredPromise<void, { flow: ModalFlow }>('modals.loadFlow') },
  actions: {
    keepRequest: assign((_, params: { request: ModalRequest }) => ({ request: params.request })),
    forgetRequest: assign({ request: null }),
    startFlow: (_, _params: { request: ModalRequest | null }) => unwired('modals.startFlow')(),
    stopFlow: stopChild(({ context }) => flowOf(context.request)),
    keepSettings: assign(({ context }, params: { settings: FlowSettings }) => ({
      request: withSettings(context.request, params.settings),
    })),
    passSettings: enqueueActions(({ context, enqueue }, params: { settings: FlowSettings }) => {
      const flow = flowOf(context.request);
      if (asksForSettings(flow)) enqueue.sendTo(flow, { type: 'modal.settings', settings: params.settings[flow] });
    }),
    passLanguage: sendTo(
      ({ context }) => flowOf(context.request),
      (_, params: { language: LanguageCode }) => ({ type: 'modal.language', language: params.language }),
    ),
    tellEnded: sendParent(({ context }, params: { output: unknown }) => ({
      type: 'modal.ended',
      result: { flow: flowOf(context.request), output: params.output },
    })),
    passRefusal: sendParent((_, params: { refusal: SmsRefused | InvitationRefused }) => params.refusal),
    tellGivenUp: sendParent({ type: 'modal.ended', result: { flow: 'none', output: undefined } }),
  },
  guards: {
    isOfSession: ({ context }) => flowOf(context.request) !== 'register',
    /** Requesting the open form again keeps it and its typed values. */
    isFormOpen: ({ context }, params: { flow: ModalFlow }) =>
      isForm(params.flow) && flowOf(context.request) === params.flow,
  },
  delays: { chunkTimeout: 120_000 },
});

/**
 * The one open modal flow. Its machine and view load on first use; a chunk that takes over 120 s has failed (ERR-29,
 * CONST-01). A loaded machine is code, not data: the context keeps only its name, under which it is invoked.
 */
export const modalsMachine = modalsSetup.createMachine({
  id: 'modals',
  context: { request: null },
  initial: 'closed',
  on: {
    'modal.open': {
      target: '.loading',
      reenter: true,
      actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) },
    },
    'modal.leave': '.closed',
    'modal.drop': { guard: 'isOfSession', target: '.closed' },
    'modal.settings': { actions: { type: 'keepSettings', params: ({ event }) => event } },
  },
  states: {
    closed: {
      description: 'No modal.',
      entry: 'forgetRequest',
      on: {
        'modal.offer': {
          target: 'loading',
          actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) },
        },
      },
    },
    loading: {
      description: "Loading the flow's code.",
      invoke: {
        id: 'loadFlow',
        src: 'loadFlow',
        input: ({ context }) => ({ flow: context.request?.flow ?? 'login' }),
        onDone: 'open',
        onError: 'unavailable',
      },
      after: { chunkTimeout: 'unavailable' },
      on: { 'modal.cancel': { target: 'closed', actions: 'tellGivenUp' } },
    },
    unavailable: {
      description: 'Loading the code failed; suggests checking the network and offers Retry.',
      on: {
        'modal.retry': 'loading',
        'modal.cancel': { target: 'closed', actions: 'tellGivenUp' },
      },
    },
    open: {
      description: 'The flow runs until it ends.',
      entry: { type: 'startFlow', params: ({ context }) => ({ request: context.request }) },
      exit: 'stopFlow',
      on: {
        'modal.language': { actions: { type: 'passLanguage', params: ({ event }) => event } },
        'modal.settings': { actions: { type: 'passSettings', params: ({ event }) => event } },
        'smsCode.refused': { actions: { type: 'passRefusal', params: ({ event }) => ({ refusal: event }) } },
        'invitation.refused': { actions: { type: 'passRefusal', params: ({ event }) => ({ refusal: event }) } },
        'xstate.done.actor.*': {
          target: 'closed',
          actions: { type: 'tellEnded', params: ({ event }) => ({ output: event.output }) },
        },
        'xstate.error.actor.*': 'unavailable',
      },
      initial: 'free',
      states: {
        free: {
          description: 'Another flow may replace it, or it may be closed.',
          on: {
            'modal.hold': 'held',
            'modal.open': { guard: { type: 'isFormOpen', params: ({ event }) => event.request } },
          },
        },
        held: {
          description: 'The flow waits for an answer that must not be lost; it cannot be replaced or closed.',
          on: { 'modal.release': 'free', 'modal.open': {}, 'modal.leave': {} },
        },
      },
    },
  },
});
