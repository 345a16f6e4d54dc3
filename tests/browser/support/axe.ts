import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** In place of the whole source of axe, where the page has that already. */
const NO_SOURCE = 'undefined';

/**
 * Fails with rule, reason and place of all that axe finds against WCAG 2.2 AA and good practice. The site has no frames,
 * so it is asked in one go, without a page beside it. `within` is the part of the page that is meant.
 */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere ? { axeSource: NO_SOURCE } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .include(within)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}
