import type { Browser, Locator, Page } from 'playwright-core';
import { buildSite } from './build.ts';
import { doWalk, WALKS } from './consoleWalks.ts';
import { startServer } from './serverProcess.ts';

/** Screenshots of the console guide, by name. */
const PICTURES: Readonly<Record<string, (dock: Locator, page: Page) => Promise<unknown>>> = {
  'console-chart': (dock) => dock.getByRole('treeitem', { name: /^login/ }).click(),
  'console-network': async (dock) => {
    await dock.getByRole('tab', { name: 'Network' }).click();
    await dock.getByRole('row', { name: /system.whitelabel/ }).click();
  },
  'console-report': async (dock, page) => {
    await page.getByRole('textbox', { name: 'Username', exact: true }).fill('somchai');
    await page.getByLabel('Password', { exact: true }).fill('Player#2025');
    await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await dock.getByRole('button', { name: 'Report a bug' }).click();
    await dock.getByRole('textbox', { name: 'Title' }).fill('Login refuses the new password');
    await dock.getByRole('textbox', { name: 'Expected' }).fill('Signed in with the password that was changed today.');
    await dock.getByRole('textbox', { name: 'Seen' }).fill('“Wrong username or password.”');
  },
  'console-server': async (dock, page) => {
    const login = page.getByRole('dialog');
    await login.getByRole('tab', { name: 'SMS code' }).click();
    await login.getByRole('textbox', { name: 'Mobile number' }).fill('812345678');
    await login.getByRole('button', { name: 'Send code' }).click();
    await login.getByText(/sent a 6-digit code/).waitFor();
    await dock.getByRole('tab', { name: 'Server' }).click();
    await dock.getByText('sms').first().waitFor();
  },
};

/** Takes the screenshots of the guide from the running QA build. */
export async function takeConsolePictures(browser: Browser): Promise<void> {
  await buildSite(true);
  const server = await startServer({ env: { QA: '1' } });
  for (const [name, show] of Object.entries(PICTURES)) {
    const page = await openPage(browser, server.url);
    await page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('dialog', { name: 'Log in', exact: true }).waitFor();
    await show(dockOf(page), page);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `docs/pictures/${name}.png` });
    await page.close();
    console.log(`took docs/pictures/${name}.png`);
  }
  await takeWalks(browser, server.url);
  await server.stop();
}

/** A picture of each step of the walks of the guide: `docs/pictures/console/bug-report-3.png`. */
async function takeWalks(browser: Browser, url: string): Promise<void> {
  for (const walk of WALKS) {
    const page = await openPage(browser, url);
    await doWalk(walk, { page, dock: dockOf(page) }, async (step) => {
      await page.waitForTimeout(500);
      await page.screenshot({ path: `docs/pictures/console/${walk.name}-${step}.png` });
    });
    await page.close();
    console.log(`took docs/pictures/console/${walk.name}-1…${walk.steps.length}.png`);
  }
}

const dockOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Debug console' });

/** The site in English with its console open. */
async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    baseURL,
  });
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'EN');
    localStorage.setItem('statehouse.console', '{"hasSeenTour":true}');
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Console', exact: true }).click();
  return page;
}
