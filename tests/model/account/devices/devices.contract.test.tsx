// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Device, devicesContract } from '../../../../src/api/contract/account/devices.ts';
import { devicesPage } from '../../../../src/machines/account/devices/devices.machine.ts';
import { Devices } from '../../../../src/ui/account/security/Devices.tsx';
import { answers } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { press, pressIn } from '../../onScreen.tsx';
import { pageContract } from '../../page/pageContract.tsx';

const { list, end, endOthers } = devicesContract;

/** 21/11/2026 18:59 GMT+8. */
const OPENED = 1_795_258_740_000;

const phone: Device = {
  ...{ id: 'device-phone-aaaaaaaaaa', kind: 'phone', system: 'Android', browser: 'Chrome' },
  ...{ address: '203.0.113.•', country: 'TH', openedBy: 'sms', openedAt: OPENED, seenAt: OPENED, current: true },
};
const laptop: Device = {
  ...{ id: 'device-laptop-aaaaaaaaa', kind: 'computer', system: 'Linux', browser: 'Firefox' },
  ...{ address: null, country: null, openedBy: 'password', openedAt: OPENED, seenAt: OPENED + 60_000, current: false },
};
const unknown: Device = { ...laptop, id: 'device-unknown-aaaaaaaa', kind: 'unknown', system: null, browser: null };

describe('[MEMBER-05] the devices signed in', () => {
  it.each(
    pageContract({
      page: devicesPage,
      view: (actor) => <Devices actor={actor} />,
      reads: {
        devices: {
          endpoint: list,
          request: {},
          values: [{ list: [phone, laptop, unknown] }, { list: [phone] }],
          failed: 'The devices could not be loaded',
        },
      },
      writes: {
        end: {
          endpoint: end,
          by: () => press('Log out: Computer · Firefox · Linux'),
          request: { id: 'device-laptop-aaaaaaaaa' },
          ways: [[() => press('Log out: Unknown device'), { id: 'device-unknown-aaaaaaaa' }]],
          answer: { list: [phone, unknown] },
        },
        endOthers: {
          endpoint: endOthers,
          by: [() => press('Log out the others'), () => pressIn('[role=alertdialog]', 'Log out the others')],
          request: {},
          answer: { list: [phone] },
        },
      },
    }),
  )('%s', (_title, run) => run());

  it.each([
    [[phone], phone.id, false, false],
    [[phone, laptop], laptop.id, true, true],
    [[phone, laptop], phone.id, false, true],
    [[phone, laptop], unknown.id, false, true],
  ])('with %o, ends %s: %s, all others: %s', (devices, id, isOther, hasOthers) => {
    const { actor, children, settle } = createHarness({ machine: () => devicesPage.machine } as never, {
      language: 'TH',
    });
    settle(children().fetchDevices, answers(list, { list: devices }));
    const snapshot = actor.getSnapshot();
    expect([snapshot.can({ type: 'devices.end', id }), snapshot.can({ type: 'devices.endOthers' })]).toEqual([
      isOther,
      hasOthers,
    ]);
  });
});
