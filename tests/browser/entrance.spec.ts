import { expect, it } from 'vitest';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('[LOGIN-31] [ERR-08] [ROLE-16] lets an agent into the agent area, and refuses members and demo accounts with a reason', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  const dialog = page.getByRole('dialog', { name: t('login_agent_title'), exact: true });
  await player.header.getByRole('button', { name: t('menu'), exact: true }).click();
  await player.header.getByRole('button', { name: t('agent_log_in') }).click();
  await seen(dialog);
  for (const [username, words] of [
    ['somchai', t('refused_non_agent')],
    ['trial', t('refused_not_agent')],
  ] as const) {
    await player.fillName(username);
    await player.submitLogin();
    await eventually(() => dialog.getByRole('alert').textContent()).toBe(words);
  }
  await player.fillName('agent1');
  await player.submitLogin();
  await player.closeGreeting();
  await player.isMember();
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('1');
});

it('[LOGIN-32] [ERR-07] refuses an account that is not a member’s, here and in the agent area', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('agent_log_in') })
    .click();
  for (const name of [t('login_agent_title'), t('login_title')]) {
    const dialog = page.getByRole('dialog', { name, exact: true });
    await seen(dialog);
    await player.fillName('staff');
    await player.submitLogin();
    await eventually(() => dialog.getByRole('alert').textContent()).toBe(t('refused_not_member'));
    await dialog.getByRole('button', { name: t('close'), exact: true }).click();
    await gone(dialog);
    if (name === t('login_agent_title')) await player.openLogin();
  }
  await player.isVisitor();
});

it('[ROLE-06] [MODAL-13] continues to the wallet after the login', async () => {
  const { page } = await site.openPage({ lang: 'EN', path: '/home' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const wallet = page.getByRole('navigation', { name: t('menu') }).getByRole('link', { name: t('nav_wallet') });
  await wallet.click();
  await seen(player.loginDialog);
  await player.loginDialog.getByRole('button', { name: t('close'), exact: true }).click();
  await gone(player.loginDialog);
  await player.isVisitor();
  await isAt(page, '/home');

  await wallet.click();
  await seen(player.loginDialog);
  await player.fillName('somchai');
  await player.submitLogin();
  await player.closeGreeting();
  await seen(page.getByRole('heading', { name: t('menu_wallet'), exact: true }));
  await isAt(page, '/member/transferFund');
  await seen(player.centre.getByText('P 12,480.50').first());
});

it('[LOGIN-16] [LOGIN-17] [HEADER-37] [ROLE-13] [ROLE-17] [ROLE-18] shows a new member the first steps, and a demo account what it lacks', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  await player.openLogin();
  await player.fillName('malee');
  await player.submitLogin();
  const welcome = page.getByRole('dialog', { name: t('after_welcome_title', { name: 'Malee' }) });
  await seen(welcome.getByText(t('after_welcome_text')));
  await welcome.getByRole('button', { name: t('after_next'), exact: true }).click();
  await seen(page.getByText(t('after_first_login')));
  await player.closeGreeting();
  const account = player.header.getByRole('button', { name: t('nav_account') });
  await seen(account);
  await player.logOut();
  await player.confirmLogOut();

  await player.isVisitor();
  await player.logIn('trial');
  await player.isMember();
  expect(await account.count()).toBe(0);
  await player.header.getByRole('button', { name: t('nav_deposit') }).click();
  await seen(page.getByText(t('dialog_in_need_true_account')));
});

it('[LOGIN-16] leads a new member from the welcome to each first step', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  await player.openLogin();
  await player.fillName('malee');
  await player.submitLogin();
  const welcome = page.getByRole('dialog', { name: t('after_welcome_title', { name: 'Malee' }) });
  await welcome.getByRole('link', { name: t('after_step_deposit') }).click();
  await gone(welcome);
  await isAt(page, '/member/depositv2');
});

it('[LOGIN-27] [LOGIN-28] [LOGIN-29] [LOGIN-30] [STORE-09] [STORE-10] remembers the login for a day, with an unreadable password, until told to forget it', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const remember = player.loginDialog.getByRole('checkbox', { name: t('login_remember') });
  const name = player.loginDialog.getByRole('textbox', { name: t('login_username'), exact: true });
  // The mark of a known device says nothing of the login and stays for longer.
  const cookies = async () =>
    (await page.context().cookies())
      .filter(({ name }) => !name.startsWith('device_') && name !== 'arrives')
      .map((cookie) => ({ ...cookie, days: (cookie.expires - Date.now() / 1000) / 86_400 }));

  const names = async () => (await cookies()).map((cookie) => cookie.name).toSorted();
  const leave = async () => {
    await player.logOut();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('logout_confirm') })
      .click();
    await player.isVisitor();
  };

  await player.openLogin();
  expect(await remember.isChecked()).toBe(false);
  await player.fillName('somchai');
  await remember.check();
  await player.submitLogin();
  await player.closeGreeting();
  await eventually(names).toEqual(['lastPassword', 'lastUser']);
  await leave();

  await player.openLogin();
  await eventually(() => name.inputValue()).toBe('somchai');
  await player.loginDialog.getByRole('tab', { name: t('login_by_sms') }).click();
  await player.loginDialog.getByRole('textbox', { name: t('login_mobile') }).fill('812345678');
  await player.loginDialog.getByRole('button', { name: t('sms_send') }).click();
  const code = async () => (await site.qa.outbox({})).list.find(({ kind }) => kind === 'sms')?.code ?? '';
  await eventually(code).toMatch(/^\d{6}$/);
  await player.loginDialog.getByRole('textbox', { name: t('login_code') }).fill(await code());
  await player.submitLogin();
  await player.closeGreeting();
  await eventually(names).toEqual(['lastPassword', 'lastSmsPhone', 'lastUser']);
  const kept = await cookies();
  for (const { days } of kept) expect(days).toBeCloseTo(1, 2);
  expect(await page.evaluate(() => decodeURIComponent(document.cookie))).not.toContain('Player#2026');
  expect(kept.find((cookie) => cookie.name === 'lastUser')?.value).toBe('somchai');
  expect(kept.find((cookie) => cookie.name === 'lastSmsPhone')?.value).toBe(encodeURIComponent('66 812345678'));

  await leave();
  await page.reload();
  await player.openLogin();
  await eventually(() => name.inputValue()).toBe('somchai');
  expect(await player.loginDialog.getByLabel(t('login_password'), { exact: true }).inputValue()).toBe('Player#2026');
  await remember.uncheck();
  await player.submitLogin();
  await player.closeGreeting();
  await eventually(names).toEqual([]);
});
