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
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { InvitationRefused } from '../register/register.machine.ts';
import type { SmsRefused } from '../smsCode/smsCode.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredPromise } from '../support/unwired.ts';
import {
  asksForSettings,
  type FlowSettings,
  flowOf,
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
export interface ModalHeld {
  readonly type: 'modal.hold' | 'modal.release';
}

type Opened =
  | { readonly type: 'modal.open'; readonly request: ModalRequest }
  /** Opened automatically: never replaces an open modal. */
  | { readonly type: 'modal.offer'; readonly request: ModalRequest };

/** Setup of the modals machine. */
export const modalsSetup = setup({
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
      asksForSettings(params.flow) && flowOf(context.request) === params.flow,
  },
  delays: { chunkTimeout: 120_000 },
});
