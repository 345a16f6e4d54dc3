import { modalsSetup } from './modals.setup.ts';

export type { ModalEnded } from './modals.setup.ts';

/**
 * The one open modal flow. Its machine and view load on first use; a chunk that takes over 120 s has failed (ERR-29,
 * CONST-01). A loaded machine is code, not data: the context keeps only its name, under which it is invoked.
 */
export const modalsMachine = modalsSetup.createMachine({
  id: 'modals',
  context: { request: null },
  initial: 'closed',
  on: {
    'modal.open': {
      target: '.loading',
      reenter: true,
      actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) },
    },
    'modal.leave': '.closed',
    'modal.drop': { guard: 'isOfSession', target: '.closed' },
    'modal.settings': { actions: { type: 'keepSettings', params: ({ event }) => event } },
  },
  states: {
    closed: {
      description: 'No modal.',
      entry: 'forgetRequest',
      on: {
        'modal.offer': {
          target: 'loading',
          actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) },
        },
      },
    },
    loading: {
      description: "Loading the flow's code.",
      invoke: {
        id: 'loadFlow',
        src: 'loadFlow',
        input: ({ context }) => ({ flow: context.request?.flow ?? 'login' }),
        onDone: 'open',
        onError: 'unavailable',
      },
      after: { chunkTimeout: 'unavailable' },
      on: { 'modal.cancel': { target: 'closed', actions: 'tellGivenUp' } },
    },
    unavailable: {
      description: 'Loading the code failed; suggests checking the network and offers Retry.',
      on: {
        'modal.retry': 'loading',
        'modal.cancel': { target: 'closed', actions: 'tellGivenUp' },
      },
    },
    open: {
      description: 'The flow runs until it ends.',
      entry: { type: 'startFlow', params: ({ context }) => ({ request: context.request }) },
      exit: 'stopFlow',
      on: {
        'modal.language': { actions: { type: 'passLanguage', params: ({ event }) => event } },
        'modal.settings': { actions: { type: 'passSettings', params: ({ event }) => event } },
        'smsCode.refused': { actions: { type: 'passRefusal', params: ({ event }) => ({ refusal: event }) } },
        'invitation.refused': { actions: { type: 'passRefusal', params: ({ event }) => ({ refusal: event }) } },
        'xstate.done.actor.*': {
          target: 'closed',
          actions: { type: 'tellEnded', params: ({ event }) => ({ output: event.output }) },
        },
        'xstate.error.actor.*': 'unavailable',
      },
      initial: 'free',
      states: {
        free: {
          description: 'Another flow may replace it, or it may be closed.',
          on: {
            'modal.hold': 'held',
            'modal.open': { guard: { type: 'isFormOpen', params: ({ event }) => event.request } },
          },
        },
        held: {
          description: 'The flow waits for an answer that must not be lost; it cannot be replaced or closed.',
          on: { 'modal.release': 'free', 'modal.open': {}, 'modal.leave': {} },
        },
      },
    },
  },
});
