import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { passwordContract } from '../../src/api/contract/account/password.ts';
import { countCalls } from './support/calls.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, isAt, seen } from './support/wait.ts';
import { type Words, wordsOf } from './support/words.ts';

const site = startSite();
const NEW_PASSWORD = 'Lantern-Boat-77';

const changeAt = (page: Page, t: Words) => {
  const dialog = page.getByRole('dialog', { name: t('change_title_due') });
  const field = (key: 'change_old' | 'change_new' | 'change_confirm') => dialog.getByLabel(t(key), { exact: true });
  return {
    dialog,
    old: field('change_old'),
    fresh: field('change_new'),
    again: field('change_confirm'),
    save: () => dialog.getByRole('button', { name: t('change_submit') }).click(),
  };
};

it('[CONST-18] [LOGIN-19] [CHPW-01] [CHPW-02] [CHPW-03] [CHPW-04] [CHPW-05] [CHPW-06] [CHPW-07] [CHPW-08] [CHPW-10] [CHPW-12] [CHPW-13] [CHPW-16] [CHPW-17] [CHPW-18] [CHPW-19] [MODAL-04] makes a member with the password 123456 choose another one, in Thai', async () => {
  const { page } = await site.openPage({ lang: 'TH', path: '/login' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  const change = changeAt(page, t);
  const changes = countCalls(page, passwordContract.change);
  await seen(player.loginDialog);
  await player.fillName('weak', '123456');
  await player.submitLogin();
  await seen(change.dialog.getByText(t('change_prompt_due')));
  await seen(change.fresh);
  expect(await change.dialog.getByRole('definition').textContent()).toBe('weak');
  expect(await change.old.count()).toBe(0);
  await page.keyboard.press('Escape');
  await seen(change.dialog);

  await change.save();
  await seen(change.dialog.getByText(t('problem_required_newPassword')));
  await seen(change.dialog.getByText(t('problem_required_confirmNewPassword')));
  await change.fresh.fill('123456');
  await seen(change.dialog.getByText(t('problem_unchanged')));
  await change.fresh.fill(NEW_PASSWORD);
  await change.again.fill(`${NEW_PASSWORD}8`);
  await change.save();
  await seen(change.dialog.getByText(t('inconsistent_twice')));
  expect(changes()).toBe(0);

  await change.fresh.fill('password1');
  await change.again.fill('password1');
  await change.save();
  await seen(change.dialog.getByText(t('refused_common')));
  expect(await change.again.inputValue()).toBe('password1');

  const before = await page.evaluate(() => sessionStorage.getItem('token'));
  await change.fresh.fill(NEW_PASSWORD);
  await change.again.fill(NEW_PASSWORD);
  await change.save();
  await gone(change.dialog);
  await seen(page.getByText(t('toast_password_changed')));
  await player.closeGreeting();
  await player.isMember();
  await isAt(page, '/');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBe(before);
});

it('[LOGIN-20] [LOGIN-21] [CHPW-16] [STORE-01] forces no change if the merchant does not, and ends the other sessions on a change', async () => {
  await site.qa.setFeatures({ features: { forcedPasswordChange: false } });
  const t = wordsOf('EN');
  const elsewhere = await site.openPage({ viewport: 'desktop' });
  const other = playerAt(elsewhere.page, t);
  await other.logIn('expired');
  await other.isMember();

  await site.qa.setFeatures({ features: { forcedPasswordChange: true } });
  const { page } = await site.openPage({ viewport: 'desktop' });
  const player = playerAt(page, t);
  const change = changeAt(page, t);
  await player.openLogin();
  await player.fillName('expired');
  await player.submitLogin();
  await change.fresh.fill(NEW_PASSWORD);
  await change.again.fill(NEW_PASSWORD);
  await change.save();
  await seen(page.getByText(t('toast_password_changed')));
  await player.closeGreeting();
  await player.isMember();

  elsewhere.allow(/status of 401/);
  // Told by the live channel: nothing is pressed there.
  await seen(elsewhere.page.getByRole('alertdialog').getByText(t('dialog_session_revoked')));
  expect(await elsewhere.page.evaluate(() => sessionStorage.getItem('token'))).toBe(null);
});

it('[CHPW-05] [CHPW-09] [CHPW-11] asks for the old password after a reload during the forced change', async () => {
  const { page } = await site.openPage({ lang: 'EN' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const change = changeAt(page, t);
  await player.openLogin();
  await player.fillName('weak', '123456');
  await player.submitLogin();
  await seen(change.fresh);
  await page.reload();
  await seen(change.old);
  expect(await change.dialog.getByRole('definition').textContent()).toBe('weak');

  await change.fresh.fill('short');
  await change.again.fill('short');
  await change.save();
  await seen(change.dialog.getByText(t('problem_required_oldPassword')));
  expect(await change.fresh.getAttribute('aria-invalid')).toBe('true');

  await change.fresh.fill(NEW_PASSWORD);
  await change.again.fill(NEW_PASSWORD);
  await change.old.fill('654321');
  await change.save();
  await seen(change.dialog.getByText(t('refused_old_password')));
  await change.old.fill('123456');
  await change.save();
  await gone(change.dialog);
  await player.isMember();

  await player.logOut();
  await player.confirmLogOut();
  await player.isVisitor();
  await player.logIn('weak', NEW_PASSWORD);
  await eventually(() => player.header.getByRole('button', { name: t('balance_hide') }).textContent()).toBe('P 120.00');
});
