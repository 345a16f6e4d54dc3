import { setup } from 'xstate';

/** A machine with something of everything that a chart can show. */
export const kettleMachine = setup({
  types: { events: {} as { readonly type: 'kettle.boil' | 'kettle.tell' | 'kettle.break' } },
  actions: { whistle: () => {} },
  guards: { isFull: () => true },
  delays: { boiling: 3000 },
}).createMachine({
  id: 'kettle',
  initial: 'cold',
  on: { 'kettle.break': '.broken' },
  states: {
    cold: {
      description: 'Waits for somebody.',
      on: { 'kettle.boil': { guard: 'isFull', target: 'hot' }, 'kettle.tell': { actions: 'whistle' } },
    },
    hot: {
      initial: 'heating',
      states: {
        heating: { after: { boiling: 'singing' } },
        singing: { on: { '*': { target: '#kettle.cold' } } },
      },
    },
    broken: { type: 'final' },
  },
});

export const KETTLE = {
  boil: 'kettle.cold | kettle.boil | 0',
  tell: 'kettle.cold | kettle.tell | 0',
  heat: 'kettle.hot.heating | xstate.after.boiling.kettle.hot.heating | 0',
} as const;
