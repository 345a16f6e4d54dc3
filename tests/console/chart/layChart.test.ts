import ELK from 'elkjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layChart } from '../../../src/console/chart/layChart.ts';
import { stateTowards } from '../../../src/console/chart/walk.ts';
import { arbitraryChart } from './arbitraryChart.ts';
import { layoutFaults } from './layoutFaults.ts';
import { siteCharts } from './siteCharts.ts';

const engine = new ELK();

describe.each(siteCharts)('the chart of %s', (_, chart) => {
  it('is laid so that nothing hides anything', async () => {
    expect(layoutFaults(chart, await layChart(chart, engine))).toEqual([]);
  });

  it('has no state that arrow keys cannot reach', async () => {
    const laid = await layChart(chart, engine);
    const reached = new Set([chart.root.id]);
    for (const id of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        reached.add(stateTowards(key, id, laid));
      }
    }
    expect(laid.states.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  });
});

it('lays any chart so that nothing hides anything', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryChart, async (chart) => {
      expect(layoutFaults(chart, await layChart(chart, engine))).toEqual([]);
    }),
    { numRuns: 100 },
  );
}, 60_000);
