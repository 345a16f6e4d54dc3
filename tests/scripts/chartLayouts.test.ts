import { expect, it } from 'vitest';
import { chartLayouts } from '../../scripts/chartLayouts.ts';
import { shippedLayout } from '../../src/console/chart/shippedLayouts.ts';
import { siteCharts } from '../console/chart/siteCharts.ts';

it('lays every machine of the site ahead, except one that a function makes', async () => {
  const layouts = await chartLayouts();
  const missing = siteCharts.filter(([, chart]) => shippedLayout(chart, layouts) === null).map(([name]) => name);
  expect(missing).toEqual(['poem']);
});
