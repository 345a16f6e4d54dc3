import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { RequestOf } from '../../api/contract/endpoint.ts';
import { type NoticeChoice, type NoticeSettings, noticesContract } from '../../api/contract/notices.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwiredPromise } from '../support/unwired.ts';
import type { noticeSettingsEvents } from './noticeSettings.events.ts';

/** Whether this browser can show push messages, may, and does. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';
export type PushSubscribed = RequestOf<typeof noticesContract.subscribe>;

interface NoticeSettingsContext {
  readonly settings: NoticeSettings | null;
  readonly push: PushState;
  /** What is being changed. */
  readonly choice: NoticeChoice | null;
  /** Of this browser, between its answer and the server’s. */
  readonly subscribed: PushSubscribed | null;
  readonly endpoint: string;
  readonly failure: ApiFailure | null;
  /** The browser or its push service did not go along. */
  readonly refused: boolean;
}

/** Setup of the machine of notification settings. */
export const noticeSettingsSetup = setup({
  types: {
    context: {} as NoticeSettingsContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof noticeSettingsEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchSettings: apiPort(noticesContract.settings),
    sendChoice: apiPort(noticesContract.choose),
    sendSubscribe: apiPort(noticesContract.subscribe),
    sendUnsubscribe: apiPort(noticesContract.unsubscribe),
    readPush: unwiredPromise<PushState>('noticeSettings.readPush'),
    /** Asks the browser, which asks its user; null where the answer is no. */
    askPush: unwiredPromise<PushSubscribed | null, { readonly key: string }>('noticeSettings.askPush'),
    /** Ends push in the browser; its endpoint, empty where there was none. */
    endPush: unwiredPromise<string>('noticeSettings.endPush'),
  },
  actions: {
    keepSettings: assign((_, params: { settings: NoticeSettings }) => ({ settings: params.settings, choice: null })),
    keepPush: assign((_, params: { push: PushState }) => ({ push: params.push })),
    keepChoice: assign((_, params: NoticeChoice) => ({
      choice: { topic: params.topic, email: params.email, push: params.push },
    })),
    keepSubscribed: assign((_, params: { subscribed: PushSubscribed | null }) => ({ subscribed: params.subscribed })),
    keepEndpoint: assign((_, params: { endpoint: string }) => ({ endpoint: params.endpoint })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error), choice: null })),
    keepRefused: assign({ refused: true }),
    forgetFailure: assign({ failure: null, refused: false }),
  },
  guards: {
    isAnother: ({ context }, params: NoticeChoice) =>
      context.settings?.choices.some(
        ({ topic, email, push }) => topic === params.topic && (email !== params.email || push !== params.push),
      ) === true,
    isPushOff: ({ context }) => context.push === 'off',
    isPushOn: ({ context }) => context.push === 'on',
    wasOn: (_, params: { endpoint: string }) => params.endpoint !== '',
    isAllowed: (_, params: { subscribed: PushSubscribed | null }) => params.subscribed !== null,
  },
});
