import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { type ServerProcess, startServer } from '../../../scripts/serverProcess.ts';
import { type Coverage, mergeCoverage } from '../../../src/inspection/coverage.ts';
import { openQaDoors, type QaDoors } from '../../../src/qa/qaDoors.ts';
import { clearStorages, giveBack, pagesOf, takeBrowser, takePage } from './browsers.ts';
import { keepCapsules, keepOverReloads } from './capsules.ts';
import { coverageOf, keepCoverage, readCoverage } from './coverage.ts';
import { listenForTroubles, type Troubles } from './troubles.ts';

/** The two sizes that the site is drawn for. */
export const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

export interface PageOptions {
  readonly viewport?: keyof typeof VIEWPORTS;
  readonly lang?: 'TH' | 'EN';
  readonly theme?: 'dark' | 'light';
  /** Where to open; null opens no address yet. */
  readonly path?: string | null;
  /** Whether the debug console is there; elsewhere it keeps out of the way. */
  readonly console?: boolean;
  /** Where the visitor's own clock stands. */
  readonly timezoneId?: string;
  /** Whether time is the test's in every page of this browser, from the start. */
  readonly hasClock?: boolean;
}

export interface OpenPage {
  readonly page: Page;
  /** Lets a trouble pass that the journey brings about on purpose. */
  readonly allow: Troubles['allow'];
  /** Another tab of the same browser: same cookies and local storage, a session storage of its own. */
  readonly openTab: (path?: string | null) => Promise<OpenPage>;
  /** Closes it before its journey ends. */
  readonly close: () => Promise<void>;
}

export interface Pages {
  readonly openPage: (options?: PageOptions) => Promise<OpenPage>;
}

export interface Site extends Pages {
  readonly url: string;
  readonly qa: QaDoors;
}

/** The built site with QA=1, seeded anew before each test. */
export function startSite(): Site {
  const url = urlOfWorker();
  const qa = openQaDoors(url);
  beforeEach(() => qa.reset({}));
  return { url, qa, ...openPagesAt(() => url) };
}

/** The site as players get it: their build, which the run has made, on a server of its own that nobody steers and nothing seeds anew. */
export function startPlayersSite(): Pages {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());
  return openPagesAt(() => server.url);
}

/** The site from its sources, as a developer has it who changes them: what is saved is replaced in the page that is open. */
export function startDevSite(): Pages {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ script: 'scripts/dev.ts', env: { QA: '1' } });
  });
  afterAll(() => server?.stop());
  return openPagesAt(() => server.url);
}

/**
 * Pages of the site at the address. After each test every page that was opened is closed, and the test fails if one of
 * them had any trouble.
 */
function openPagesAt(urlOf: () => string): Pages {
  let contexts: BrowserContext[] = [];
  let troubles: Troubles[] = [];
  const covered: Coverage[] = [];

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(contexts, task.name);
    const found = troubles.flatMap((of) => of.found());
    covered.push(...(await coverageOf(contexts)));
    if (process.env.CAPSULES) await keepCapsules(contexts, task.fullTestName ?? task.name);
    await Promise.all(contexts.map(giveBack));
    contexts = [];
    troubles = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await keepCoverage(expect.getState().testPath ?? '', mergeCoverage(covered));
  });

  const openTab = async (context: BrowserContext, path: string | null): Promise<OpenPage> =>
    openIn(context, await context.newPage(), path);

  const openIn = async (context: BrowserContext, page: Page, path: string | null): Promise<OpenPage> => {
    const heard = await listenForTroubles(page);
    troubles.push(heard);
    if (process.env.CAPSULES) keepOverReloads(page);
    if (path !== null) await page.goto(path);
    return {
      page,
      allow: heard.allow,
      openTab: (other = '/') => openTab(context, other),
      close: async () => {
        covered.push(await readCoverage(page));
        await page.close();
      },
    };
  };

  return {
    openPage: async ({
      viewport = 'phone',
      lang = 'EN',
      theme = 'dark',
      path = '/',
      console = false,
      timezoneId = 'Asia/Bangkok',
      hasClock = false,
    } = {}) => {
      const url = urlOf();
      const isPhone = viewport === 'phone';
      const context = await takeBrowser({
        options: {
          baseURL: url,
          viewport: VIEWPORTS[viewport],
          hasTouch: isPhone,
          isMobile: isPhone,
          colorScheme: theme,
          timezoneId,
          reducedMotion: 'reduce',
        },
        lang,
        isConsoleHidden: !console,
        hasClock,
      });
      contexts.push(context);
      const opened = await openIn(context, await takePage(context), null);
      await clearStorages(opened.page, url);
      if (path !== null) await opened.page.goto(path);
      return opened;
    },
  };
}

/** What each page showed when its journey failed. */
async function keepPictures(contexts: readonly BrowserContext[], test: string): Promise<void> {
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  for (const [at, page] of contexts.flatMap(pagesOf).entries()) {
    await page.screenshot({ path: `.cache/journeys/${name}-${at}.png` }).catch(() => undefined);
  }
}

/** Each worker has a site of its own: a journey seeds it anew, and changes its merchant and its clock. */
function urlOfWorker(): string {
  const urls = inject('siteUrls');
  const url = urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length];
  if (url === undefined) throw new Error(`no site for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
