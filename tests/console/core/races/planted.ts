import { assign, fromPromise, setup, spawnChild } from 'xstate';

/** Money goes out twice: a wait that is too long begins the call anew, while the first is still under way. */
export const doubleSpend = setup({
  types: { events: {} as { type: 'send' } | { type: 'cancel' }, context: {} as { left: number } },
  actors: { payOut: fromPromise<{ readonly paid: number }>(() => new Promise(() => {})) },
  actions: { book: assign({ left: ({ context }) => context.left - 100 }) },
  delays: { patience: 5_000 },
}).createMachine({
  id: 'withdrawal',
  context: { left: 500 },
  initial: 'form',
  states: {
    form: { on: { send: 'sending' } },
    sending: {
      entry: 'book',
      invoke: { id: 'payOut', src: 'payOut', onDone: 'paid', onError: 'refused' },
      after: { patience: { target: 'sending', reenter: true } },
      on: { cancel: 'cancelled' },
    },
    paid: {},
    refused: {},
    cancelled: {},
  },
});

/** A login is heard although somebody has logged out meanwhile: nobody stops the call. */
export const lateLogin = (answer: () => Promise<{ readonly token: string }>) =>
  setup({
    types: { events: {} as { type: 'submit' | 'logout' | 'xstate.done.actor.sendLogin' } },
    actors: { sendLogin: fromPromise(answer) },
  }).createMachine({
    id: 'login',
    initial: 'form',
    on: { logout: '.signedOut', 'xstate.done.actor.sendLogin': '.signedIn' },
    states: {
      form: { on: { submit: 'calling' } },
      calling: { entry: spawnChild('sendLogin', { id: 'sendLogin' }) },
      signedOut: {},
      signedIn: {},
    },
  });
