import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/browser.ts';
import { buildGames, buildRenderer, buildSite } from '../../../scripts/build.ts';
import { startServer } from '../../../scripts/serverProcess.ts';
import { templateFolder } from '../../support/templateDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the Chromium that each worker starts. */
    readonly chromium: string;
    /** URLs of the QA sites, one per worker; a worker's files share it. */
    readonly siteUrls: readonly string[];
  }
}

/** Builds the site for QA and for players, and starts a server per worker. */
export default async function setUp({ config, provide }: TestProject): Promise<() => Promise<void>> {
  provide('chromium', findBrowser());
  await Promise.all([buildSite(true), buildSite(false), buildRenderer(true), buildRenderer(false), buildGames(true)]);
  const start = async () => {
    const dataDir = await templateFolder();
    const server = await startServer({ env: { QA: '1' }, dataDir, games: true });
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
