import { assign, setup } from 'xstate';

/** What is in the basket. */
export const basketMachine = setup({
  types: {
    context: {} as { readonly tins: number },
    events: {} as { type: 'add' } | { type: 'remove' },
  },
  actions: {
    addTin: assign({ tins: ({ context }) => context.tins + 1 }),
    removeTin: assign({ tins: ({ context }) => context.tins - 1 }),
  },
  guards: { isLastTin: ({ context }) => context.tins === 1 },
}).createMachine({
  id: 'basket',
  context: { tins: 0 },
  initial: 'empty',
  states: {
    empty: { on: { add: { target: 'filled', actions: 'addTin' } } },
    filled: {
      on: {
        add: { actions: 'addTin' },
        remove: [{ guard: 'isLastTin', target: 'empty', actions: 'removeTin' }, { actions: 'removeTin' }],
      },
    },
  },
});
