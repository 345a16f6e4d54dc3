import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { type ServerProcess, startServer } from '../../../scripts/serverProcess.ts';
import { type Coverage, mergeCoverage } from '../../../src/inspection/coverage.ts';
import { createQaClient, type QaClient } from '../../../src/qa/qaClient.ts';
import { clearStorages, giveBack, pagesOf, REST, takeBrowser, takePage } from './browsers.ts';
import { keepCapsules, keepOverReloads } from './capsules.ts';
import { coverageOf, keepCoverage, readCoverage } from './coverage.ts';
import { type PageErrors, watchPageErrors } from './pageErrors.ts';
import { watchRequests } from './quiet.ts';

/** The two supported viewport sizes. */
export const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Of a visitor whose pages make their calls themselves, on sites with QA calls; no script on a page sees it. */
export const plainCookie = (url: string) => ({ name: 'arrives', value: 'no', url, httpOnly: true });

const LOCALES = { TH: 'th-TH', EN: 'en-GB' } as const;

export interface PageOptions {
  readonly viewport?: keyof typeof VIEWPORTS;
  readonly lang?: 'TH' | 'EN';
  readonly theme?: 'dark' | 'light';
  /** The path to open; null opens none yet. */
  readonly path?: string | null;
  /** Account that is signed in from the start, without the login; on sites with QA calls. */
  readonly as?: string | null;
  /** Whether the debug console is present; hidden by default. */
  readonly console?: boolean;
  /** Whether pages arrive rendered; no by default: most journeys answer, hold or count the calls of a page. */
  readonly arrives?: boolean;
  /** The visitor's local time. */
  readonly timezoneId?: string;
  /** Whether the service worker may answer in place of the network, which then sees no request; no by default. */
  readonly worker?: boolean;
  /** Whether the test controls the clock in every page of this browser from the start. */
  readonly hasClock?: boolean;
}

export interface OpenPage {
  readonly page: Page;
  /** Allows an error that the journey causes on purpose. */
  readonly allow: PageErrors['allow'];
  /** Another tab of the same browser: same cookies and local storage, its own session storage. */
  readonly openTab: (path?: string | null) => Promise<OpenPage>;
  /** Closes it before its journey ends. */
  readonly close: () => Promise<void>;
}

export interface Pages {
  readonly openPage: (options?: PageOptions) => Promise<OpenPage>;
}

export interface Site extends Pages {
  readonly url: string;
  readonly qa: QaClient;
}

/** The built site with QA=1, re-seeded before each test. */
export function startSite(): Site {
  const url = urlOfWorker();
  const qa = createQaClient(url);
  beforeEach(() => qa.reset({}));
  return { url, qa, ...openPagesAt(() => url) };
}

/** The players' build on a server of its own, without QA calls and never re-seeded. */
export function startPlayersSite(): Pages {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());
  return openPagesAt(() => server.url);
}

interface KillableSite extends Site {
  /** Kills the game provider; returns what starts it again. */
  readonly killGames: ServerProcess['killGames'];
}

/** A QA site of its own, with a game provider that can be killed. */
export function startKillableSite(): KillableSite {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ env: { QA: '1' }, games: true });
  });
  afterAll(() => server?.stop());
  return {
    get url() {
      return server.url;
    },
    get qa() {
      return createQaClient(server.url);
    },
    killGames: () => server.killGames(),
    ...openPagesAt(() => server.url),
  };
}

/** The site from its sources on a dev server: saved files are hot-reloaded in the open page. */
export function startDevSite(): Pages {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ script: 'scripts/dev.ts', env: { QA: '1' } });
  });
  afterAll(() => server?.stop());
  return openPagesAt(() => server.url);
}

/** Pages of the site at the address. After each test every page is closed, and the test fails if one had errors. */
export function openPagesAt(urlOf: () => string): Pages {
  let contexts: BrowserContext[] = [];
  let troubles: PageErrors[] = [];
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
    watchRequests(page);
    waitUntilAlive(page);
    const heard = await watchPageErrors(page);
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
      as = null,
      console = false,
      arrives = false,
      timezoneId = 'Asia/Bangkok',
      hasClock = false,
      worker = false,
    } = {}) => {
      const url = urlOf();
      const isPhone = viewport === 'phone';
      const context = await takeBrowser({
        options: {
          baseURL: url,
          // Of a certificate that this machine alone knows.
          ...(url.startsWith('https:') ? { ignoreHTTPSErrors: true } : {}),
          viewport: VIEWPORTS[viewport],
          hasTouch: isPhone,
          isMobile: isPhone,
          colorScheme: theme,
          timezoneId,
          locale: LOCALES[lang],
          reducedMotion: 'reduce',
          serviceWorkers: worker ? 'allow' : 'block',
        },
        lang,
        isConsoleHidden: !console,
        hasClock,
      });
      // A cookie stays with the site: a header would go to every service that the page calls.
      if (!arrives) await context.addCookies([plainCookie(url)]);
      contexts.push(context);
      const opened = await openIn(context, await takePage(context), null);
      await clearStorages(opened.page, url);
      if (as !== null) await signIn(opened.page, url, as);
      if (path !== null) await opened.page.goto(path);
      return opened;
    },
  };
}

/** Pages that wait already: one of an idle browser is taken again. */
const waiting = new WeakSet<Page>();

/** A page arrives rendered, and answers gestures and keys once it is alive; presses are kept (`arrived.spec.ts`). */
function waitUntilAlive(page: Page): void {
  if (waiting.has(page)) return;
  waiting.add(page);
  const alive = () => page.waitForFunction(() => document.getElementById('arrived') === null).catch(() => undefined);
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const load = page[name].bind(page) as (...given: readonly unknown[]) => Promise<never>;
    page[name] = async (...given: readonly unknown[]) => {
      const response = await load(...given);
      const { waitUntil } = (given.at(-1) ?? {}) as { readonly waitUntil?: string };
      if (waitUntil !== 'commit') await alive();
      return response;
    };
  }
}

/** Opens a session of the account in this tab, as a login leaves it. */
async function signIn(page: Page, url: string, username: string): Promise<void> {
  const { token } = await createQaClient(url).openSession({ username });
  await page.goto(REST);
  await page.evaluate((kept) => sessionStorage.setItem('token', kept), token);
}

/** Saves a screenshot of each page of a failed journey. */
async function keepPictures(contexts: readonly BrowserContext[], test: string): Promise<void> {
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  for (const [at, page] of contexts.flatMap(pagesOf).entries()) {
    await page.screenshot({ path: `.cache/journeys/${name}-${at}.png` }).catch(() => undefined);
  }
}

/** Each worker has its own site: a journey re-seeds it and changes its merchant and clock. */
function urlOfWorker(): string {
  const urls = inject('siteUrls');
  const url = urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length];
  if (url === undefined) throw new Error(`no site for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
