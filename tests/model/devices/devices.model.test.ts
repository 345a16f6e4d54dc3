import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { all, devicesFlow } from './devices.spec.ts';

describe('the devices signed in', () => {
  it.each(
    modelTests(devicesFlow, [
      ['[MEMBER-05] loading, done fetchDevices -> shown', { sets: { devices: all } }],
      ['[MEMBER-05] loading, error fetchDevices -> failed', { sets: { failure: { kind: 'offline' } } }],
      [
        '[MEMBER-05] failed, devices.retry -> loading',
        { calls: { fetchDevices: { request: {} } }, sets: { failure: null } },
      ],
      [
        '[MEMBER-05: one other, at once] shown, devices.end [isOther] -> ending',
        {
          calls: { sendEnd: { kind: 'end', request: { id: 'device-laptop-aaaaaaaaa' } } },
          sets: { ending: { kind: 'end', id: 'device-laptop-aaaaaaaaa' } },
        },
      ],
      '[MEMBER-05: all others, after a question] shown, devices.endOthers [hasOthers] -> asking',
      [
        '[MEMBER-05: yes] asking, devices.confirm -> ending',
        { calls: { sendEnd: { kind: 'endOthers', request: {} } }, sets: { ending: { kind: 'endOthers' } } },
      ],
      '[MEMBER-05: not now] asking, devices.back -> shown',
      ['[MEMBER-05] ending, done sendEnd -> shown', { sets: { devices: [all[0], all[2]], ending: null, done: 'end' } }],
      ['[MEMBER-05] ending, error sendEnd -> shown', { sets: { failure: { kind: 'offline' }, ending: null } }],
    ]),
  )('%s', (_title, run) => run());
});
