import type { Result } from 'lighthouse';
import { buildCompressedSite } from '../scripts/build.ts';
import { startServer } from '../scripts/serverProcess.ts';
import { type Bench, type Figure, quantile } from './figure.ts';
import { lighthouseRuns } from './lighthouseRuns.ts';

const RUNS = 5;
const SCORES = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse on a simulated phone (slow 4G, four times slower): the median of five runs. */
export const mobilePage: Bench = async () => {
  await buildCompressedSite(false);
  const server = await startServer();
  const results = await lighthouseRuns(server.url, RUNS);
  await server.stop();

  const median = (read: (result: Result) => number) => quantile(results.map(read), 0.5);
  const audit = (id: string) => median(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const figure = (name: string, value: number, unit: string, bar: Figure['bar']): Figure => ({
    name,
    value,
    unit,
    bar,
    yardstick: null,
  });
  return [
    figure('Largest contentful paint', audit('largest-contentful-paint') / 1000, 's', { most: 1 }),
    figure('Total blocking time', audit('total-blocking-time'), 'ms', { most: 100 }),
    figure('Cumulative layout shift', audit('cumulative-layout-shift'), '', { most: 0 }),
    ...SCORES.map((id) =>
      figure(
        `Lighthouse ${id}`,
        median(({ categories }) => (categories[id]?.score ?? Number.NaN) * 100),
        '',
        { least: 100 },
      ),
    ),
  ];
};
