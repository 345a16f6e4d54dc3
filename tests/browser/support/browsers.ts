import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Clock,
  chromium,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { browserArgs } from '../../../scripts/browser.ts';
import { shiftClock } from '../../support/shiftedClock.ts';

/** Options of a player's browser, and what runs before the site loads. */
interface Kind {
  readonly options: BrowserContextOptions;
  readonly lang: string;
  readonly isConsoleHidden: boolean;
  /** Whether the test controls the clock of its pages from the start. */
  readonly hasClock: boolean;
}

/** Kept whatever is cleared. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;

const CLOCK = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const satisfies readonly (keyof Clock)[];

/** The page of an idle browser: a file of the site that runs nothing. */
export const REST = '/flags/TH.svg';

/** This worker's own Chromium, which ends with it. A shared one would need another process in between. */
let chromiumOfWorker: Promise<Browser> | undefined;
const resting = new Map<string, BrowserContext[]>();
/** An idle page of each browser: while it exists, the site's code stays in memory. */
const keepers = new WeakMap<BrowserContext, Page>();
/** If the test controls the clock: the page that the browser was taken for. */
const mains = new WeakMap<BrowserContext, Page>();
const kinds = new WeakMap<BrowserContext, Kind>();
const marked = new WeakSet<BrowserContext>();

/**
 * A fresh browser, or one that was returned: that has the site's code in its cache and loads it in a third of the time.
 * Its storage is cleared by `clearStorages`.
 */
export async function takeBrowser(kind: Kind): Promise<BrowserContext> {
  const found = resting.get(JSON.stringify(kind))?.pop();
  if (found !== undefined) return found;
  chromiumOfWorker ??= chromium.launch({
    executablePath: inject('chromium'),
    args: [...browserArgs(), '--process-per-site'],
  });
  const context = await (await chromiumOfWorker).newContext(kind.options);
  await context.addInitScript(
    ({ chosen, isHidden }) => {
      window.consoleIsHidden = isHidden;
      if (localStorage.getItem('lang') === null) localStorage.setItem('lang', chosen);
      // Whoever opens the console for the first time is shown around; tests of anything else are not.
      if (localStorage.getItem('statehouse.console') === null)
        localStorage.setItem('statehouse.console', '{"hasSeenTour":true}');
    },
    { chosen: kind.lang, isHidden: kind.isConsoleHidden },
  );
  const shift = Number(process.env.TEST_SHIFT ?? 0);
  if (kind.hasClock) await context.clock.install();
  else if (shift !== 0) await context.addInitScript(`(${shiftClock})(${shift})`);
  kinds.set(context, kind);
  markWhenChanged(context, kind);
  return context;
}

/**
 * Its first page. If the test controls the clock, the idle page is used, because a new page costs as much as loading
 * the site; otherwise a new one without history.
 */
export async function takePage(context: BrowserContext): Promise<Page> {
  const rested = mains.get(context);
  if (rested?.isClosed() === false) {
    keepers.delete(context);
    return rested;
  }
  const page = await context.newPage();
  if (kinds.get(context)?.hasClock === true) mains.set(context, page);
  return page;
}

/** The pages opened in it. */
export const pagesOf = (context: BrowserContext): readonly Page[] =>
  context.pages().filter((page) => page !== keepers.get(context));

/** Closes its pages and keeps it for the next test with the same options; a permanently changed one is closed. */
export async function giveBack(context: BrowserContext): Promise<void> {
  const kind = kinds.get(context);
  if (kind === undefined || marked.has(context)) return context.close();
  if (!keepers.has(context)) {
    const main = mains.get(context);
    const keeper = main?.isClosed() === false ? main : await context.newPage();
    await rest(keeper);
    keepers.set(context, keeper);
  }
  await Promise.all(pagesOf(context).map((page) => page.close()));
  await context.clearCookies();
  const key = JSON.stringify(kind);
  resting.set(key, [...(resting.get(key) ?? []), context]);
}

/** Leaves the site and clears the page's session storage. */
async function rest(page: Page): Promise<void> {
  await page.goto(REST);
  await page.evaluate(() => sessionStorage.clear());
}

/** Clears the site's storage in a page's browser. */
export async function clearStorages(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
}

/** Marks a browser whose clock, network and the like were changed, so that it is not reused. */
function markWhenChanged(context: BrowserContext, { hasClock }: Kind): void {
  mark(context, LASTING, context);
  if (!hasClock) mark(context.clock, CLOCK, context);
}

function mark<T extends object>(on: T, names: readonly (keyof T)[], context: BrowserContext): void {
  for (const name of names) {
    const plain = on[name];
    if (typeof plain !== 'function') continue;
    on[name] = ((...given: readonly unknown[]) => {
      marked.add(context);
      return plain.apply(on, given);
    }) as T[keyof T];
  }
}
