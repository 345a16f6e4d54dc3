import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/browser.ts';
import { buildSite } from '../../../scripts/build.ts';
import { startServer } from '../../../scripts/serverProcess.ts';
import { templateFolder } from '../../support/templateDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The executable of the Chromium that each worker starts. */
    readonly chromium: string;
    /** Where the sites with QA=1 of the run listen, one for each worker; its files take turns at it. */
    readonly siteUrls: readonly string[];
  }
}

/** Builds the site for QA and for players, and starts a server for each worker. */
export default async function setUp({ config, provide }: TestProject): Promise<() => Promise<void>> {
  provide('chromium', findBrowser());
  for (const qa of [true, false]) buildSite(qa);
  const start = async () => {
    const dataDir = await templateFolder();
    const server = await startServer({ env: { QA: '1' }, dataDir });
    return { url: server.url, end: () => server.stop().finally(() => rm(dataDir, { recursive: true })) };
  };
  const servers = await Promise.all(Array.from({ length: config.maxWorkers }, start));
  provide(
    'siteUrls',
    servers.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(servers.map(({ end }) => end()));
  };
}
