import { expect, it } from 'vitest';
import { and, setup } from 'xstate';
import { chartOf } from '../../src/inspection/chart.ts';

it('draws a machine as plain data, all that it has', () => {
  const machine = setup({
    types: { events: {} as { readonly type: 'kettle.boil' }, tags: {} as 'busy' },
    actions: { whistle: () => {}, fill: () => {} },
    guards: { isFull: () => true, isPlugged: () => true },
    delays: { boiling: 3000 },
  }).createMachine({
    id: 'kettle',
    initial: 'cold',
    entry: 'fill',
    states: {
      cold: {
        description: 'Waits for somebody.',
        on: { 'kettle.boil': { guard: and(['isFull', 'isPlugged']), target: 'heating' } },
      },
      heating: { tags: 'busy', after: { boiling: { target: 'hot', actions: 'whistle' } } },
      hot: { type: 'final' },
    },
  });
  const leaf = { description: null, tags: [], entry: [], exit: [], invokes: [], states: [] };
  expect(chartOf(machine)).toEqual({
    id: 'kettle',
    root: {
      ...leaf,
      id: 'kettle',
      key: 'kettle',
      type: 'compound',
      initial: false,
      entry: ['fill'],
      states: [
        { ...leaf, id: 'kettle.cold', key: 'cold', type: 'atomic', initial: true, description: 'Waits for somebody.' },
        { ...leaf, id: 'kettle.heating', key: 'heating', type: 'atomic', initial: false, tags: ['busy'] },
        { ...leaf, id: 'kettle.hot', key: 'hot', type: 'final', initial: false },
      ],
    },
    transitions: [
      {
        id: 'kettle.cold | kettle.boil | 0',
        source: 'kettle.cold',
        targets: ['kettle.heating'],
        event: 'kettle.boil',
        guard: 'isFull and isPlugged',
        actions: [],
        text: 'cold, kettle.boil [isFull and isPlugged] -> heating',
      },
      {
        id: 'kettle.heating | xstate.after.boiling.kettle.heating | 0',
        source: 'kettle.heating',
        targets: ['kettle.hot'],
        event: 'after boiling (3 s)',
        guard: null,
        actions: ['whistle'],
        text: 'heating, after boiling (3 s) -> hot',
      },
    ],
  });
});
