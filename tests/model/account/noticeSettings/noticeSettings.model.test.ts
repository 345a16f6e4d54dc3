import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { all, browser, fewer, noticeSettingsFlow, pushing } from './noticeSettings.spec.ts';

const off = 'start, fetchSettings done 1, readPush done 1';
const on = 'start, fetchSettings done 1, readPush done 2';
const offline = { kind: 'offline' };

describe('settings of notifications', () => {
  it.each(
    modelTests(noticeSettingsFlow, [
      [
        '[issue 32] loading, done fetchSettings -> reading',
        { calls: { readPush: undefined }, sets: { settings: all } },
      ],
      ['[issue 32] loading, error fetchSettings -> failed', { sets: { failure: offline } }],
      [
        '[issue 32] failed, noticeSettings.retry -> loading',
        { calls: { fetchSettings: { request: {} } }, sets: { failure: null } },
      ],
      ['[issue 32] reading, done readPush -> shown', { sets: { push: 'off' } }],
      [
        '[issue 32] reading, error readPush -> shown',
        { sets: { push: 'unsupported' } },
        `${on}, noticeSettings.pushOff, endPush error, readPush error`,
      ],
      [
        '[issue 32] shown, noticeSettings.choose [isAnother] -> choosing',
        {
          calls: { sendChoice: { request: { topic: 'receipt', email: false, push: true } } },
          sets: { choice: { topic: 'receipt', email: false, push: true } },
        },
      ],
      ['[issue 32] choosing, done sendChoice -> shown', { sets: { settings: fewer, choice: null } }],
      ['[issue 32] choosing, error sendChoice -> shown', { sets: { failure: offline, choice: null } }],
      [
        '[issue 32] shown, noticeSettings.pushOn [isPushOff] -> asking',
        { calls: { askPush: { key: 'B'.repeat(87) } } },
        `${off}, noticeSettings.pushOn`,
      ],
      [
        '[issue 32] asking, done askPush [isAllowed] -> subscribing',
        { calls: { sendSubscribe: { request: browser } }, sets: { subscribed: browser } },
      ],
      [
        '[issue 32: the user said no] asking, done askPush -> reading',
        { calls: { readPush: undefined }, sets: { refused: true } },
        `${off}, noticeSettings.pushOn, askPush done 2`,
      ],
      [
        '[issue 32: its push service is away] asking, error askPush -> reading',
        { calls: { readPush: undefined }, sets: { refused: true } },
        `${off}, noticeSettings.pushOn, askPush error`,
      ],
      [
        '[issue 32] subscribing, done sendSubscribe -> reading',
        { calls: { readPush: undefined }, sets: { settings: pushing } },
      ],
      [
        '[issue 32: what the server does not know ends] subscribing, error sendSubscribe -> ending',
        { calls: { endPush: undefined }, sets: { failure: offline } },
      ],
      [
        '[issue 32] shown, noticeSettings.pushOff [isPushOn] -> ending',
        { calls: { endPush: undefined } },
        `${on}, noticeSettings.pushOff`,
      ],
      [
        '[issue 32] ending, done endPush [wasOn] -> unsubscribing',
        {
          calls: { sendUnsubscribe: { request: { endpoint: browser.endpoint } } },
          sets: { endpoint: browser.endpoint },
        },
        `${on}, noticeSettings.pushOff, endPush done 1`,
      ],
      ['[issue 32: it was off already] ending, done endPush -> reading', { calls: { readPush: undefined } }],
      ['[issue 32] ending, error endPush -> reading', { calls: { readPush: undefined }, sets: { refused: true } }],
      [
        '[issue 32] unsubscribing, done sendUnsubscribe -> reading',
        { calls: { readPush: undefined }, sets: { settings: all } },
        `${off}, noticeSettings.pushOn, askPush done 1, sendSubscribe done, readPush done 2, noticeSettings.pushOff, endPush done 1, sendUnsubscribe done`,
      ],
      [
        '[issue 32: its next push finds out] unsubscribing, error sendUnsubscribe -> reading',
        { calls: { readPush: undefined } },
      ],
    ]),
  )('%s', (_title, run) => run());
});
