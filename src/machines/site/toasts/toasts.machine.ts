import { assign, setup } from 'xstate';
import type { EventsOf } from '../../support/events.ts';
import type { ToastTopic, toastsEvents } from './toasts.events.ts';

/** A short message about what just happened. The newest replaces the previous one and disappears by itself. */
export const toastsMachine = setup({
  types: {
    context: {} as { readonly topic: ToastTopic | null },
    events: {} as EventsOf<typeof toastsEvents>,
  },
  actions: {
    keepTopic: assign((_, params: { topic: ToastTopic }) => ({ topic: params.topic })),
  },
  delays: { readingTime: 6_000 },
}).createMachine({
  id: 'toasts',
  context: { topic: null },
  initial: 'idle',
  on: {
    'toasts.show': {
      target: '.showing',
      reenter: true,
      actions: { type: 'keepTopic', params: ({ event }) => ({ topic: event.topic }) },
    },
  },
  states: {
    idle: { description: 'No toast.' },
    showing: {
      description: 'Shows the toast for a while.',
      on: { 'toasts.dismiss': 'idle' },
      after: { readingTime: 'idle' },
    },
  },
});
