import { assign, setup } from 'xstate';
import type { EventsOf } from '../support/events.ts';
import type { ToastTopic, toastsEvents } from './toasts.events.ts';

/** A short word on what has just happened. The newest replaces the one before it and leaves by itself. */
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
    idle: { description: 'Nothing is said.' },
    showing: {
      description: 'The word is on screen long enough to be read.',
      on: { 'toasts.dismiss': 'idle' },
      after: { readingTime: 'idle' },
    },
  },
});
