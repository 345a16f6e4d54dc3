import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openConsole } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { startDevSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startDevSite();
const t = wordsOf('EN');

/** As an editor does that saves a file without a change: its text stays, and what has it loads it anew. */
const save = (path: string): Promise<void> => {
  const now = new Date();
  return utimes(join(import.meta.dirname, '../..', path), now, now);
};

/** Saves a view, and waits until the page has replaced it in place. */
async function replaceView(page: Page, path: string): Promise<void> {
  const replaced = page.waitForEvent('console', {
    predicate: (message) => message.text().includes(`hot updated: /${path}`),
    timeout: 60_000,
  });
  await save(path);
  await replaced;
}

/** Every actor that runs: its path and its session, by which one can tell it from another in its place. */
const actorsOf = (page: Page) =>
  page.evaluate(() =>
    (window.siteConsole?.recorder.actors ?? [])
      .filter(({ ref }) => ref.getSnapshot().status === 'active')
      .map(({ path, session }) => `${path} ${session}`),
  );

/** How often each event of a type was heard. */
const heard = (page: Page, type: string) =>
  page.evaluate((wanted) => {
    const { recorder } = window.siteConsole ?? {};
    const entries = Array.from({ length: recorder?.size ?? 0 }, (_, place) => recorder?.at(place));
    return entries.filter((entry) => entry?.kind === 'event' && entry.event.type === wanted).length;
  }, type);

async function openLogin() {
  const { page, allow } = await site.openPage({ viewport: 'desktop', console: true });
  const player = playerAt(page, t);
  const dock = await openConsole(page);
  await player.openLogin();
  const name = page.getByRole('textbox', { name: t('login_username'), exact: true });
  await name.fill('somchai');
  return { page, allow, dock, name };
}

it('keeps every actor, the flow and the record where a view is replaced while the site runs', async () => {
  const { page, dock, name } = await openLogin();
  const rows = () => dock.getByRole('treeitem').allTextContents();
  const [actors, listed, typed] = [await actorsOf(page), await rows(), await heard(page, 'login.type')];
  expect(new Set(actors.map((one) => one.split(' ')[0])).size).toBe(actors.length);
  for (const view of [
    'src/ui/account/login/UsernameFields.tsx',
    'src/ui/account/login/LoginDialog.tsx',
    'src/routes/App.tsx',
  ]) {
    await replaceView(page, view);
    await seen(name);
    expect(await name.inputValue()).toBe('somchai');
    expect(await actorsOf(page)).toEqual(actors);
  }
  expect(await rows()).toEqual(listed);
  await name.fill('somchai2');
  await eventually(() => name.inputValue()).toBe('somchai2');
  expect(await heard(page, 'login.type')).toBe(typed + 1);
});

it('holds on to what is held where a view is replaced while the site is paused', async () => {
  const { page, dock, name } = await openLogin();
  await dock.getByRole('button', { name: 'Pause' }).click();
  await name.fill('malee');
  const held = dock.getByRole('region', { name: 'Held' });
  await seen(held.getByText('login.type'));
  await replaceView(page, 'src/ui/account/login/UsernameFields.tsx');
  expect(await held.getByText('login.type').count()).toBe(1);
  expect(await name.inputValue()).toBe('somchai');
  await dock.getByRole('button', { name: 'Run' }).click();
  await gone(held);
  await eventually(() => name.inputValue()).toBe('malee');
});

it('says what was lost where a machine is replaced, for which the page has to be loaded again', async () => {
  const { page, dock, name } = await openLogin();
  await dock.getByRole('button', { name: 'Pause' }).click();
  await name.fill('malee');
  await seen(dock.getByRole('region', { name: 'Held' }).getByText('login.type'));
  const loaded = page.waitForEvent('load', { timeout: 60_000 });
  await save('src/machines/account/login/login.machine.ts');
  await loaded;
  const lost = page.getByRole('alert').filter({ hasText: 'The page was reloaded' });
  await seen(lost.getByText(/while the site was paused\. Lost held events: login\.type to login\./));
  const actors = await actorsOf(page);
  expect(new Set(actors.map((one) => one.split(' ')[0])).size).toBe(actors.length);
});
