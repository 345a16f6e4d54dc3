import { expect, it } from 'vitest';
import { collapse } from '../../../src/console/chart/collapse.ts';
import { chartOf } from '../../../src/inspection/chart.ts';
import { KETTLE, kettleMachine } from './kettle.ts';

const chart = chartOf(kettleMachine);

it('hides what is in a state, and leads what goes in and out to its box', () => {
  const { root, transitions } = collapse(chart, new Set(['kettle.hot']));
  expect(root.states.map(({ key, states }) => [key, states.length])).toEqual([
    ['cold', 0],
    ['hot', 0],
    ['broken', 0],
  ]);
  expect(transitions.map(({ id, source, targets }) => [id, source, targets])).toEqual([
    ['kettle | kettle.break | 0', 'kettle', ['kettle.broken']],
    [KETTLE.boil, 'kettle.cold', ['kettle.hot']],
    [KETTLE.tell, 'kettle.cold', []],
    ['kettle.hot.singing | * | 0', 'kettle.hot', ['kettle.cold']],
  ]);
});

it('hides what is folded in something folded as well', () => {
  const { root, transitions } = collapse(chart, new Set(['kettle', 'kettle.hot']));
  expect([root.states, transitions.map(({ id }) => id)]).toEqual([[], ['kettle | kettle.break | 0']]);
});

it('leaves a chart without folds as it is', () => {
  expect(collapse(chart, new Set())).toBe(chart);
});
