import { assign, setup } from 'xstate';
import type { EventsOf } from '../../support/events.ts';
import { unwired } from '../../support/unwired.ts';
import type { clockEvents } from './clock.events.ts';

const SECOND_MS = 1000;

/**
 * The site's clock, ticking on each full second (HEADER-01, 04). The device's time, corrected by the server's, because
 * a phone's clock may be minutes off.
 */
export const clockMachine = setup({
  types: {
    context: {} as {
      /** Last reading of the device clock, ms. */
      readonly deviceNow: number;
      /** Server time less device time, ms. */
      readonly offset: number;
    },
    events: {} as EventsOf<typeof clockEvents>,
  },
  actions: {
    readTime: unwired('clock.readTime'),
    keepOffset: assign({
      offset: ({ context }, params: { serverTime: number }) => params.serverTime - context.deviceNow,
    }),
  },
  delays: { untilNextSecond: ({ context }) => SECOND_MS - ((context.deviceNow + context.offset) % SECOND_MS) },
}).createMachine({
  id: 'clock',
  context: { deviceNow: 0, offset: 0 },
  entry: 'readTime',
  initial: 'ticking',
  states: {
    ticking: {
      description: 'Ticks when the next second begins.',
      after: { untilNextSecond: { target: 'ticking', reenter: true, actions: 'readTime' } },
      on: {
        'clock.correct': {
          target: 'ticking',
          reenter: true,
          actions: ['readTime', { type: 'keepOffset', params: ({ event }) => ({ serverTime: event.serverTime }) }],
        },
      },
    },
  },
});

/** Estimated server time, ms. */
export const serverNow = ({ deviceNow, offset }: { readonly deviceNow: number; readonly offset: number }): number =>
  deviceNow + offset;
