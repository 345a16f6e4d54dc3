import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.ts';
import { copyExample, installExample } from '../support/packed.ts';
import { consoleWindowOf } from './support/console.ts';
import { watchPageErrors } from './support/pageErrors.ts';
import { eventually, seen } from './support/wait.ts';

const PLUGIN = '@statehouse/console/vite';
const withPlugin = (config: string): string =>
  `import { statehouse } from '${PLUGIN}';\n${config.replace('plugins: [server]', 'plugins: [server, statehouse()]')}`;

let browser: Browser;
let served: ChildProcess;
let address = '';
let outside = '';
const servers: ViteDevServer[] = [];

/** The example served as its own developers would. */
async function dev(root: string): Promise<string> {
  const server = await createServer({ root, logLevel: 'error', cacheDir: `${root}/.vite`, server: { port: 0 } });
  servers.push(server);
  await server.listen();
  return server.resolvedUrls?.local[0] ?? expect.unreachable('no address');
}

/** The console as `npx @statehouse/console` serves it. */
async function serveConsole(): Promise<string> {
  served = spawn(process.execPath, ['.cache/outside/node_modules/@statehouse/console/dist/cli.js', '--port', '0']);
  for await (const text of served.stdout ?? []) {
    const [found] = /http:\/\/localhost:\d+\//.exec(String(text)) ?? [];
    if (found !== undefined) return found;
  }
  return expect.unreachable('the console said no address');
}

beforeAll(async () => {
  outside = installExample();
  address = await serveConsole();
  copyExample(outside, {
    'src/steering.ts': (text) => text.replace('http://localhost:4400/', address),
  });
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
}, 240_000);
afterAll(async () => {
  served?.kill();
  await browser?.close();
  for (const server of servers) await server.close();
});

const stands = (page: Page, text: string) =>
  eventually(() => page.getByRole('region', { name: 'Checkout' }).getByRole('status').textContent()).toBe(text);

/** The application whose name ends so. */
async function choose(shown: ReturnType<typeof consoleWindowOf>, name: string): Promise<void> {
  const options = shown.getByRole('combobox', { name: 'Application' }).locator('option');
  await eventually(async () => (await options.allTextContents()).some((text) => text.startsWith(name))).toBe(true);
  const all = await options.allTextContents();
  await shown
    .getByRole('combobox', { name: 'Application' })
    .selectOption({ label: all.find((text) => text.startsWith(name)) ?? '' });
}

it('steers an application of somebody else with what npm packs: two roots, pause, step, walk, record, replay', async () => {
  const page = await browser.newPage();
  const troubles = await watchPageErrors(page);
  const charges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/charge')) charges.push(request.method());
  });
  await page.goto(await dev(outside));
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open the console' }).click(),
  ]);
  const shown = consoleWindowOf(window);
  await shown
    .getByRole('alert', { name: /^Connection request from http/ })
    .getByRole('button', { name: 'Accept' })
    .click();
  await choose(shown, 'Tea shop: basket');
  await seen(shown.getByRole('treeitem', { name: /^basket empty/ }));
  await choose(shown, 'Tea shop: checkout');
  await seen(shown.getByRole('treeitem', { name: /^checkout address\.offered/ }));

  await shown.getByRole('button', { name: /^Pause/ }).click();
  await seen(shown.getByRole('status').getByText(/Application paused/));
  await page.getByRole('textbox', { name: 'Street' }).fill('Tea Lane 1');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Add a tin' }).click();
  await seen(page.getByText('1 tins'));
  await stands(page, '{"address":"offered"} ');
  await shown.getByRole('button', { name: /^Step/ }).click();
  await shown.getByRole('button', { name: /^Step/ }).click();
  await stands(page, '"payment" ');
  await shown.getByRole('button', { name: /^Run/ }).click();
  await page.getByRole('textbox', { name: 'Card' }).fill('4000000000000002');
  await seen(
    shown
      .getByRole('listbox', { name: 'Log' })
      .getByText(/card \{"card":"•+"\}/)
      .first(),
  );

  // It may stand outside the part of the chart that is shown.
  await shown.getByRole('button', { name: /^paid/ }).first().dispatchEvent('click');
  const actions = shown.getByRole('region', { name: 'Actions for paid' });
  await actions.getByRole('button', { name: /^Take me there/ }).click();
  await seen(actions.getByRole('status').getByText(/^Arrived in paid\. Faked replies: charge\./));
  expect(charges).toEqual([]);

  await shown.getByRole('tab', { name: 'Recording' }).click();
  const recording = shown.getByRole('region', { name: 'Recording', exact: true });
  const [download] = await Promise.all([
    window.waitForEvent('download'),
    recording.getByRole('button', { name: 'Save recording' }).click(),
  ]);
  const file = '.cache/outside/checkout.recording.json';
  await download.saveAs(file);
  expect(readFileSync(file, 'utf8')).not.toContain('4000000000000002');
  await recording.locator('input[type=file]').setInputFiles(file);
  await recording.getByRole('button', { name: 'Check replay' }).click();
  await seen(recording.getByText(/^Replay matched in all \d+ steps\. Nothing was called\.$/));
  expect([charges, troubles.found()]).toEqual([[], []]);
});

it('puts the console into a page by the plugin alone, with every root, and leaves nothing of it in a build', async () => {
  const root = copyExample('.cache/outside/plugged', {
    'vite.config.ts': withPlugin,
    'src/steering.ts': () => 'export const steering = { open: () => false };\n',
  });
  const page = await browser.newPage();
  const troubles = await watchPageErrors(page);
  await page.goto(await dev(root));
  await page.getByRole('button', { name: 'Console', exact: true }).click();
  const frame: FrameLocator = page.frameLocator('iframe[title="Debug console"]');
  const shown = consoleWindowOf(frame);
  await choose(shown, 'Tea shop: basket');
  await page.getByRole('button', { name: 'Add a tin' }).click();
  await seen(shown.getByRole('treeitem', { name: /^basket filled/ }));
  await choose(shown, 'Tea shop: checkout');
  await seen(shown.getByRole('treeitem', { name: /^checkout address/ }));
  expect(troubles.found()).toEqual([]);

  const built = copyExample('.cache/outside/built', { 'vite.config.ts': withPlugin });
  const { NODE_ENV } = process.env;
  await build({ root: built, logLevel: 'error', mode: 'production' });
  process.env.NODE_ENV = NODE_ENV;
  const assets = readdirSync(join(built, 'dist/assets')).map((name) =>
    readFileSync(join(built, 'dist/assets', name), 'utf8'),
  );
  expect(assets.join('\n')).toContain('Tea shop');
  expect(assets.join('\n')).not.toMatch(/statehouse/i);
  expect(readFileSync(join(built, 'dist/index.html'), 'utf8')).not.toContain('statehouse');
});
