import { expect } from 'vitest';
import { enqueueActions } from 'xstate';
import { clockMachine } from '../../../../src/machines/site/clock/clock.machine.ts';
import type { Flow } from '../../kit/flow.ts';

/** The machine reads the device time. */
const asked = { type: 'device.asked' };

/** Device time at the start of a test, ms: 250 ms past a second. */
export const DEVICE_START = 1_750_000_000_250;

export const clockFlow: Flow<typeof clockMachine> = {
  machine: ({ now }) =>
    clockMachine.provide({
      actions: {
        readTime: enqueueActions(({ enqueue }) => {
          enqueue.assign({ deviceNow: DEVICE_START + now() });
          enqueue.emit(asked);
        }),
      },
    }),
  inputs: [undefined],
  cases: { 'clock.correct': [{ serverTime: 1_750_000_100_600 }] },
  eachCounts: ['clock.correct'],
  outcomes: {},
  project: ({ deviceNow, offset }) => [(deviceNow + offset) % 1000, offset !== 0],
  invariants: {
    'reading the device time is the only side effect': ({ fresh }) => {
      expect(fresh.length).toBeGreaterThan(0);
      for (const effect of fresh) expect(effect).toEqual({ emitted: asked });
    },
  },
  expectations: {
    ticking: ({ snapshot }) => expect(snapshot.context.deviceNow).toBeGreaterThanOrEqual(DEVICE_START),
  },
};
