import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { buildCompressedSite } from '../scripts/build.ts';
import { startServer } from '../scripts/serverProcess.ts';
import { buildAside } from './buildAside.ts';
import { type Bench, quantile } from './figure.ts';

const kilobytes = (body: Buffer | string) => gzipSync(body, { level: 9 }).length / 1000;

const VISITS = 5;

/**
 * JavaScript of a first visit of `/` in Thai, gzip: loaded when the log-in button is first clickable, and until the
 * page is quiet. Prefetches race with the button, so it is the median of five visits.
 */
export const firstVisit: Bench = async () => {
  await buildCompressedSite(false);
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
  const visits: Visit[] = [];
  while (visits.length < VISITS) visits.push(await visit(browser, server.url));
  await browser.close();
  await server.stop();

  const yardstick = { name: 'the prescribed packages alone', value: await prescribedKilobytes() };
  return [
    {
      name: 'JavaScript until `/` is usable',
      value: quantile(
        visits.map(({ needed }) => needed),
        0.5,
      ),
      unit: 'kB gzip',
      bar: { most: 130 },
      yardstick,
    },
    {
      name: 'JavaScript until `/` is quiet',
      value: quantile(
        visits.map(({ all }) => all),
        0.5,
      ),
      unit: 'kB gzip',
      bar: null,
      yardstick,
    },
  ];
};

/** In kB. */
interface Visit {
  readonly needed: number;
  readonly all: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const bodies = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body().then(kilobytes));
  });
  await page.addInitScript(noteWhenUsable);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const begun = await page.evaluate(() => {
    const usableAt = (globalThis as { usableAt?: number }).usableAt ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= usableAt)
      .map(({ name }) => name);
  });
  const sizes = await Promise.all(bodies.values());
  const needed = await Promise.all([...bodies].filter(([script]) => begun.includes(script)).map(([, size]) => size));
  await page.context().close();
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { needed: sum(needed), all: sum(sizes) };
}

/** Runs in the page: records when the log-in button is first clickable. */
function noteWhenUsable(): void {
  new MutationObserver((_, observer) => {
    const button = document.querySelector('#root header button');
    if (!button || button.closest('[inert]')) return;
    (globalThis as { usableAt?: number }).usableAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

async function prescribedKilobytes(): Promise<number> {
  const scripts = await buildAside('bench/yardstick/prescribedPackages.tsx');
  return scripts.reduce((total, script) => total + kilobytes(script), 0);
}
