import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Coverage } from '../../../src/inspection/coverage.ts';
import type {} from '../../../src/inspection/pageInspector.ts';
import { pagesOf } from './browsers.ts';

/** Where each file of journeys writes its coverage; `npm run model` reads it. */
export const COVERAGE_FOLDER = '.cache/coverage';

/** Coverage of the machines in every open page; none in a page of another site. */
export async function coverageOf(contexts: readonly BrowserContext[]): Promise<readonly Coverage[]> {
  const pages = contexts.flatMap(pagesOf);
  return Promise.all(pages.map(readCoverage));
}

/** Coverage of a page's machines, including documents that it has left. */
export const readCoverage = (page: Page): Promise<Coverage> =>
  page
    .evaluate(() => window.statehouse?.coverage() ?? JSON.parse(sessionStorage.getItem('statehouse.coverage') ?? '{}'))
    .catch(() => ({}));

/** Writes the coverage of one file of journeys. */
export async function keepCoverage(testPath: string, coverage: Coverage): Promise<void> {
  await mkdir(COVERAGE_FOLDER, { recursive: true });
  const name = basename(testPath).replace(/\.spec\.ts$/, '');
  await writeFile(`${COVERAGE_FOLDER}/${name}.json`, JSON.stringify({ by: 'robots', coverage }));
}
