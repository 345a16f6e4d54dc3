import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { consoleOf, openConsole } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');

it('marks moments and checks what must hold by pointing, and judges both again where the recording is watched', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const player = playerAt(page, t);
  const dock = await openConsole(page);
  await player.openLogin();
  await dock.getByRole('button', { name: 'Toggle theme' }).focus();
  await page.keyboard.press('m');
  await dock
    .getByRole('textbox', { name: /^Note at #\d+$/ })
    .first()
    .fill('The login is open');
  await dock.getByRole('button', { name: 'Toggle theme' }).focus();
  await page.keyboard.press('c');
  await seen(dock.getByText('Press a text, control or amount on the page.', { exact: false }));
  const submit = player.loginDialog.getByRole('button', { name: t('login_submit'), exact: true });
  await submit.click();
  await dock.getByRole('combobox', { name: 'Must hold' }).selectOption('enabled');
  await expectNoAxeViolations(page, '#console');
  await dock.getByRole('button', { name: 'Add check' }).click();
  await dock.getByRole('button', { name: 'Point at something' }).click();
  await player.loginDialog.getByText(t('login_password'), { exact: true }).first().click();
  await dock.getByRole('combobox', { name: 'Must hold' }).selectOption('hidden');
  await dock.getByRole('button', { name: 'Add check' }).click();
  // Pointing has pressed nothing.
  await gone(player.loginDialog.getByRole('alert'));

  await dock.getByRole('button', { name: 'Judge all' }).click();
  await seen(dock.getByText('1 of 2 checks hold.'));
  const list = dock.getByRole('list', { name: 'Notes and checks' });
  await seen(list.getByText(`${t('login_submit')} is enabled`));
  await seen(list.getByText('fails', { exact: true }));
  await page.keyboard.press('Escape');

  const recording = await page.evaluate(() => JSON.stringify(window.siteConsole?.capsule()));
  await dock.getByRole('tab', { name: 'Recording' }).click();
  await dock
    .getByLabel('Open recording…')
    .setInputFiles({ name: 'checks.json', mimeType: 'application/json', buffer: Buffer.from(recording) });
  await seen(dock.getByText('2 checks are judged on the screens: watch it in a new tab.'));
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dock.getByRole('button', { name: 'Watch in a new tab' }).click(),
  ]);
  await seen(tab.getByText('1 of 2 checks hold.', { exact: false }));
  const there = consoleOf(tab);
  await there.getByRole('tab', { name: /^Notes/ }).click();
  expect(
    await there
      .getByRole('textbox', { name: /^Note at #\d+$/ })
      .first()
      .inputValue(),
  ).toBe('The login is open');
  await seen(there.getByText('fails', { exact: true }));
});

it('gives up pointing by Escape, and by its button', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const dock = await openConsole(page);
  await dock.getByRole('tab', { name: /^Notes/ }).click();
  const point = dock.getByRole('button', { name: 'Point at something' });
  await point.click();
  await page.keyboard.press('Escape');
  await seen(dock.getByRole('alert').getByText('Nothing was pointed at.'));
  await point.click();
  await dock.getByRole('button', { name: 'Cancel' }).click();
  await seen(point);
  await playerAt(page, t).openLogin();
});

it('is a note and a check on a phone, too', async () => {
  const { page } = await site.openPage({ viewport: 'phone', console: true });
  const dock = await openConsole(page);
  await dock.getByRole('tab', { name: /^Notes/ }).click();
  await dock.getByRole('textbox', { name: /^Note at #\d+$/ }).fill('First page');
  await dock.getByRole('button', { name: 'Add note' }).click();
  await seen(dock.getByRole('list', { name: 'Notes and checks' }));
  await dock.getByRole('button', { name: /^Report a bug/ }).click();
  await seen(dock.getByRole('dialog', { name: 'Report a bug' }).getByText('First page'));
});
