import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserArgs, findBrowser } from '../../../scripts/browser.ts';
import { buildSite } from '../../../scripts/build.ts';
import { startServer } from '../../../scripts/serverProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one Chromium of the run listens. */
    readonly browserEndpoint: string;
    /** Where the sites with QA=1 of the run listen, one for each worker; its files take turns at it. */
    readonly siteUrls: readonly string[];
  }
}

/** Builds the site for QA and for players, and starts a server for each worker and one Chromium for all journeys. */
export default async function setUp({ config, provide }: TestProject): Promise<() => Promise<void>> {
  for (const qa of [true, false]) buildSite(qa);
  const [servers, browser] = await Promise.all([
    Promise.all(Array.from({ length: config.maxWorkers }, () => startServer({ env: { QA: '1' } }))),
    chromium.launchServer({ executablePath: findBrowser(), args: browserArgs() }),
  ]);
  provide(
    'siteUrls',
    servers.map(({ url }) => url),
  );
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await Promise.all([...servers.map((server) => server.stop()), browser.close()]);
  };
}
