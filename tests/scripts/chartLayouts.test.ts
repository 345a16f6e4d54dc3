import { expect, it } from 'vitest';
import { chartLayouts } from '../../scripts/chartLayouts.ts';
import { shippedLayout } from '../../src/console/chart/shippedLayouts.ts';
import { siteCharts } from '../console/chart/siteCharts.ts';

it('precomputes the layout of every machine except one made by a function', async () => {
  const layouts = await chartLayouts();
  const missing = siteCharts.filter(([, chart]) => shippedLayout(chart, layouts) === null).map(([name]) => name);
  // These the tests have made up.
  expect(missing).toEqual([
    'rowFile',
    'datedList',
    'reportList',
    'searchedList',
    'bareList',
    'wholeList',
    'probe',
    'poem',
  ]);
}, 60_000);
