import {
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  enqueueActions,
  sendParent,
  setup,
  stopChild,
} from 'xstate';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { InvitationRefused } from '../register/register.setup.ts';
import type { SmsRefused } from '../smsCode/smsCode.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredPromise } from '../support/unwired.ts';
import {
  asksForSettings,
  type FlowSettings,
  type ModalFlow,
  type ModalRequest,
  type ModalResult,
  withSettings,
} from './flows.ts';
import type { modalsEvents } from './modals.events.ts';

/** What the modals tell their parent when a flow has ended. */
export interface ModalEnded {
  readonly type: 'modal.ended';
  readonly result: ModalResult;
}

type Opened =
  | { readonly type: 'modal.open'; readonly request: ModalRequest }
  /** Nobody has asked for it: it gives way to whatever is open. */
  | { readonly type: 'modal.offer'; readonly request: ModalRequest };

/**
 * The one modal flow that is open. Its machine and view load when first needed; a chunk that has not come in 120 s
 * counts as failed (ERR-29, CONST-01). The loaded machine is code, not data: this machine keeps only its name and runs
 * it under that name.
 */
export const modalsMachine = setup({
  types: {
    context: {} as { readonly request: ModalRequest | null },
    events: {} as
      | EventsOf<typeof modalsEvents>
      | Opened
      | SmsRefused
      | InvitationRefused
      | DoneActorEvent
      | ErrorActorEvent,
    tags: {} as 'busy',
  },
  actors: { loadFlow: unwiredPromise<void, { flow: ModalFlow }>('modals.loadFlow') },
  actions: {
    keepRequest: assign((_, params: { request: ModalRequest }) => ({ request: params.request })),
    forgetRequest: assign({ request: null }),
    startFlow: (_, _params: { request: ModalRequest | null }) => unwired('modals.startFlow')(),
    stopFlow: stopChild(({ context }) => context.request?.flow ?? 'none'),
    keepSettings: assign(({ context }, params: { settings: FlowSettings }) => ({
      request: withSettings(context.request, params.settings),
    })),
    passSettings: enqueueActions(({ context, enqueue }, params: { settings: FlowSettings }) => {
      const flow = context.request?.flow;
      if (asksForSettings(flow)) enqueue.sendTo(flow, { type: 'modal.settings', settings: params.settings[flow] });
    }),
    passLanguage: enqueueActions(({ context, enqueue }, params: { language: LanguageCode }) => {
      if (context.request) enqueue.sendTo(context.request.flow, { type: 'modal.language', language: params.language });
    }),
    tellEnded: sendParent(({ context }, params: { output: unknown }) => ({
      type: 'modal.ended',
      result: { flow: context.request?.flow ?? 'none', output: params.output },
    })),
    passRefusal: sendParent((_, params: { refusal: SmsRefused | InvitationRefused }) => params.refusal),
    tellGivenUp: sendParent({ type: 'modal.ended', result: { flow: 'none', output: undefined } }),
  },
  guards: {
    isOpenFlow: ({ context }, params: { actorId: string }) => context.request?.flow === params.actorId,
  },
  delays: { chunkTimeout: 120_000 },
}).createMachine({
  id: 'modals',
  context: { request: null },
  initial: 'closed',
  on: {
    'modal.open': {
      target: '.loading',
      reenter: true,
      actions: ['stopFlow', { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) }],
    },
    'modal.drop': { target: '.closed', actions: 'stopFlow' },
    'modal.settings': { actions: { type: 'keepSettings', params: ({ event }) => event } },
  },
  states: {
    closed: {
      description: 'No modal is open.',
      entry: 'forgetRequest',
      on: {
        'modal.offer': {
          target: 'loading',
          actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) },
        },
      },
    },
    loading: {
      description: 'The code of the flow is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadFlow',
        src: 'loadFlow',
        input: ({ context }) => ({ flow: context.request?.flow ?? 'login' }),
        onDone: 'open',
        onError: 'unavailable',
      },
      after: { chunkTimeout: 'unavailable' },
      on: { 'modal.giveUp': { target: 'closed', actions: 'tellGivenUp' } },
    },
    unavailable: {
      description: 'The code did not come: says to check the network, and offers to try again.',
      on: {
        'modal.retry': 'loading',
        'modal.giveUp': { target: 'closed', actions: 'tellGivenUp' },
      },
    },
    open: {
      description: 'The flow runs under its own name until it ends.',
      entry: { type: 'startFlow', params: ({ context }) => ({ request: context.request }) },
      on: {
        'modal.language': { actions: { type: 'passLanguage', params: ({ event }) => event } },
        'modal.settings': { actions: { type: 'passSettings', params: ({ event }) => event } },
        'smsCode.refused': { actions: { type: 'passRefusal', params: ({ event }) => ({ refusal: event }) } },
        'invitation.refused': { actions: { type: 'passRefusal', params: ({ event }) => ({ refusal: event }) } },
        'xstate.done.actor.*': {
          guard: { type: 'isOpenFlow', params: ({ event }) => ({ actorId: event.actorId }) },
          target: 'closed',
          actions: { type: 'tellEnded', params: ({ event }) => ({ output: event.output }) },
        },
        'xstate.error.actor.*': {
          guard: { type: 'isOpenFlow', params: ({ event }) => ({ actorId: event.actorId }) },
          target: 'unavailable',
          actions: 'stopFlow',
        },
      },
    },
  },
});
