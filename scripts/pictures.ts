import { chromium } from 'playwright-core';
import { browserArgs, findBrowser } from './browser.ts';
import { buildCompressedSite } from './build.ts';
import { takeConsolePictures } from './consolePictures.ts';
import { startServer } from './serverProcess.ts';

/** Screenshots of the README, taken from the running build. */
const PICTURES = [
  { name: 'home', path: '/', viewport: { width: 1440, height: 900 }, theme: 'dark', lang: 'EN' },
  { name: 'login', path: '/login', viewport: { width: 390, height: 844 }, theme: 'light', lang: 'TH' },
] as const;

await buildCompressedSite(false);
const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs(), '--hide-scrollbars'] });
for (const { name, path, viewport, theme, lang } of PICTURES) {
  const context = await browser.newContext({
    viewport,
    isMobile: viewport.width < 600,
    colorScheme: theme,
    reducedMotion: 'reduce',
    baseURL: server.url,
  });
  await context.addInitScript((chosen) => localStorage.setItem('lang', chosen), lang);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `docs/pictures/${name}.png` });
  await context.close();
  console.log(`took docs/pictures/${name}.png`);
}
await server.stop();
await takeConsolePictures(browser);
await browser.close();
