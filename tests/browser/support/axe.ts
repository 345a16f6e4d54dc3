import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Replaces axe's source where the page has already loaded it. */
const NO_SOURCE = 'undefined';

/**
 * Fails with rule, reason and place of every axe violation of WCAG 2.2 AA and best practices. The site has no frames,
 * so axe runs once, in the page itself.
 * @param within limits it to a part of the page
 * @param rules limits it to these rules
 */
export async function expectNoAxeViolations(
  page: Page,
  within = 'html',
  rules: readonly string[] | null = null,
): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: NO_SOURCE } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .include(within);
  const { violations } = await (rules === null ? builder.withTags(TAGS) : builder.withRules([...rules])).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}
