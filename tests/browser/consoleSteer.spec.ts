import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from '../../server/database/seed/accounts.ts';
import { openConsole } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { askButton } from './support/smsButton.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');

const openSteering = async () => {
  const opened = await site.openPage({ viewport: 'desktop', console: true });
  const { page } = opened;
  const dock = await openConsole(page);
  return { ...opened, dock, player: playerAt(page, t) };
};

/** Also within the console, which stands in a shadow. */
const hasFocus = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);

const nameField = (page: Page) => page.getByRole('textbox', { name: t('login_username'), exact: true });
const chooseActor = (dock: Locator, name: RegExp) => dock.getByRole('treeitem', { name }).click();

it('finds how a login may end while it waits, and walks one of the endings on the site', async () => {
  const { dock, player } = await openSteering();
  await player.openLogin();
  await player.fillName('somchai');
  await dock.getByRole('tab', { name: 'Network' }).click();
  await dock.getByRole('combobox', { name: /All calls/ }).selectOption('hold');
  await player.submitLogin();
  await chooseActor(dock, /^login/);
  await seen(dock.getByRole('treeitem', { name: /^login verifying/ }));
  await dock.getByRole('tab', { name: 'Races' }).click();
  const races = dock.getByRole('region', { name: 'Races' });
  await seen(races.getByRole('checkbox', { name: 'proveHuman reply, pending' }));
  await races.getByRole('button', { name: 'Explore orders' }).click();
  await seen(races.getByRole('status').getByText(/^\d+ results? in 1 state\. All orders tried\./));
  const closed = races
    .getByRole('region', { name: 'Ends in ended' })
    .getByRole('listitem', { name: 'login.close', exact: true });
  await seen(closed.getByText('proveHuman stopped before its reply: it may still take effect'));
  await closed.getByRole('button', { name: 'Watch' }).click();
  await seen(races.getByText('Ended in ended, as predicted. The site is still paused.'));
  await dock.getByRole('button', { name: /^Run/ }).click();
  await gone(player.loginDialog);
  await player.isVisitor();
});

it('keeps its breakpoints over a reload, stops before an event, and opens to say at what', async () => {
  const { page, dock, player } = await openSteering();
  await dock.getByRole('tab', { name: 'Breakpoints' }).click();
  const panel = dock.getByRole('region', { name: 'Breakpoints' });
  await panel.getByRole('combobox', { name: 'Stop when' }).selectOption('a condition becomes true');
  await panel.getByRole('textbox', { name: 'Condition' }).fill('values');
  await panel.getByRole('button', { name: 'Add' }).click();
  await seen(panel.getByRole('alert').getByText(/^Invalid condition:/));
  await player.openLogin();
  await panel.getByRole('combobox', { name: 'Stop when' }).selectOption('an event arrives');
  await panel.getByRole('combobox', { name: 'Machine' }).selectOption('login');
  await panel.getByRole('combobox', { name: 'Event' }).selectOption('login.type');
  await panel.getByRole('button', { name: 'Add' }).click();
  await seen(panel.getByRole('listitem', { name: 'before login.type' }));
  await page.reload();
  await seen(dock);
  await dock.getByRole('tab', { name: 'Breakpoints' }).click();
  await seen(panel.getByRole('listitem', { name: 'before login.type' }));
  await player.openLogin();
  await page.keyboard.press('Control+.');
  await gone(dock);
  await nameField(page).fill('somchai');
  await seen(dock.getByRole('status').getByText(/Site paused at #\d+\. Stopped before login\.type: login was in form/));
  await dock.getByRole('tab', { name: 'Breakpoints' }).click();
  await seen(panel.getByText(/^Stopped before login\.type: login was in form/));
  await panel.getByRole('checkbox', { name: 'before login.type' }).click();
  await dock.getByRole('button', { name: /^Run/ }).click();
  await eventually(() => nameField(page).inputValue()).toBe('somchai');
  await panel.getByRole('button', { name: 'Remove: before login.type' }).click();
  await seen(panel.getByText('No breakpoints.'));
});

it('edits what is held, puts it in another order by the keyboard, and puts it off', async () => {
  const { page, dock, player } = await openSteering();
  await player.openLogin();
  await dock.getByRole('button', { name: 'Pause' }).click();
  await nameField(page).fill('somchai');
  const held = dock.getByRole('region', { name: 'Held' });
  const row = held.getByRole('listitem', { name: /^login\.type for login/ });
  await row.getByRole('button', { name: 'Edit' }).click();
  const form = held.getByRole('form', { name: 'Edit login.type' });
  await form.getByRole('textbox', { name: 'value' }).fill('malee');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel(t('login_password'), { exact: true }).fill(demoPassword);
  const namesOf = () =>
    held.getByRole('listitem').evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
  await eventually(async () => (await namesOf()).at(-1)).toBe('login.typeSecret for login');
  const before = await namesOf();
  const earlier = held.getByRole('button', { name: 'Move login.typeSecret earlier' });
  await earlier.focus();
  for (let left = before.length - 1; left > 0; left -= 1) {
    await page.keyboard.press('Enter');
    await eventually(async () => (await namesOf()).indexOf('login.typeSecret for login')).toBe(left - 1);
    expect(await earlier.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)).toBe(
      true,
    );
  }
  const later = held.getByRole('button', { name: 'Move login.typeSecret later' });
  await later.focus();
  await page.keyboard.press('Enter');
  await eventually(async () => (await namesOf()).indexOf('login.typeSecret for login')).toBe(1);
  expect(await hasFocus(later)).toBe(true);
  await row.getByRole('button', { name: 'Delay' }).click();
  await held.getByRole('spinbutton', { name: 'Delay in milliseconds' }).fill('60000');
  await page.keyboard.press('Enter');
  await seen(row.getByText('due in 1:00'));
  await dock.getByRole('button', { name: /^Run/ }).click();
  await eventually(() => page.getByLabel(t('login_password'), { exact: true }).inputValue()).toBe(demoPassword);
  await dock.getByRole('combobox', { name: 'Jump by' }).selectOption({ label: '5 min' });
  await eventually(() => nameField(page).inputValue()).toBe('malee');
  await gone(held);
});

it('is steered from the keyboard alone: commands by name, their keys, and single letters', async () => {
  const { page, dock } = await openSteering();
  await dock.getByRole('tab', { name: 'Chart' }).focus();
  await page.keyboard.press('Control+k');
  const box = dock.getByRole('combobox', { name: 'Command', exact: true });
  await seen(box);
  await page.keyboard.type('pause');
  await page.keyboard.press('Enter');
  await seen(dock.getByRole('status').getByText(/Site paused at #/));
  await gone(box);
  await page.keyboard.press('F8');
  await gone(dock.getByRole('status').getByText(/Site paused at #/));
  await page.keyboard.press('w');
  await seen(dock.getByRole('tabpanel', { name: 'Why not' }));
  await page.keyboard.press('?');
  const keys = dock.getByRole('dialog', { name: 'Keys' });
  await seen(keys.getByText('Send form'));
  await page.keyboard.press('Escape');
  await gone(keys);
  await page.keyboard.press('d');
  await seen(dock.getByRole('button', { name: 'Dock to bottom' }));
  await page.keyboard.press('e');
  const event = dock.getByRole('combobox', { name: /^Event to/ });
  await eventually(() =>
    event.evaluate((select) => (select.getRootNode() as ShadowRoot).activeElement === select),
  ).toBe(true);
});

it('switches features, the registration and faults at the server', async () => {
  const { page, dock, player, allow } = await openSteering();
  allow(/Failed to load resource/);
  await dock.getByRole('tab', { name: 'Server' }).click();
  const server = dock.getByRole('region', { name: 'Server' });
  await server.getByText(/^Features/).click();
  await server.getByRole('checkbox', { name: 'smsLogin' }).click();
  await eventually(async () => (await site.qa.state({})).features.smsLogin).toBe(false);
  await server.getByText(/^Registration form/).click();
  await server.getByRole('checkbox', { name: 'Require nickname' }).click();
  await eventually(async () => {
    const { registrationFields } = await site.qa.state({});
    return registrationFields.find(({ name }) => name === 'nickname')?.required;
  }).toBe(true);
  await server.getByText(/^Faults/).click();
  const fault = server.getByRole('form', { name: 'New server fault' });
  await fault.getByRole('combobox', { name: 'Call' }).selectOption('session.login');
  await fault.getByRole('combobox', { name: 'Refusal' }).selectOption('UNAVAILABLE');
  await fault.getByRole('button', { name: 'Add' }).click();
  await seen(server.getByRole('button', { name: 'Clear fault of session.login' }));
  await page.reload();
  await player.openLogin();
  await player.fillName('somchai');
  expect(await player.loginDialog.getByRole('tab', { name: t('login_by_sms') }).count()).toBe(0);
  await player.submitLogin();
  await seen(player.loginDialog.getByRole('alert'));
  await player.submitLogin();
  await player.closeGreeting();
  await player.isMember();
});

it('looks into the outbox by itself while that is open', async () => {
  const { dock, player } = await openSteering();
  await dock.getByRole('tab', { name: 'Server' }).click();
  const outbox = dock.getByRole('region', { name: 'Outbox' });
  await seen(outbox.getByText('No messages yet.'));
  await player.openLogin();
  await player.loginDialog.getByRole('tab', { name: t('login_by_sms') }).click();
  await player.loginDialog.getByRole('textbox', { name: t('login_mobile') }).fill('812345678');
  await player.loginDialog.getByRole('button', { name: askButton(t) }).click();
  await seen(outbox.getByRole('button', { name: /^Copy code \d{6} for / }));
});
