import { assign, setup } from 'xstate';
import type { EventsOf } from '../support/events.ts';
import { unwired } from '../support/unwired.ts';
import type { clockEvents } from './clock.events.ts';

const SECOND_MS = 1000;

/**
 * The present of the site, once a second, on the second (HEADER-01, 04). The device tells the time; the server
 * corrects it, because a phone's clock may be wrong by minutes.
 */
export const clockMachine = setup({
  types: {
    context: {} as {
      /** What the device last said, ms. */
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
      description: 'Shows the second that is; the next one is due when it begins.',
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

/** The server's time as well as this device can tell, ms. */
export const serverNow = ({ deviceNow, offset }: { readonly deviceNow: number; readonly offset: number }): number =>
  deviceNow + offset;
