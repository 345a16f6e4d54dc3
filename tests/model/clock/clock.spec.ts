import { expect } from 'vitest';
import { assign } from 'xstate';
import { clockMachine } from '../../../src/machines/clock/clock.machine.ts';
import type { Flow } from '../kit/flow.ts';

/** When the device's clock stood at the start of a test, ms: 250 ms past a second. */
export const DEVICE_START = 1_750_000_000_250;

export const clockFlow: Flow<typeof clockMachine> = {
  machine: ({ now }) =>
    clockMachine.provide({ actions: { readTime: assign({ deviceNow: () => DEVICE_START + now() }) } }),
  inputs: [undefined],
  cases: { 'clock.correct': [{ serverTime: 1_750_000_100_600 }] },
  outcomes: {},
  project: ({ deviceNow, offset }) => [(deviceNow + offset) % 1000, offset !== 0],
  invariants: {
    'nothing is done to the world': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    ticking: ({ snapshot }) => expect(snapshot.context.deviceNow).toBeGreaterThanOrEqual(DEVICE_START),
  },
};
