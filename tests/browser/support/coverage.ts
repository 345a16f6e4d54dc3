import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Coverage } from '../../../src/inspection/coverage.ts';
import type {} from '../../../src/inspection/pageInspector.ts';
import { pagesOf } from './browsers.ts';

/** Where every file of journeys leaves what its machines did; `npm run model` reads them. */
export const COVERAGE_FOLDER = '.cache/coverage';

/** What the machines of every open page were seen to do; a page that shows another site has none. */
export async function coverageOf(contexts: readonly BrowserContext[]): Promise<readonly Coverage[]> {
  const pages = contexts.flatMap(pagesOf);
  return Promise.all(pages.map(readCoverage));
}

/** What the machines of a page were seen to do, also where it shows another document by now. */
export const readCoverage = (page: Page): Promise<Coverage> =>
  page
    .evaluate(() => window.statehouse?.coverage() ?? JSON.parse(sessionStorage.getItem('statehouse.coverage') ?? '{}'))
    .catch(() => ({}));

/** Keeps what one file of journeys has covered. */
export async function keepCoverage(testPath: string, coverage: Coverage): Promise<void> {
  await mkdir(COVERAGE_FOLDER, { recursive: true });
  const name = basename(testPath).replace(/\.spec\.ts$/, '');
  await writeFile(`${COVERAGE_FOLDER}/${name}.json`, JSON.stringify({ by: 'robots', coverage }));
}
