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

/** A browser of a player: what it is like, and what it is told before anything of the site loads. */
interface Kind {
  readonly options: BrowserContextOptions;
  readonly lang: string;
  readonly isConsoleHidden: boolean;
  /** Whether the time of its pages is the test's, from the start. */
  readonly hasClock: boolean;
}

/** What stays with a browser whatever is cleared. */
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

/** What a page rests at: a file of the site that runs nothing. */
const REST = '/flags/TH.svg';

/** The Chromium of this worker, which ends with it. A shared one would be spoken to through another process. */
let chromiumOfWorker: Promise<Browser> | undefined;
const resting = new Map<string, BrowserContext[]>();
/** A page of each browser that rests: as long as there is one, the code of the site is at hand for the next. */
const keepers = new WeakMap<BrowserContext, Page>();
/** Where the time is the test's, the page that the browser was taken for. */
const mains = new WeakMap<BrowserContext, Page>();
const kinds = new WeakMap<BrowserContext, Kind>();
const marked = new WeakSet<BrowserContext>();

/**
 * A browser in which nobody was yet, or which somebody has given back: that has the code of the site in its cache, and
 * loads it in a third of the time. What it has stored is cleared by `clearStorages`.
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
    },
    { chosen: kind.lang, isHidden: kind.isConsoleHidden },
  );
  if (kind.hasClock) await context.clock.install();
  kinds.set(context, kind);
  markWhenChanged(context, kind);
  return context;
}

/**
 * Its first page. Where the time is the test's, that is the one that has rested: a page costs as much as to load the site.
 * Elsewhere it is a new one, which nobody has been anywhere in.
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

/** The pages that were opened in it. */
export const pagesOf = (context: BrowserContext): readonly Page[] =>
  context.pages().filter((page) => page !== keepers.get(context));

/** Closes its pages, and keeps it for the next that wants one of its kind; one that was changed for good is closed. */
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

/** Nothing of the site runs there any more, and the page no longer knows where it was. */
async function rest(page: Page): Promise<void> {
  await page.goto(REST);
  await page.evaluate(() => sessionStorage.clear());
}

/** Clears what the browser of a page has stored of the site. */
export async function clearStorages(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
}

/** A journey may stop its time, take its network away and so on: nobody else should find it so. */
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
