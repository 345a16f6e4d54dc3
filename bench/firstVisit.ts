import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { buildCompressedSite, buildRenderer } from '../scripts/build.ts';
import { startServer } from '../scripts/serverProcess.ts';
import { artPath } from '../src/api/contract/play/game.ts';
import { buildAside } from './buildAside.ts';
import { type Bench, type Figure, quantile } from './figure.ts';
import { openMember } from './member.ts';
import { SLOW_DOWN } from './phone.ts';

const VISITS = 5;
/** 1.6 Mbit/s, 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const FLOOR = 'a page of the prescribed packages with sixty tiles';

/** What a person looks for on a page. */
interface Aim {
  readonly path: string;
  /** Selector of the first one. */
  readonly tile: string;
  /** It is seen with its picture. */
  readonly hasPicture: boolean;
  /** Selector of what a press brings; null where the press itself would lead away, and React's hold on it counts. */
  readonly answer: string | null;
  /** Visited by a member. */
  readonly isMembers?: true;
}

const TILE = { tile: 'article:has(img), li:has(article, img)', hasPicture: true, answer: null } as const;
const AIMS: Readonly<Record<string, Aim>> = {
  home: { path: '/', ...TILE },
  lobby: { path: '/rng', ...TILE },
  promotions: { path: '/promotions', ...TILE },
  login: { path: '/', tile: 'header [data-visitor]', hasPicture: false, answer: '[role=dialog] input, dialog input' },
  deposit: {
    path: '/member/depositv2',
    tile: 'label:has(input[name=method])',
    hasPicture: false,
    answer: null,
    isMembers: true,
  },
};
interface Visit {
  /** The first tile is within reach, with its picture, ms. */
  readonly seen: number;
  /** A press on it is answered, ms. */
  readonly usable: number;
  /** Beyond 50 ms of each task, ms. */
  readonly blocked: number;
  readonly longest: number;
  readonly shift: number;
  /** All that is loaded until it is usable. */
  readonly kilobytes: number;
  /** The scripts among it, gzip. */
  readonly scripts: number;
}

/** Most that scripts may weigh until a page is usable, kB gzip. */
const SCRIPTS_KB = 120;

/**
 * A first visit on a phone at a quarter of the speed, 1.6 Mbit/s and 150 ms: when the first tile is seen, when a press
 * on it is answered, and what blocks in between; beside a page of the prescribed packages alone. Medians of five visits.
 */
export const firstVisit: Bench = async () => {
  await Promise.all([buildCompressedSite(false), buildRenderer(false)]);
  const server = await startServer();
  const floor = await startFloor(server.url);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
  // Rendered once before: a first visitor is seldom the first of all.
  for (const { path } of Object.values(AIMS)) await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
  const token = await (await openMember(server.url)).signIn('somchai');
  const figures: Figure[] = [await secondVisit(browser, server.url)];
  const [base, ...own] = await visits(browser, [
    { url: floor.url, aim: TILE, token: null },
    ...Object.values(AIMS).map((aim) => ({
      url: `${server.url}${aim.path}`,
      aim,
      token: aim.isMembers ? token : null,
    })),
  ]);
  const add = (name: string, visit: Visit) => {
    const row = (what: keyof Visit, words: string, unit: string, share: number | null): Figure => ({
      name: `${name}: ${words}`,
      value: visit[what],
      unit,
      bar: share === null ? null : { most: base[what] * share },
      yardstick: base[what] === 0 ? null : { name: FLOOR, value: base[what] },
    });
    figures.push(
      row('seen', 'first tile is seen', 'ms', 0.7),
      row('usable', 'a press on it is answered', 'ms', 1.3),
      row('blocked', 'blocked', 'ms', 1),
      row('longest', 'longest task', 'ms', 0.5),
      row('kilobytes', 'loaded until then', 'kB', null),
      { ...row('scripts', 'scripts until then', 'kB gzip', null), bar: { most: SCRIPTS_KB } },
      { ...row('shift', 'layout shift', '', null), bar: { most: 0 } },
    );
  };
  for (const [place, name] of Object.keys(AIMS).entries()) add(name, own[place] as Visit);
  await browser.close();
  await floor.stop();
  await server.stop();
  return figures;
};

/** Most that a second visit may take until the first tile is seen, ms. */
const SECOND_MS = 800;

/**
 * Home, visited once more in the same browser, with what its service worker and its cache have kept. The worker's own
 * calls, of which the page is one, are not slowed down.
 */
async function secondVisit(browser: Browser, url: string): Promise<Figure> {
  const seen: number[] = [];
  while (seen.length < VISITS) {
    const context = await phoneOf(browser, 'allow');
    const first = await context.newPage();
    await first.goto(url);
    await first.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    await first.waitForTimeout(2_000);
    await first.close();
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watchVisit, TILE);
    await page.goto(url, { waitUntil: 'commit' });
    await untilUsable(page);
    seen.push(await page.evaluate(() => (globalThis as unknown as Watched).watched.seen));
    await context.close();
  }
  const value = quantile(seen, 0.5);
  return {
    name: 'home, second visit: first tile is seen',
    value,
    unit: 'ms',
    bar: { most: SECOND_MS },
    yardstick: null,
  };
}

const phoneOf = (browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    ...{ isMobile: true, hasTouch: true, locale: 'th-TH', serviceWorkers },
  });

/** @returns the connection to its devtools */
async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return devtools;
}

const untilUsable = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (globalThis as unknown as Watched).watched.usable > 0, null, { timeout: 60_000 });

interface Target {
  readonly url: string;
  readonly aim: Omit<Aim, 'path'>;
  /** Of a member; null for a visitor. */
  readonly token: string | null;
}

/** Medians for each target. They take turns, so that a machine that grows slower is as slow to all. */
async function visits(browser: Browser, targets: readonly [Target, ...Target[]]): Promise<[Visit, ...Visit[]]> {
  const all: Visit[][] = targets.map(() => []);
  for (let round = 0; round < VISITS; round += 1) {
    for (const [place, target] of targets.entries()) all[place]?.push(await visit(browser, target));
  }
  return all.map(mediansOf) as [Visit, ...Visit[]];
}

function mediansOf(all: readonly Visit[]): Visit {
  const median = (what: keyof Visit) =>
    quantile(
      all.map((one) => one[what]),
      0.5,
    );
  return {
    seen: median('seen'),
    usable: median('usable'),
    blocked: median('blocked'),
    longest: median('longest'),
    shift: median('shift'),
    kilobytes: median('kilobytes'),
    scripts: median('scripts'),
  };
}

async function visit(browser: Browser, { url, aim, token }: Target): Promise<Visit> {
  const context = await phoneOf(browser, 'block');
  const page = await context.newPage();
  const devtools = await slowDown(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const bodies = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      bodies.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000),
      );
  });
  if (token !== null) await page.addInitScript((kept) => sessionStorage.setItem('token', kept), token);
  await page.addInitScript(watchVisit, aim);
  await page.goto(url, { waitUntil: 'commit' });
  await untilUsable(page);
  const kilobytes = bytes / 1000;
  await page.waitForTimeout(3_000);
  const { seen, usable, tasks, shift } = await page.evaluate(() => (globalThis as unknown as Watched).watched);
  const needed = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= until)
        .map(({ name }) => name),
    usable,
  );
  const sizes = await Promise.all(needed.map((address) => bodies.get(address) ?? 0));
  await context.close();
  return {
    ...{ seen, usable, kilobytes },
    // A part in two thousand of the screen is not seen.
    shift: Math.round(shift * 1000) / 1000,
    blocked: tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longest: Math.max(0, ...tasks),
    scripts: sizes.reduce((sum, size) => sum + size, 0),
  };
}

interface Watched {
  readonly watched: { seen: number; usable: number; tasks: number[]; shift: number };
}

/** Runs in the page. A tile is scrolled to as soon as it is there, as a person would look for it, and pressed once seen. */
function watchVisit({ tile: selector, hasPicture, answer }: Omit<Aim, 'path'>): void {
  const watched = { seen: 0, usable: 0, tasks: [] as number[], shift: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const tile = document.querySelector(selector);
    const picture = tile?.querySelector('img');
    if (tile && tile.getBoundingClientRect().top > innerHeight)
      tile.scrollIntoView({ block: 'center', behavior: 'instant' });
    const control = tile?.querySelector<HTMLElement>('button, a, input');
    const isThere = hasPicture ? picture?.complete && picture.naturalWidth > 0 : control;
    if (watched.seen === 0 && isThere) {
      watched.seen = performance.now();
      if (answer !== null) control?.click();
    }
    const isAlive = control && Object.keys(control).some((key) => key.startsWith('__reactProps$'));
    if (watched.seen > 0 && (answer === null ? isAlive : document.querySelector(answer)))
      watched.usable = performance.now();
    if (watched.usable === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Serves the floor page, with sixty pictures of the site. */
async function startFloor(site: string): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const script = (await buildAside('bench/yardstick/sixtyTiles.tsx')).join('');
  const { value } = (await (await fetch(`${site}/wps/ext/v1/games/catalog?language=TH`)).json()) as {
    readonly value: { readonly list: readonly { readonly id: string; readonly name: string }[] };
  };
  const list = value.list.slice(0, 60).map(({ id, name }) => ({ id, name, art: artPath(id) }));
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': [
      'text/html',
      '<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><script type="module" src="/floor.js"></script><body></body>',
    ],
    '/floor.js': ['text/javascript', script],
    '/tiles.json': ['application/json', JSON.stringify({ list })],
  };
  const server = createServer(async (request, response) => {
    const [type, text] = files[request.url ?? ''] ?? [];
    if (type !== undefined && text !== undefined) {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(brotliCompressSync(text));
      return;
    }
    const art = await fetch(`${site}${request.url}`);
    response
      .writeHead(art.status, { 'content-type': art.headers.get('content-type') ?? '' })
      .end(Buffer.from(await art.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await new Promise((go) => server.once('listening', go));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
