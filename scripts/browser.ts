import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The headless shell first: a page in it costs a tenth of one in a whole browser, which draws its own window too. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  ...NAMES.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DOWNLOAD_LIMIT_MS = 10 * 60_000;

const HOW = [
  'No Chromium was found, and none could be fetched. One of these helps:',
  '  install Chromium or Chrome with the package manager of the system (Debian: apt-get install chromium-headless-shell),',
  '  run "npx playwright-core install --with-deps chromium",',
  '  or set CHROMIUM_PATH to the executable of one.',
].join('\n');

const isRoot = () => process.getuid?.() === 0;

/** Letters have their true widths, as in a whole browser; and Chromium refuses to sandbox itself for root. */
export const browserArgs = (): string[] => ['--font-render-hinting=none', ...(isRoot() ? ['--no-sandbox'] : [])];

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's, or Playwright's cache; else downloads one.
 * @throws when none is available; the message says what to do.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but no browser starts there.`);
  }
  const found = installed() ?? fetched();
  if (found === undefined) throw new Error(HOW);
  return found;
}

const installed = (): string | undefined => [...PLACES, chromium.executablePath()].find(runs);

function fetched(): string | undefined {
  console.error('No Chromium here: fetching one (once).');
  const withDeps = isRoot() ? ['--with-deps'] : [];
  attempt(process.execPath, ['node_modules/playwright-core/cli.js', 'install', ...withDeps, 'chromium']);
  const downloaded = installed();
  if (downloaded !== undefined || !isRoot()) return downloaded;
  attempt('apt-get', ['update']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    attempt('apt-get', ['install', '--yes', '--no-install-recommends', name]);
    const found = installed();
    if (found !== undefined) return found;
  }
  return undefined;
}

const attempt = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: DOWNLOAD_LIMIT_MS });

/** A file may lack its libraries, so ask it for its version. */
function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version', ...browserArgs()], { timeout: 30_000 }).status === 0;
}
