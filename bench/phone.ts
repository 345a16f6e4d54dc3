import type { Browser, Page } from 'playwright-core';

/** CPU slowdown of a mid-range phone. */
export const SLOW_DOWN = 4;
const PHONE = { width: 390, height: 844 };

/** A page on a phone, in English. */
export async function openPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, baseURL: url });
  await context.addInitScript(() => localStorage.setItem('lang', 'EN'));
  return context.newPage();
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

/** A visitor tries the demo from home. */
export async function startDemo(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it free' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start playing' }).click();
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
}
