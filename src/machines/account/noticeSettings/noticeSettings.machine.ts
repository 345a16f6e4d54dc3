import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { RequestOf } from '../../../api/contract/endpoint.ts';
import { type NoticeChoice, type NoticeSettings, noticesContract } from '../../../api/contract/public/notices.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredPromise } from '../../support/unwired.ts';
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
const noticeSettingsSetup = setup({
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

/** What the member is told of by email and push, besides the bell (issue 32). */
export const noticeSettingsMachine = noticeSettingsSetup.createMachine({
  id: 'noticeSettings',
  context: {
    ...{ settings: null, push: 'unsupported', choice: null },
    ...{ subscribed: null, endpoint: '', failure: null, refused: false },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking the server for the settings.',
      tags: 'busy',
      invoke: {
        id: 'fetchSettings',
        src: 'fetchSettings',
        input: { request: {} },
        onDone: {
          target: 'reading',
          actions: { type: 'keepSettings', params: ({ event }) => ({ settings: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    reading: {
      description: 'Asking the browser whether it shows push messages.',
      tags: 'busy',
      invoke: {
        id: 'readPush',
        src: 'readPush',
        onDone: { target: 'shown', actions: { type: 'keepPush', params: ({ event }) => ({ push: event.output }) } },
        onError: { target: 'shown', actions: { type: 'keepPush', params: { push: 'unsupported' } } },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'noticeSettings.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    shown: {
      description: 'The settings; each can be changed at once.',
      on: {
        'noticeSettings.choose': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'choosing',
          actions: ['forgetFailure', { type: 'keepChoice', params: ({ event }) => event }],
        },
        'noticeSettings.pushOn': { guard: 'isPushOff', target: 'asking', actions: 'forgetFailure' },
        'noticeSettings.pushOff': { guard: 'isPushOn', target: 'ending', actions: 'forgetFailure' },
      },
    },
    choosing: {
      description: 'Sending a choice.',
      tags: 'busy',
      invoke: {
        id: 'sendChoice',
        src: 'sendChoice',
        input: ({ context }) => ({ request: context.choice ?? { topic: 'receipt', email: true, push: true } }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepSettings', params: ({ event }) => ({ settings: event.output }) },
        },
        onError: { target: 'shown', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    asking: {
      description: 'The browser asks its user; as long as that takes, the page can be left.',
      tags: 'busy',
      invoke: {
        id: 'askPush',
        src: 'askPush',
        input: ({ context }) => ({ key: context.settings?.pushKey ?? '' }),
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => ({ subscribed: event.output }) },
            target: 'subscribing',
            actions: { type: 'keepSubscribed', params: ({ event }) => ({ subscribed: event.output }) },
          },
          { target: 'reading', actions: 'keepRefused' },
        ],
        onError: { target: 'reading', actions: 'keepRefused' },
      },
    },
    subscribing: {
      description: 'Telling the server of this browser.',
      tags: 'busy',
      invoke: {
        id: 'sendSubscribe',
        src: 'sendSubscribe',
        input: ({ context }) => ({ request: context.subscribed ?? { endpoint: '', p256dh: '', auth: '' } }),
        onDone: {
          target: 'reading',
          actions: { type: 'keepSettings', params: ({ event }) => ({ settings: event.output }) },
        },
        onError: { target: 'ending', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    ending: {
      description: 'Ending push in the browser, also where the server did not take it.',
      tags: 'busy',
      invoke: {
        id: 'endPush',
        src: 'endPush',
        onDone: [
          {
            guard: { type: 'wasOn', params: ({ event }) => ({ endpoint: event.output }) },
            target: 'unsubscribing',
            actions: { type: 'keepEndpoint', params: ({ event }) => ({ endpoint: event.output }) },
          },
          { target: 'reading' },
        ],
        onError: { target: 'reading', actions: 'keepRefused' },
      },
    },
    unsubscribing: {
      description: 'Telling the server that this browser shows no more. If that fails, its next push finds out.',
      tags: 'busy',
      invoke: {
        id: 'sendUnsubscribe',
        src: 'sendUnsubscribe',
        input: ({ context }) => ({ request: { endpoint: context.endpoint } }),
        onDone: {
          target: 'reading',
          actions: { type: 'keepSettings', params: ({ event }) => ({ settings: event.output }) },
        },
        onError: 'reading',
      },
    },
  },
});
