import type { FrameLocator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { consoleOf, consoleWindowOf } from './support/console.ts';
import { startForeignSite } from './support/foreign.ts';
import { watchPageErrors } from './support/pageErrors.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const foreign = startForeignSite();
const t = wordsOf('EN');

const applicationIn = (page: Page | FrameLocator) =>
  consoleWindowOf(page).getByRole('combobox', { name: 'Application' });
const chosenIn = (page: Page | FrameLocator) => applicationIn(page).locator('option:checked').textContent();

/** Presses what opens a window, and gives the window with what it does wrong. */
async function windowFrom(page: Page, press: () => Promise<void>) {
  const [opened] = await Promise.all([page.waitForEvent('popup'), press()]);
  const troubles = await watchPageErrors(opened);
  await seen(consoleWindowOf(opened));
  return { window: opened, troubles };
}

/** A tab of the site with its dock, and the separate window with its console. */
async function openWindow() {
  const opened = await site.openPage({ viewport: 'desktop', console: true });
  const { page } = opened;
  await page.getByRole('button', { name: 'Console', exact: true }).click();
  const dock = consoleOf(page);
  const { window, troubles } = await windowFrom(page, () =>
    dock.getByRole('button', { name: 'Separate window' }).click(),
  );
  return { ...opened, dock, window, troubles };
}

/** Plays in the shop until it has paid. */
async function playShop(page: Page): Promise<void> {
  for (const name of ['Next', 'Add an item', 'Next', 'Help', 'Back', 'Pay']) {
    await page.getByRole('button', { name }).click();
  }
  await eventually(() => page.evaluate(() => document.body.dataset.state)).toBe('{"flow":"paid","hold":"holding"}');
}

/** The console tells the shop as it was played, and keeps no secret of it. */
async function tellsShop(page: Page | FrameLocator): Promise<void> {
  const window = consoleWindowOf(page);
  await seen(window.getByRole('treeitem', { name: /^shop flow\.paid \+ hold\.holding/ }));
  await seen(window.getByRole('treeitem', { name: /^charge done/ }));
  await seen(window.getByRole('button', { name: /^flow\.paid/ }).first());
  const log = window.getByRole('listbox', { name: 'Log' });
  await seen(log.getByText('next ignored'));
  await seen(log.getByText('flow.helping + hold.holding → flow.steps.payment + hold.holding'));
  await seen(log.getByText('pay {"cardNumber":"•••••••••"}'));
  await seen(window.getByText('Read-only.'));
  await seen(window.getByRole('region', { name: 'Available data' }).getByText(/Masked by name: .*cardNumber/));
  expect(await window.evaluate((element) => element.textContent)).not.toMatch(/4111|a secret token/);
}

it('goes from the dock to a window of its own by D, shows and steers the tab from there, and comes back', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  await page.getByRole('button', { name: 'Console', exact: true }).click();
  const dock = consoleOf(page);
  await dock.getByRole('tree', { name: 'Actors' }).focus();
  await page.keyboard.press('d');
  await seen(dock.getByRole('button', { name: 'Dock to bottom' }));
  const { window, troubles } = await windowFrom(page, () => page.keyboard.press('d'));
  await gone(dock);
  expect(await page.evaluate(() => document.body.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(900);
  const shown = consoleWindowOf(window);
  const player = playerAt(page, t);
  await player.openLogin();
  await shown.getByRole('treeitem', { name: /^login/ }).click();
  await seen(shown.getByRole('button', { name: /^form/ }).first());

  await shown.getByRole('button', { name: 'Pause' }).click();
  await seen(shown.getByRole('status').getByText(/Site paused at #\d+\. Clicks are held, not lost\./));
  const name = page.getByRole('textbox', { name: t('login_username'), exact: true });
  await name.fill('somchai');
  expect(await name.inputValue()).toBe('');
  await shown.getByRole('button', { name: /^Step/ }).click();
  await eventually(() => name.inputValue()).toBe('somchai');
  await shown.getByRole('slider', { name: 'Timeline' }).fill('5');
  await seen(shown.getByRole('status').getByText('The tab shows the site as of #5. Clicks there have no effect.'));
  await gone(name);
  await shown.getByRole('button', { name: /^Back to live/ }).click();
  await seen(name);
  await shown.getByRole('button', { name: /^Run/ }).click();

  await window.close();
  await seen(dock);
  expect(troubles.found()).toEqual([]);
});

it('sends an event from the window, and shows no secret that was typed', async () => {
  const { page, window, dock, troubles } = await openWindow();
  const shown = consoleWindowOf(window);
  const player = playerAt(page, t);
  await player.openLogin();
  await page.getByLabel(t('login_password'), { exact: true }).fill('my own secret');
  await shown.getByRole('searchbox', { name: 'Filter the log' }).fill('actor:login type:login.typeSecret');
  await shown.getByRole('listbox', { name: 'Log' }).getByRole('option').last().click();
  await seen(shown.getByRole('region', { name: /^Entry #/ }).getByText(/•••/));
  expect(await shown.evaluate((element) => element.textContent)).not.toContain('my own secret');
  await shown.getByRole('treeitem', { name: /^theme/ }).click();
  await shown.getByRole('tab', { name: 'Send' }).click();
  const form = shown.getByRole('form', { name: 'Send theme.choose' });
  await form.getByRole('combobox').selectOption('light');
  await form.getByRole('button', { name: /^Send/ }).click();
  await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  await shown.getByRole('button', { name: /^Back to dock/ }).click();
  await seen(dock);
  await eventually(() => window.isClosed()).toBe(true);
  expect(troubles.found()).toEqual([]);
});

it('lists two tabs of the site, lets one choose, and goes on with a tab that is loaded again', async () => {
  const { page, window, openTab, troubles } = await openWindow();
  const { page: other } = await openTab('/login');
  const list = applicationIn(window);
  await eventually(() => list.locator('option').count()).toBe(2);
  await list.selectOption({ index: 1 });
  await seen(consoleWindowOf(window).getByRole('treeitem', { name: /^login/ }));
  await list.selectOption({ index: 0 });
  await gone(consoleWindowOf(window).getByRole('treeitem', { name: /^login/ }));
  await other.close();
  await eventually(() => list.locator('option').nth(1).textContent()).toMatch(/ · disconnected$/);
  await page.reload();
  await eventually(() => list.locator('option').count()).toBe(3);
  await eventually(() => chosenIn(window)).not.toMatch(/disconnected/);
  await seen(consoleWindowOf(window).getByRole('treeitem', { name: /^site/ }));
  expect(troubles.found()).toEqual([]);
});

it('shows an application of somebody else that opens it, once somebody has said yes, and knows its origin again', async () => {
  const { openTab } = await site.openPage({ viewport: 'desktop', path: null });
  const address = foreign.addressOf('shopPage', { inspector: `${site.url}/console` });
  const { page } = await openTab(address);
  const { window, troubles } = await windowFrom(page, () => page.getByRole('button', { name: 'Start' }).click());
  const { origin } = new URL(address);
  const asking = window.getByRole('alert', { name: `Connection request from ${origin}` });
  await seen(asking.getByText('Its messages are read only after you accept.'));
  await playShop(page);
  await eventually(() => chosenIn(window)).toBe('No application connected');
  await asking.getByRole('button', { name: 'Accept' }).click();
  await eventually(() => chosenIn(window)).toBe(`shop · ${new URL(address).origin}`);
  await tellsShop(window);
  await page.getByRole('button', { name: 'Talk rubbish' }).click();
  const told = window.getByRole('status', { name: 'Problems' });
  await seen(told.getByText('3 messages were dropped: not valid @statelyai/inspect messages.'));
  await seen(told.getByText('1 message was dropped: larger than 1,000,000 characters, or nested too deeply.'));
  await page.getByRole('button', { name: 'Add an item' }).click();
  await seen(consoleWindowOf(window).getByRole('listbox', { name: 'Log' }).getByText('item.added').nth(1));
  await expectNoAxeViolations(window);
  await page.close();
  await seen(told.getByText('Disconnected. Received data is kept.'));

  const { page: again } = await openTab(address);
  const second = await windowFrom(again, () => again.getByRole('button', { name: 'Start' }).click());
  await seen(consoleWindowOf(second.window).getByRole('treeitem', { name: /^shop flow\.steps\.cart/ }));
  expect([...troubles.found(), ...second.troubles.found()]).toEqual([]);
});

it('hears nobody who was refused', async () => {
  const { openTab } = await site.openPage({ viewport: 'desktop', path: null });
  const { page } = await openTab(foreign.addressOf('shopPage', { inspector: `${site.url}/console` }));
  const { window } = await windowFrom(page, () => page.getByRole('button', { name: 'Start' }).click());
  const asking = window.getByRole('alert', { name: /^Connection request from/ });
  await asking.getByRole('button', { name: 'Reject' }).click();
  await gone(asking);
  await page.getByRole('button', { name: 'Add an item' }).click();
  expect(await chosenIn(window)).toBe('No application connected');
});

it('shows an application that has it in a frame, and nothing of the site there', async () => {
  const { openTab } = await site.openPage({ viewport: 'desktop' });
  const { page } = await openTab(foreign.addressOf('shopPage', { way: 'frame', inspector: `${site.url}/console` }));
  await page.getByRole('button', { name: 'Start' }).click();
  const frame = page.frameLocator('iframe');
  await frame
    .getByRole('alert', { name: /^Connection request from/ })
    .getByRole('button', { name: 'Accept' })
    .click();
  await playShop(page);
  await tellsShop(frame);
  expect(await applicationIn(frame).locator('option').count()).toBe(1);
});

it('shows an application that speaks by WebSocket, also what it said before the window was there', async () => {
  const { openTab } = await site.openPage({ viewport: 'desktop', path: null });
  const relay = `${site.url.replace('http', 'ws')}/console/relay`;
  const { page } = await openTab(foreign.addressOf('shopPage', { way: 'socket', inspector: relay }));
  await page.getByRole('button', { name: 'Start' }).click();
  await playShop(page);
  const { page: window } = await openTab('/console');
  await window
    .getByRole('alert', { name: /^Connection request from/ })
    .getByRole('button', { name: 'Accept' })
    .click();
  await tellsShop(window);
  await page.close();
  await seen(window.getByRole('status', { name: 'Problems' }).getByText('Disconnected. Received data is kept.'));
});

it.each(['A window', 'A frame below', 'WebSocket'])('sends the site on to another inspector: %s', async (way) => {
  const { page, window, openTab, troubles } = await openWindow();
  const shown = consoleWindowOf(window);
  await playerAt(page, t).openLogin();
  await page.getByLabel(t('login_password'), { exact: true }).fill('my own secret');
  await shown.getByRole('button', { name: 'Forward' }).click();
  const drawer = shown.getByRole('region', { name: 'Forward' });
  await drawer.getByRole('combobox', { name: 'To' }).selectOption({ label: way });
  const send = () => drawer.getByRole('button', { name: 'Start', exact: true }).click();
  const server = `${site.url.replace('http', 'ws')}/console/relay/site`;
  let receiver: Page | FrameLocator;
  if (way === 'WebSocket') {
    receiver = (await openTab(foreign.addressOf('receiverPage', { server }))).page;
    await send();
  } else {
    await drawer.getByRole('textbox', { name: 'Address' }).fill(foreign.addressOf('receiverPage'));
    if (way === 'A window') [receiver] = await Promise.all([window.waitForEvent('popup'), send()]);
    else {
      await send();
      receiver = window.frameLocator('iframe');
    }
  }
  const items = receiver.getByRole('listitem');
  await seen(items.filter({ hasText: '"type":"@xstate.actor"' }).filter({ hasText: '"name":"login"' }));
  await seen(items.filter({ hasText: '"login.typeSecret"' }).filter({ hasText: '"value":"•••••••••••••"' }).first());
  const all = (await items.allTextContents()).join('\n');
  expect(all).not.toContain('my own secret');
  expect(all).toContain('"_version":"0.7.2"');
  await seen(drawer.getByText(/^[\d,]+ messages sent to /));
  await page.getByLabel(t('login_username'), { exact: true }).fill('somchai');
  await seen(items.filter({ hasText: '"somchai"' }).first());
  await drawer.getByRole('button', { name: 'Stop' }).click();
  await gone(drawer.getByText(/messages sent to/));
  expect(troubles.found()).toEqual([]);
});
