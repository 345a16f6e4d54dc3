import ELK from 'elkjs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { layChart } from '../../../src/console/chart/layChart.ts';
import { chartOf } from '../../../src/inspection/chart.ts';
import { allFlows } from '../../model/allFlows.ts';
import { arbitraryChart } from './arbitraryChart.ts';
import { layoutFaults } from './layoutFaults.ts';

const engine = new ELK();

it.each(allFlows)('lays the chart of %s so that nothing hides anything', async (_, { machine }) => {
  const chart = chartOf(machine({ now: () => 0, held: fromPromise(() => new Promise(() => {})) }));
  expect(layoutFaults(chart, await layChart(chart, engine))).toEqual([]);
});

it('lays any chart so that nothing hides anything', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryChart, async (chart) => {
      expect(layoutFaults(chart, await layChart(chart, engine))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
