import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { photo } from '../support/photo.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { messagesBy } from './support/outbox.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const PASSWORD = 'Player#2026';

const codeTo = async (number: string): Promise<string> => {
  const sent = async () => (await messagesBy(site.qa, 'sms')).find(({ to }) => to === number)?.code ?? '';
  await eventually(sent).toMatch(/^\d{6}$/);
  return sent();
};

it('[MEMBER-05] changes the mobile number with a code to both, on a phone in Thai', async () => {
  const { page } = await site.openPage({
    viewport: 'phone',
    lang: 'TH',
    theme: 'light',
    as: 'somchai',
    path: '/member/securityCenter',
  });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  const account = player.centre.getByRole('region', { name: 'Somchai', exact: true });
  await seen(account.getByText('+66 •••••5678', { exact: true }));
  await expectNoAxeViolationsInBothThemes(page, 'TH');

  await account
    .getByRole('button', { name: t('contacts_which_mobile', { act: t('contacts_change') }), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: t('contacts_title_mobile'), exact: true });
  await seen(dialog.getByText(t('contacts_both', { old: '+66 •••••5678' }), { exact: true }));
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await press(t('contacts_send'));
  await seen(dialog.getByText(t('contacts_problem_mobile'), { exact: true }));
  await expectNoAxeViolationsInBothThemes(page, 'TH');
  await dialog.getByLabel(t('contacts_new_mobile'), { exact: true }).fill('089 999 0001');
  await dialog.getByLabel(t('contacts_password'), { exact: true }).fill('wrong');
  await press(t('contacts_send'));
  await seen(dialog.getByText(t('refused_login_password'), { exact: true }));
  await dialog.getByLabel(t('contacts_password'), { exact: true }).fill(PASSWORD);
  await press(t('contacts_send'));

  const [toOld, toNew] = [await codeTo('+66812345678'), await codeTo('+66899990001')];
  await dialog.getByLabel(t('contacts_old_code', { to: '+66 •••••5678' }), { exact: true }).fill(toOld);
  await dialog.getByLabel(t('contacts_new_code', { to: '+66 •••••0001' }), { exact: true }).fill(toNew);
  await expectNoAxeViolationsInBothThemes(page, 'TH');
  await press(t('contacts_finish'));
  await gone(dialog);
  await seen(account.getByText('+66 •••••0001', { exact: true }));
  await seen(account.getByText(t('contacts_done_mobile'), { exact: true }));
  // Withdrawals wait, and the page says until when.
  await seen(player.centre.getByText(t('payment_withdrawals_wait', { time: '' }).trim(), { exact: false }));
});

it('[API-15] [MEMBER-22] chooses an icon, a nickname and a picture, on a desktop in English', async () => {
  const { page } = await site.openPage({
    viewport: 'desktop',
    lang: 'EN',
    as: 'somchai',
    path: '/member/securityCenter',
  });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const edit = player.centre.getByRole('button', { name: t('profile_edit'), exact: true });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: t('profile_title'), exact: true });
  const nickname = dialog.getByLabel(t('profile_nickname'), { exact: true });
  const save = dialog.getByRole('button', { name: t('profile_save'), exact: true });
  await nickname.fill('<');
  await save.click();
  await seen(dialog.getByText(t('profile_nickname_problem'), { exact: true }));
  await nickname.fill('Suppоrt 24');
  await save.click();
  await seen(dialog.getByText(t('refused_nickname_taken'), { exact: true }));
  await eventually(() => nickname.inputValue()).toBe('Suppоrt 24');
  await nickname.fill('Chai 88');
  await dialog.getByRole('button', { name: t('profile_icon_elephant'), exact: true }).click();
  await expectNoAxeViolationsInBothThemes(page, 'EN');
  await save.click();
  await gone(dialog);
  await seen(player.centre.getByRole('heading', { name: 'Chai 88', exact: true }));

  await edit.click();
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo(1) };
  await dialog.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'image/gif' });
  await seen(dialog.getByText(t('upload_bad_type'), { exact: true }));
  await dialog.locator('input[type=file]').setInputFiles(file);
  await seen(dialog.getByText(t('profile_picture_kept'), { exact: true }));
  await dialog.getByRole('button', { name: t('close'), exact: true }).click();
  await eventually(() => player.centre.locator('img[src^="/pictures/"]').count()).toBe(2);
  await page.reload();
  await eventually(() => player.centre.locator('img[src^="/pictures/"]').count()).toBe(2);
});

it('[issue 32] downloads everything, closes the account and keeps it, on a desktop in English', async () => {
  const { page } = await site.openPage({
    viewport: 'desktop',
    lang: 'EN',
    as: 'somchai',
    path: '/member/securityCenter',
  });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  await player.centre.getByRole('link', { name: t('more_data') }).click();
  const { centre } = player;
  const press = (name: string) => centre.getByRole('button', { name, exact: true }).click();
  const prove = async (purpose: 'ask' | 'link') => {
    const dialog = page.getByRole('dialog', { name: t(`data_prove_${purpose}`), exact: true });
    await dialog.getByLabel(t('data_password'), { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: t(`data_submit_${purpose}`), exact: true }).click();
    await gone(dialog);
  };
  await press(t('data_ask'));
  await prove('ask');
  await seen(centre.getByText(t('data_waiting'), { exact: true }));
  await expectNoAxeViolationsInBothThemes(page, 'EN');
  await seen(centre.getByRole('button', { name: t('data_get'), exact: true }));
  await press(t('data_get'));
  await prove('link');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    centre.getByRole('link', { name: t('data_link'), exact: true }).click(),
  ]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: unknown };
  expect(data.profile).toMatchObject({ username: 'somchai' });

  // The demo’s money is still there.
  await seen(centre.getByText(t('close_obstacle_money'), { exact: true }));
  expect(await centre.getByRole('button', { name: t('close_ask'), exact: true }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

it('[issue 32] chooses what reaches the member besides the bell, on a phone in Thai', async () => {
  const { page } = await site.openPage({
    viewport: 'phone',
    lang: 'TH',
    theme: 'light',
    as: 'somchai',
    path: '/member/notifications',
  });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  const { centre } = player;
  const way = t('notify_which', { topic: t('notify_receipt'), way: t('notify_email') });
  const box = centre.getByRole('checkbox', { name: way, exact: true });
  await seen(box);
  await expectNoAxeViolationsInBothThemes(page, 'TH');
  await box.click();
  await eventually(() => box.isChecked()).toBe(false);
  await page.reload();
  await eventually(() => box.isChecked()).toBe(false);
});
