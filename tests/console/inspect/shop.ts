import { assign, fromPromise, setup } from 'xstate';

/** An application that is not ours: regions side by side, states in states, a history, a guard, a timer and a promise. */
export const shop = setup({
  types: {
    context: {} as { readonly items: number; readonly card: string },
    events: {} as
      | { type: 'item.added' }
      | { type: 'pay'; cardNumber: string }
      | { type: 'help' }
      | { type: 'back' }
      | { type: 'next' },
  },
  actors: {
    charge: fromPromise(async ({ input }: { input: { readonly token: string } }) => ({
      receipt: 'R-1',
      token: input.token,
    })),
  },
  guards: { hasItems: ({ context }) => context.items > 0 },
  actions: { addItem: assign({ items: ({ context }) => context.items + 1 }) },
  delays: { holdTime: 600_000 },
}).createMachine({
  id: 'shop',
  type: 'parallel',
  context: { items: 0, card: 'the card of the shop' },
  states: {
    flow: {
      initial: 'steps',
      states: {
        steps: {
          initial: 'cart',
          on: { help: 'helping' },
          states: {
            cart: { description: 'Things are chosen.', on: { next: { guard: 'hasItems', target: 'payment' } } },
            payment: { on: { pay: '#shop.flow.charging' } },
            last: { type: 'history', history: 'deep' },
          },
        },
        helping: { on: { back: 'steps.last' } },
        charging: {
          invoke: { id: 'charge', src: 'charge', input: { token: 'a secret token' }, onDone: 'paid', onError: 'steps' },
        },
        paid: { type: 'final' },
      },
    },
    hold: {
      initial: 'holding',
      on: { 'item.added': { actions: 'addItem' } },
      states: { holding: { after: { holdTime: 'lost' } }, lost: {} },
    },
  },
});
