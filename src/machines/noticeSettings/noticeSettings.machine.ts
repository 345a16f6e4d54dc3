import { noticeSettingsSetup } from './noticeSettings.setup.ts';

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
