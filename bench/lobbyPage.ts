import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { buildCompressedSite, buildGames, buildRenderer } from '../scripts/build.ts';
import { startServer } from '../scripts/serverProcess.ts';
import { type Bench, quantile } from './figure.ts';
import { lighthouseRuns } from './lighthouseRuns.ts';
import { openPhone, SLOW_DOWN, slowDown, startDemo } from './phone.ts';

const RUNS = 3;
const SCROLL_MS = 4_000;
const QUERIES = ['tuk tuk dash', 'golden spire', 'mekong', 'lantren night'];
const LAUNCHES = 5;
/** The push channel keeps a member's page from ever being quiet. */
const SETTLE_MS = 1_500;

/** The lobby with all games: first tiles, bytes, scrolling, search; and from a click to a game that can be played. */
export const lobbyPage: Bench = async () => {
  await Promise.all([buildCompressedSite(false), buildRenderer(false), buildGames(false)]);
  const server = await startServer({ games: true });
  // Rendered once before: a first visitor is seldom the first of all.
  await fetch(`${server.url}/rng`, { headers: { accept: 'text/html' } });
  const results = await lighthouseRuns(`${server.url}/rng`, RUNS);
  const paints = results.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
  const [home, lobby] = [await scriptBytes(browser, server.url, '/'), await scriptBytes(browser, server.url, '/rng')];
  const frames = await scrolling(browser, server.url);
  const keys = await searching(browser, server.url);
  const slot = await launching(browser, server.url, { game: 'lantern-night', lobby: '/rng' }, LAUNCHES);
  const crash = await launching(browser, server.url, { game: 'rocket-rise', lobby: '/games/crash' }, 1);
  const fish = await launching(browser, server.url, { game: 'deep-sea-shrimp', lobby: '/fish' }, 1);
  await browser.close();
  await server.stop();

  const slow = `CPU ${SLOW_DOWN}× slower`;
  return [
    { name: 'Lobby: largest contentful paint', value: quantile(paints, 0.5) / 1000, unit: 's', bar: { most: 1.8 } },
    { name: 'Lobby: JavaScript beyond home', value: lobby - home, unit: 'kB gzip', bar: { most: 60 } },
    { name: `Lobby: frames while scrolling, ${slow}`, value: frames, unit: '/s', bar: { least: 55 } },
    { name: `Lobby: key in the search to the next frame, p95, ${slow}`, value: keys, unit: 'ms', bar: { most: 50 } },
    { name: 'Click to a playable game, median', value: quantile(slot.launches, 0.5), unit: 'ms', bar: { most: 1500 } },
    { name: 'JavaScript of the slot', value: slot.scripts, unit: 'kB gzip', bar: { most: 150 } },
    { name: 'JavaScript of the crash game', value: crash.scripts, unit: 'kB gzip', bar: { most: 120 } },
    { name: 'JavaScript of the fish game', value: fish.scripts, unit: 'kB gzip', bar: { most: 300 } },
  ].map((figure) => ({ ...figure, yardstick: null }));
};

/** In kB gzip, until the page is quiet. */
async function scriptBytes(browser: Browser, url: string, path: string): Promise<number> {
  const page = await openPhone(browser, url);
  const sizes = noteScripts(page, () => true);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const total = await sizes();
  await page.context().close();
  return total;
}

function noteScripts(page: Page, counts: (url: string) => boolean): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !counts(response.url())) return;
    bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000));
  });
  return async () => (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
}

/** Frames a second while the list moves one screen a second. */
async function scrolling(browser: Browser, url: string): Promise<number> {
  const page = await openPhone(browser, url);
  await page.goto('/rng');
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const frames = await page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let count = 0;
        const step = (now: number) => {
          count += 1;
          window.scrollTo(0, ((now - start) / 1000) * window.innerHeight);
          if (now - start < ms) requestAnimationFrame(step);
          else resolve((count * 1000) / (now - start));
        };
        requestAnimationFrame(step);
      }),
    SCROLL_MS,
  );
  await page.context().close();
  return frames;
}

/** From each letter to the frame that shows its results, ms; the index has loaded. */
async function searching(browser: Browser, url: string): Promise<number> {
  const page = await openPhone(browser, url);
  await page.goto('/rng');
  const field = page.getByRole('searchbox');
  await field.fill('x');
  await page.waitForLoadState('networkidle');
  await field.fill('');
  await slowDown(page);
  await page.evaluate(() => {
    const times: number[] = [];
    (globalThis as { times?: number[] }).times = times;
    document.addEventListener(
      'input',
      (event) => {
        const { timeStamp, inputType } = event as InputEvent;
        if (inputType !== 'insertText') return;
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
      },
      { capture: true },
    );
  });
  for (const query of QUERIES) {
    await field.fill('');
    await field.pressSequentially(query, { delay: 250 });
  }
  await page.getByRole('link', { name: 'Lantern Night' }).waitFor();
  const times = await page.evaluate(() => (globalThis as { times?: number[] }).times ?? []);
  await page.context().close();
  return quantile(times, 0.95);
}

interface Launched {
  readonly game: string;
  /** The page with its tile. */
  readonly lobby: string;
}

/** Click to game in the demo, ms, and the JavaScript in the frame, kB gzip. */
async function launching(browser: Browser, url: string, { game, lobby }: Launched, times: number) {
  const launches: number[] = [];
  let scripts = 0;
  for (let time = 0; time < times; time += 1) {
    const page = await openPhone(browser, url);
    const sizes = noteScripts(page, (address) => !address.startsWith(url));
    await startDemo(page);
    await page.goto(lobby);
    const tile = page.getByRole('article').filter({ has: page.locator(`a[href="/game/${game}"]`) });
    await tile.getByRole('link').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const start = performance.now();
    await tile.getByRole('link').click();
    await page.frameLocator('iframe').getByRole('button', { disabled: false }).first().waitFor();
    await page.getByText(/^Starting /).waitFor({ state: 'hidden' });
    launches.push(performance.now() - start);
    scripts = await sizes();
    await page.context().close();
  }
  return { launches, scripts };
}
