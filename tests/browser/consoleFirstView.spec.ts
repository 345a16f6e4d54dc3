import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { openConsole } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');

async function open(viewport: 'desktop' | 'phone' = 'desktop') {
  const opened = await site.openPage({ viewport, console: true });
  const { page } = opened;
  return { ...opened, player: playerAt(page, t), dock: await openConsole(page) };
}

const nameField = (page: Page) => page.getByRole('textbox', { name: t('login_username'), exact: true });
const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const activeIn = (dock: Locator) =>
  dock.evaluate((root) => (root.getRootNode() as ShadowRoot).activeElement?.getAttribute('aria-label') ?? null);

it('shows the flow that the last click went to, its chart, its last events in words, and why it did nothing', async () => {
  const { page, dock, player } = await open();
  await player.openLogin();
  await seen(dock.getByRole('treeitem', { name: /^login/, selected: true }));
  await seen(dock.getByRole('group', { name: 'Chart of login' }));
  await nameField(page).fill('somchai');
  await player.submitLogin();
  const words = dock.getByRole('list', { name: 'Last events' });
  await seen(words.getByText('you: login.submit'));
  await dock.getByRole('button', { name: /^Why not\?/ }).click();
  const panel = dock.getByRole('tabpanel', { name: 'Why not' });
  await seen(panel.getByRole('heading', { level: 1 }).getByText(/^login\.submit took another way: /));
  await seen(panel.getByRole('listitem').filter({ hasText: /isFormValid.*context\.values\.password/ }));
  await dock.getByRole('treeitem', { name: /^theme/ }).click();
  await seen(dock.getByRole('treeitem', { name: /^theme/, selected: true }));
  await player.loginDialog.getByRole('tab', { name: t('login_by_sms') }).click();
  await seen(dock.getByRole('treeitem', { name: /^login/, selected: true }));
  await dock.getByRole('button', { name: 'Follow my last click' }).click();
  await dock.getByRole('treeitem', { name: /^theme/ }).click();
  await player.loginDialog.getByRole('tab', { name: t('login_by_username') }).click();
  await seen(dock.getByRole('treeitem', { name: /^theme/, selected: true }));
});

it('keeps the width of the timeline while it is dragged into the past and back', async () => {
  const { page, dock, player } = await open();
  await player.openLogin();
  await nameField(page).fill('somchai');
  const line = dock.getByRole('slider', { name: 'Timeline' });
  const { x, y, width, height } = await boxOf(line);
  await page.mouse.move(x + width - 9, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await seen(dock.getByRole('status').getByText(/Showing the site as of #/));
  expect((await boxOf(line)).width).toBe(width);
  const at = await page.evaluate(() => {
    const { recorder, looking } = window.siteConsole ?? {};
    return (looking?.() ?? 0) / (recorder?.total ?? 1);
  });
  expect(Math.abs(at - 0.5)).toBeLessThan(0.05);
  await page.mouse.up();
  await dock.getByRole('button', { name: /^Back to live/ }).click();
  expect((await boxOf(line)).width).toBe(width);
});

it('can be read when it is docked at the right: chart, log and all of its buttons, none on another', async () => {
  const { page, dock, player } = await open();
  await player.openLogin();
  await dock.getByRole('button', { name: 'Dock to right' }).click();
  const panes = ['Actors', 'Details', 'Activity'].map((name) => dock.getByRole('region', { name, exact: true }));
  const boxes = await Promise.all(panes.map(boxOf));
  for (const [at, one] of boxes.entries()) {
    expect(one.width).toBeGreaterThan(150);
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(isApart).toBe(true);
    }
  }
  const chart = await boxOf(dock.getByRole('group', { name: 'Chart of login' }));
  expect(chart.width).toBeGreaterThan(500);
  expect(chart.height).toBeGreaterThan(180);
  for (const name of [/^Pause/, /^Next timer/, 'Hide machinery', 'Close console'] as const) {
    const button = await boxOf(dock.getByRole('button', { name }));
    expect(button.x + button.width).toBeLessThanOrEqual(1440);
  }
  expect(await page.evaluate(() => document.body.getBoundingClientRect().right)).toBeLessThanOrEqual(1440 - 620);
});

it('marks a transition that stays with a line, not a block', async () => {
  const { page, dock, player } = await open();
  await player.openLogin();
  await nameField(page).fill('somchai');
  const trace = dock.locator('.mark.last rect').first();
  await seen(trace);
  expect(await trace.evaluate((rect) => (rect as SVGRectElement).getBBox().height)).toBe(2);
});

it('hides clocks and polls until they are asked for, and keeps the filter of the log', async () => {
  const { dock, page } = await open();
  await page.evaluate(() => window.siteConsole?.jump(10_000));
  const rows = dock.getByRole('listbox', { name: 'Log' }).getByRole('option');
  const filter = dock.getByRole('searchbox', { name: 'Filter the log' });
  await filter.fill('actor:clock untilNextSecond');
  await seen(dock.getByText('No matching entries. Clear the filter to see all.'));
  await dock.getByRole('tab', { name: 'Send' }).click();
  await dock.getByRole('tab', { name: 'Log', exact: true }).click();
  expect(await filter.inputValue()).toBe('actor:clock untilNextSecond');
  await dock.getByRole('button', { name: 'Hide machinery' }).click();
  await eventually(() => rows.count()).toBeGreaterThan(5);
  await filter.fill('');
  await eventually(() => rows.count()).toBeGreaterThan(10);
});

it('leaves the dialog of the site open at Escape, and clears the filter', async () => {
  const { page, dock, player } = await open();
  await player.openLogin();
  const filter = dock.getByRole('searchbox', { name: 'Filter the log' });
  await filter.fill('login');
  await page.keyboard.press('Escape');
  await eventually(() => filter.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await seen(player.loginDialog);
  expect(await player.loginDialog.isVisible()).toBe(true);
});

it('goes on taking keys after a held event was edited, and after it was dropped', async () => {
  const { page, dock, player } = await open();
  await player.openLogin();
  await dock.getByRole('button', { name: 'Pause' }).click();
  await nameField(page).fill('somchai');
  const row = dock.getByRole('region', { name: 'Held' }).getByRole('listitem', { name: /^login\.type for login/ });
  await seen(row.getByText('"value":"somchai"', { exact: false }));
  await row.getByRole('button', { name: 'Edit' }).click();
  await row.getByRole('textbox', { name: 'value' }).fill('malee');
  await row.getByRole('button', { name: 'Save' }).click();
  await eventually(() =>
    row
      .getByRole('button', { name: 'Edit' })
      .evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button),
  ).toBe(true);
  await row.getByRole('button', { name: 'Drop' }).click();
  await gone(row);
  await eventually(() => activeIn(dock)).toBe('Debug console');
  await page.keyboard.press('F8');
  await gone(dock.getByRole('status').getByText(/Site paused/));
});

it('says that the past is shown also where a script has looked back, and counts a held reply', async () => {
  const { page, dock, player } = await open();
  await page.evaluate(() => window.siteConsole?.lookBack(40));
  await seen(dock.getByRole('status').getByText(/Showing the site as of #40\. Clicks have no effect\./));
  await page.evaluate(() => {
    window.siteConsole?.run();
    window.siteConsole?.tap.faults.set('session.login', 'next', { kind: 'hold' });
  });
  await player.openLogin();
  await player.fillName('somchai');
  await player.submitLogin();
  await seen(dock.getByText('1 held', { exact: true }));
});

it('is a sheet at 390 px that begins with what can happen now', async () => {
  const { dock, player } = await open('phone');
  await seen(dock.getByRole('region', { name: 'Available events' }));
  await player.openLogin();
  await seen(dock.getByRole('group', { name: 'Chart of login' }));
  const { width } = await boxOf(dock);
  expect(width).toBe(390);
  // Log stands behind the others until it is asked for, and begins with the newest.
  await dock.getByRole('tablist', { name: 'Panels' }).getByRole('tab', { name: 'Log' }).click();
  await eventually(() => dock.getByRole('listbox', { name: 'Log' }).getByText('recall done').count()).toBeGreaterThan(
    0,
  );
});

it.each(['desktop', 'phone'] as const)('is a landmark of its own beside the page, on a %s', async (viewport) => {
  const { page, dock } = await open(viewport);
  await expectNoAxeViolations(page);
  if (viewport === 'phone') return;
  await dock.getByRole('button', { name: 'Dock to right' }).click();
  // axe takes states of the chart that lie outside of its frame for something in the way.
  await dock.getByRole('tab', { name: 'State', exact: true }).click();
  await expectNoAxeViolations(page);
});

it('shows the newest message of the sequence with the lane that it goes to', async () => {
  const { page, dock, player } = await open();
  await player.openLogin();
  await nameField(page).fill('somchai');
  await player.submitLogin();
  await dock.getByRole('tab', { name: 'Sequence' }).click();
  const lane = dock.getByRole('list', { name: 'Lanes' }).getByText('login', { exact: true });
  const panel = await boxOf(dock.getByRole('tabpanel', { name: 'Sequence' }));
  const { x, width } = await boxOf(lane);
  expect(x).toBeGreaterThanOrEqual(panel.x);
  expect(x + width).toBeLessThanOrEqual(panel.x + panel.width);
});
