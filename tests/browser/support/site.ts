import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFailed } from 'vitest';
import { openQaDoors, type QaDoors } from '../../support/qaDoors.ts';
import { listenForTroubles, type Troubles } from './troubles.ts';

/** The two sizes that the site is drawn for. */
export const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

export interface PageOptions {
  readonly viewport?: keyof typeof VIEWPORTS;
  readonly lang?: 'TH' | 'EN';
  readonly theme?: 'dark' | 'light';
  /** Where to open; null opens no address yet. */
  readonly path?: string | null;
  /** Where the visitor's own clock stands. */
  readonly timezoneId?: string;
}

export interface OpenPage {
  readonly page: Page;
  /** Lets a trouble pass that the journey brings about on purpose. */
  readonly allow: Troubles['allow'];
  /** Another tab of the same browser: same cookies and local storage, a session storage of its own. */
  readonly openTab: (path?: string) => Promise<OpenPage>;
}

export interface Site {
  readonly url: string;
  readonly qa: QaDoors;
  readonly openPage: (options?: PageOptions) => Promise<OpenPage>;
}

/**
 * The built site with QA=1, seeded anew before each test. After each test every page that was opened is closed, and the
 * test fails if one of them had any trouble.
 */
export function startSite(): Site {
  const url = inject('siteUrl');
  const qa = openQaDoors(url);
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let troubles: Troubles[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  beforeEach(() => qa.reset({}));
  afterEach(async () => {
    const found = troubles.flatMap((of) => of.found());
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    troubles = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });

  const openIn = async (context: BrowserContext, path: string | null): Promise<OpenPage> => {
    const page = await context.newPage();
    const heard = await listenForTroubles(page);
    troubles.push(heard);
    onTestFailed(async ({ task }) => {
      const name = task.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
      await page.screenshot({ path: `.cache/journeys/${name}.png` }).catch(() => undefined);
    });
    if (path !== null) await page.goto(path);
    return { page, allow: heard.allow, openTab: (other = '/') => openIn(context, other) };
  };

  return {
    url,
    qa,
    openPage: async ({
      viewport = 'phone',
      lang = 'EN',
      theme = 'dark',
      path = '/',
      timezoneId = 'Asia/Bangkok',
    } = {}) => {
      const context = await browser.newContext({
        baseURL: url,
        viewport: VIEWPORTS[viewport],
        hasTouch: viewport === 'phone',
        isMobile: viewport === 'phone',
        colorScheme: theme,
        timezoneId,
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      await context.addInitScript((chosen) => {
        if (localStorage.getItem('lang') === null) localStorage.setItem('lang', chosen);
      }, lang);
      return openIn(context, path);
    },
  };
}
