import type { Locator } from 'playwright-core';
import { eventually } from './wait.ts';
import type { Words } from './words.ts';

/** Shows the tools of a report, which a phone keeps behind a button. */
export async function unfold(report: Locator, t: Words): Promise<void> {
  const button = report.getByRole('button', { name: t('list_fold'), expanded: false });
  await button.click();
  await eventually(() => button.count()).toBe(0);
}
