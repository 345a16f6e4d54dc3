import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserArgs, findBrowser } from '../../../scripts/browser.ts';
import { buildSite } from '../../../scripts/build.ts';
import { startServer } from '../../../scripts/serverProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one Chromium of the run listens. */
    readonly browserEndpoint: string;
    /** Where the one site with QA=1 of the run listens; the files of journeys take turns at it. */
    readonly siteUrl: string;
  }
}

/** Builds the site, and starts one server and one Chromium for all journeys. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  buildSite(true);
  const [server, browser] = await Promise.all([
    startServer({ env: { QA: '1' } }),
    chromium.launchServer({ executablePath: findBrowser(), args: browserArgs() }),
  ]);
  provide('siteUrl', server.url);
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await Promise.all([server.stop(), browser.close()]);
  };
}
