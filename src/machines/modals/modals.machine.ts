import { modalsSetup } from './modals.setup.ts';

export type { ModalEnded } from './modals.setup.ts';

/**
 * The one modal flow that is open. Its machine and view load when first needed; a chunk that has not come in 120 s
 * counts as failed (ERR-29, CONST-01). The loaded machine is code, not data: this machine keeps only its name and runs
 * it under that name.
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
      description: 'No modal is open.',
      entry: 'forgetRequest',
      on: {
        'modal.offer': {
          target: 'loading',
          actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) },
        },
      },
    },
    loading: {
      description: 'The code of the flow is on its way.',
      invoke: {
        id: 'loadFlow',
        src: 'loadFlow',
        input: ({ context }) => ({ flow: context.request?.flow ?? 'login' }),
        onDone: 'open',
        onError: 'unavailable',
      },
      after: { chunkTimeout: 'unavailable' },
      on: { 'modal.giveUp': { target: 'closed', actions: 'tellGivenUp' } },
    },
    unavailable: {
      description: 'The code did not come: says to check the network, and offers to try again.',
      on: {
        'modal.retry': 'loading',
        'modal.giveUp': { target: 'closed', actions: 'tellGivenUp' },
      },
    },
    open: {
      description: 'The flow runs under its own name until it ends.',
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
          description: 'Another flow, or none, may take its place.',
          on: {
            'modal.hold': 'held',
            'modal.open': { guard: { type: 'isFormOpen', params: ({ event }) => event.request } },
          },
        },
        held: {
          description:
            'The flow waits for an answer that must not be lost: nothing takes its place before that has come.',
          on: { 'modal.release': 'free', 'modal.open': {}, 'modal.leave': {} },
        },
      },
    },
  },
});
