import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { openMember } from '../../bench/member.ts';
import { demoPassword } from '../../server/database/seed/accounts.ts';
import { deskPageName } from '../../src/machines/desk/deskPage/deskPage.events.ts';
import { browserArgs, findBrowser } from '../browser.ts';
import { buildGames, buildRenderer, buildSite } from '../build.ts';
import { type ServerProcess, startServer } from '../serverProcess.ts';
import { type Screen, screens } from './screens.ts';

const FOLDER = 'docs/screens';
/** How each screen is seen. */
const KEPT_VIEWS = [
  { name: 'phone', width: 390, height: 844, theme: 'dark', lang: 'TH', saved: 390 },
  { name: 'desktop', width: 1440, height: 900, theme: 'light', lang: 'EN', saved: 1080 },
] as const;
/** Looked at, and not kept: `npm run screens -- --small`. */
const SMALL_VIEWS = [
  { name: 'small', width: 320, height: 568, theme: 'light', lang: 'EN', saved: 320 },
  { name: 'side', width: 844, height: 390, theme: 'dark', lang: 'TH', saved: 844 },
] as const;
type View = (typeof KEPT_VIEWS)[number] | (typeof SMALL_VIEWS)[number];

const options = process.argv.slice(2);
const isSmall = options.includes('--small');
const chosen = options.filter((option) => option !== '--small');
const VIEWS: readonly View[] = isSmall ? SMALL_VIEWS : KEPT_VIEWS;
const folder = isSmall ? '.cache/screens' : FOLDER;

const SETTLE_MS = 700;
const QUIET_MS = 4_000;
/** A page that a live channel keeps busy is never quiet. */
const quiet = (page: Page) => page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {});

/** What is wrong with a screen, in words. */
type Problems = string[];

/**
 * Takes a picture of every screen from the running build into docs/screens, with an index, and names screens that log
 * errors, overflow sideways, or show a key instead of a text.
 */
async function takeScreens(): Promise<Problems> {
  await Promise.all([buildSite(false), buildRenderer(false), buildGames(false)]);
  const server = await startServer({ games: true });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs(), '--hide-scrollbars'],
  });
  const member = await openMember(server.url);
  const tokens: Readonly<Record<Screen['as'], string | null>> = {
    visitor: null,
    member: await member.signIn('somchai'),
    agent: await member.signIn('agent1'),
    operator: null,
  };
  if (chosen.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const problems: Problems = [];
  for (const view of VIEWS) {
    for (const as of ['visitor', 'member', 'agent'] as const) {
      const context = await contextOf(browser, server, view, tokens[as]);
      for (const screen of wanted(as)) problems.push(...(await take(context, view, screen)));
      await context.close();
    }
    problems.push(...(await takeDesk(browser, server, view)));
  }
  await browser.close();
  await server.stop();
  if (!isSmall) writeFileSync(join(folder, 'README.md'), indexPage());
  return problems;
}

const wanted = (as: Screen['as']) =>
  screens.filter((screen) => screen.as === as && (chosen.length === 0 || chosen.includes(screen.name)));

async function contextOf(browser: Browser, server: ServerProcess, view: View, token: string | null) {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    isMobile: view.width < 1_024,
    hasTouch: view.width < 1_024,
    colorScheme: view.theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: server.url,
  });
  await context.addInitScript(
    ([lang, kept]) => {
      localStorage.setItem('lang', lang ?? '');
      if (kept) sessionStorage.setItem('token', kept);
    },
    [view.lang as string, token] as const,
  );
  return context;
}

async function take(context: BrowserContext, view: View, { name, at }: Screen): Promise<Problems> {
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto(at);
  await quiet(page);
  const problems = await keep(page, view, name);
  await page.close();
  return [...problems, ...errors.map((error) => `${name} (${view.name}): ${error}`)];
}

/** The pages of the desk, in the order of its menu. */
async function takeDesk(browser: Browser, server: ServerProcess, view: View): Promise<Problems> {
  if (chosen.length > 0 && !chosen.includes('desk')) return [];
  const context = await contextOf(browser, server, view, null);
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto('/desk');
  await page.locator('input').first().fill('desk1');
  await page.locator('input[type=password]').fill(demoPassword);
  const problems = await keep(page, view, 'desk-sign-in');
  await page.keyboard.press('Enter');
  const items = page.getByRole('navigation').getByRole('button');
  await items.first().waitFor();
  for (const [place, name] of deskPageName.options.entries()) {
    await items.nth(place).click();
    await quiet(page);
    problems.push(...(await keep(page, view, `desk-${name}`)));
  }
  await context.close();
  return [...problems, ...errors.map((error) => `desk (${view.name}): ${error}`)];
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

async function keep(page: Page, view: View, name: string): Promise<Problems> {
  await page.waitForTimeout(SETTLE_MS);
  const picture = await page.screenshot();
  await sharp(picture)
    .resize({ width: view.saved })
    .webp({ quality: 70 })
    .toFile(join(folder, `${name}.${view.name}.webp`));
  const seen = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    text: document.body.innerText,
  }));
  const keys = seen.text.match(/\b[a-z]+(?:_[a-zA-Z0-9]+)+\b/g) ?? [];
  return [
    ...(seen.overflow > 0 ? [`${name} (${view.name}): ${seen.overflow} px wider than the screen`] : []),
    ...keys.map((key) => `${name} (${view.name}): shows ${key}`),
  ];
}

function indexPage(): string {
  const names = [
    ...screens.map(({ name }) => name),
    'desk-sign-in',
    ...deskPageName.options.map((page) => `desk-${page}`),
  ];
  const rows = names.map((name) => `| ${name} | ![](${name}.phone.webp) | ![](${name}.desktop.webp) |`);
  return `# Screens\n\nMade by \`npm run screens\` from the running build: a phone in Thai, dark; a desktop in English, light.\n\n| Screen | Phone | Desktop |\n|---|---|---|\n${rows.join('\n')}\n`;
}

const problems = await takeScreens();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
