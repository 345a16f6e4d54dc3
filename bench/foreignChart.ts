import { chromium } from 'playwright-core';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { filesAside } from './buildAside.ts';
import { type Bench, quantile } from './figure.ts';

const TIMES = 7;
const ORIGIN = 'http://bench.test';

/** Time until the console shows a chart of an unknown machine, worker included, in Chromium. */
export const foreignChart: Bench = async () => {
  const files = await filesAside('bench/yardstick/chartLab.ts');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const code = files.get(new URL(route.request().url()).pathname.slice(1));
    return code === undefined
      ? route.fulfill({
          contentType: 'text/html',
          body: `<script type="module" src="/${[...files.keys()][0]}"></script>`,
        })
      : route.fulfill({ contentType: 'text/javascript', body: code });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => 'chartLab' in window);
  const laid: Awaited<ReturnType<Window['chartLab']['lay']>>[] = [];
  for (let time = 0; time < TIMES; time += 1) laid.push(await page.evaluate(() => window.chartLab.lay()));
  await browser.close();
  const name = `Chart of an unknown machine of ${laid[0]?.states} states`;
  return [
    {
      name: `${name}, laid out in a worker, median of ${TIMES}`,
      value: quantile(
        laid.map(({ ms }) => ms),
        0.5,
      ),
      unit: 'ms',
      bar: { most: 1_500 },
      yardstick: null,
    },
    {
      name: `${name}, longest block of the main thread`,
      value: quantile(
        laid.map(({ longestPause }) => longestPause),
        0.5,
      ),
      unit: 'ms',
      bar: null,
      yardstick: null,
    },
  ];
};
