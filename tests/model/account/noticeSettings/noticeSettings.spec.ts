import { expect } from 'vitest';
import { type NoticeSettings, noticesContract } from '../../../../src/api/contract/public/notices.ts';
import { noticeSettingsMachine } from '../../../../src/machines/account/noticeSettings/noticeSettings.machine.ts';
import { answers, defect, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';

const { settings, choose, subscribe, unsubscribe } = noticesContract;

export const all: NoticeSettings = {
  choices: [
    { topic: 'receipt', email: true, push: true },
    { topic: 'device', email: true, push: false },
  ],
  email: 'so•••@example.test',
  pushKey: 'B'.repeat(87),
  browsers: 0,
};
export const fewer: NoticeSettings = {
  ...all,
  choices: [{ topic: 'receipt', email: false, push: true }, ...all.choices.slice(1)],
};
export const pushing: NoticeSettings = { ...all, browsers: 1 };
export const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
};
const offline = wireFailures(settings).slice(0, 1);

export const noticeSettingsFlow: Flow<typeof noticeSettingsMachine> = {
  machine: () => noticeSettingsMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'noticeSettings.retry': [{}],
    'noticeSettings.choose': [{ topic: 'receipt', email: false, push: true }],
    'noticeSettings.pushOn': [{}],
    'noticeSettings.pushOff': [{}],
  },
  outcomes: {
    fetchSettings: [answers(settings, all), answers(settings, { ...all, email: null }), ...offline],
    readPush: [done('off'), done('on'), done('denied'), defect],
    askPush: [done(browser), done(null), defect],
    endPush: [done(browser.endpoint), done(''), defect],
    sendChoice: [answers(choose, fewer), ...offline],
    sendSubscribe: [answers(subscribe, pushing), ...offline],
    sendUnsubscribe: [answers(unsubscribe, all), ...offline],
  },
  project: (context) => [
    context.settings,
    context.push,
    context.choice,
    context.subscribed === null,
    context.endpoint,
    context.failure?.kind,
    context.refused,
  ],
  invariants: {
    'calls and the browser are the only side effects': ({ effects }) => expect(effects).toEqual([]),
    'a choice is pending only while it is sent': ({ snapshot: { context, value } }) =>
      expect(context.choice !== null).toBe(value === 'choosing'),
  },
  expectations: {
    loading: ({ pending }) => expect(pending).toEqual({ fetchSettings: { request: {} } }),
    failed: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'noticeSettings.retry' })]).toEqual([{}, true]),
    reading: ({ pending }) => expect(Object.keys(pending)).toEqual(['readPush']),
    shown: ({ pending, snapshot }) => {
      const { push } = snapshot.context;
      expect([
        pending,
        snapshot.can({ type: 'noticeSettings.pushOn' }),
        snapshot.can({ type: 'noticeSettings.pushOff' }),
      ]).toEqual([{}, push === 'off', push === 'on']);
    },
    choosing: ({ pending }) =>
      expect(pending).toEqual({ sendChoice: { request: { topic: 'receipt', email: false, push: true } } }),
    asking: ({ pending }) => expect(pending).toEqual({ askPush: { key: 'B'.repeat(87) } }),
    subscribing: ({ pending }) => expect(pending).toEqual({ sendSubscribe: { request: browser } }),
    ending: ({ pending }) => expect(Object.keys(pending)).toEqual(['endPush']),
    unsubscribing: ({ pending }) =>
      expect(pending).toEqual({ sendUnsubscribe: { request: { endpoint: browser.endpoint } } }),
  },
};
