import { assign, sendParent, setup } from 'xstate';
import type { EventsOf } from '../../support/events.ts';
import type { Dialog, DialogNext, dialogsEvents } from './dialogs.events.ts';

/** Sent to the parent when a dialog is accepted. */
export interface DialogAccepted {
  readonly type: 'dialog.accepted';
  readonly next: DialogNext;
}

/** Warning dialogs (MODAL-12): a queue, one on screen at a time. */
export const dialogsMachine = setup({
  types: {
    context: {} as { readonly queue: readonly Dialog[] },
    events: {} as EventsOf<typeof dialogsEvents>,
  },
  actions: {
    enqueue: assign(({ context }, params: { dialog: Dialog }) => ({ queue: [...context.queue, params.dialog] })),
    dropFirst: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    tellAccepted: sendParent(
      ({ context }) =>
        ({ type: 'dialog.accepted', next: context.queue[0]?.next ?? 'nothing' }) satisfies DialogAccepted,
    ),
  },
  guards: {
    isOpen: ({ context }) => context.queue.length > 0,
    isNews: ({ context }, params: { dialog: Dialog }) =>
      !context.queue.some(({ topic, message }) => topic === params.dialog.topic && message === params.dialog.message),
  },
}).createMachine({
  id: 'dialogs',
  context: { queue: [] },
  initial: 'showing',
  states: {
    showing: {
      description: 'Shows the first dialog of the queue, if any.',
      on: {
        'dialogs.show': {
          guard: { type: 'isNews', params: ({ event }) => ({ dialog: event.dialog }) },
          actions: { type: 'enqueue', params: ({ event }) => ({ dialog: event.dialog }) },
        },
        'dialogs.accept': {
          guard: 'isOpen',
          actions: ['tellAccepted', 'dropFirst'],
        },
        'dialogs.dismiss': { guard: 'isOpen', actions: 'dropFirst' },
      },
    },
  },
});
