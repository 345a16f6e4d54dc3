import { expect } from 'vitest';
import { type Device, devicesContract } from '../../../src/api/contract/devices.ts';
import { devicesMachine } from '../../../src/machines/devices/devices.machine.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

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

export const all = [phone, laptop, unknown];
export const alone = [phone];

const offline = wireFailures(list).slice(0, 1);

export const devicesFlow: Flow<typeof devicesMachine> = {
  machine: () => devicesMachine,
  inputs: [undefined],
  cases: {
    'devices.retry': [{}],
    'devices.end': [{ id: laptop.id }, { id: phone.id }],
    'devices.endOthers': [{}],
    'devices.confirm': [{}],
    'devices.back': [{}],
  },
  outcomes: {
    fetchDevices: [answers(list, { list: all }), answers(list, { list: alone }), ...offline],
    sendEnd: [answers(end, { list: [phone, unknown] }), answers(endOthers, { list: alone }), ...offline],
  },
  walks: ['start, fetchDevices done 1, devices.endOthers, devices.confirm, devices.end 1'],
  project: ({ devices, ending, done, failure }) => [devices.length, ending?.kind, done, failure?.kind],
  invariants: {
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
    'nothing is said to be done where it failed': ({ snapshot: { context } }) => {
      if (context.failure !== null) expect(context.done).toBeNull();
    },
  },
  expectations: {
    loading: ({ pending }) => expect(pending).toEqual({ fetchDevices: { request: {} } }),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'devices.retry' })]).toEqual([{}, true]),
    shown: ({ pending, snapshot }) => {
      const others = snapshot.context.devices.length - 1;
      expect([
        pending,
        snapshot.can({ type: 'devices.end', id: phone.id }),
        snapshot.can({ type: 'devices.endOthers' }),
      ]).toEqual([{}, false, others > 0]);
    },
    asking: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'devices.end', id: laptop.id })]).toEqual([{}, false]),
    ending: ({ pending, snapshot }) => {
      expect([
        { kind: 'end', request: { id: 'device-laptop-aaaaaaaaa' } },
        { kind: 'endOthers', request: {} },
      ]).toContainEqual(pending.sendEnd);
      expect(snapshot.can({ type: 'devices.endOthers' })).toBe(false);
    },
  },
};
