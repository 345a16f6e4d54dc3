import type { Page } from 'playwright-core';

/** Holds files of this address until they are let go. */
export async function holdFile(page: Page, address: RegExp): Promise<{ readonly release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}
