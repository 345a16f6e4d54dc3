import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from '../../server/database/seed/accounts.ts';
import { codeAt } from '../support/authenticator.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { operatorAt } from './support/operator.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { type Words, wordsOf } from './support/words.ts';

const site = startSite();
const STEP = 30_000;

/** The panel of the ways to sign in. */
function waysAt(page: Page, t: Words) {
  const panel = playerAt(page, t).centre.getByRole('region', { name: t('ways_title') });
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  return {
    panel,
    press,
    prove: async () => {
      await panel.getByLabel(t('ways_password'), { exact: true }).fill(demoPassword);
      await press(t('ways_continue'));
    },
  };
}

it('[MEMBER-05] sets up an authenticator app on a phone in Thai, keeps the recovery codes, and logs in with a code', async () => {
  const t = wordsOf('TH');
  const { page } = await site.openPage({ lang: 'TH' });
  const player = playerAt(page, t);
  await player.logIn('somchai');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/member/securityCenter');
  const { panel, press, prove } = waysAt(page, t);
  await seen(panel.getByText(t('ways_app_off')));
  await expectNoAxeViolationsInBothThemes(page, 'TH');
  await press(t('ways_app_set'));
  await panel.getByLabel(t('ways_password'), { exact: true }).fill('Wrong#2026');
  await press(t('ways_continue'));
  await seen(panel.getByRole('alert'));
  await prove();

  await seen(panel.getByRole('img', { name: t('ways_scan_qr') }));
  const key = (await panel.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await expectNoAxeViolationsInBothThemes(page, 'TH');
  await panel.getByLabel(t('ways_scan_code')).fill(codeAt(key, Date.now()));
  await press(t('ways_turn_on'));
  const list = panel.getByRole('list', { name: t('ways_codes_list') });
  await eventually(() => list.getByRole('listitem').count()).toBe(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await press(t('ways_codes_copy'));
  await seen(panel.getByText(t('ways_codes_copied')));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await expectNoAxeViolationsInBothThemes(page, 'TH');
  await press(t('ways_codes_kept'));
  await seen(panel.getByText(t('ways_safe')));
  expect(await page.content()).not.toContain(codes[0]);

  const { page: other } = await site.openPage({ lang: 'TH' });
  const elsewhere = playerAt(other, t);
  await elsewhere.openLogin();
  await elsewhere.fillName('somchai');
  await elsewhere.submitLogin();
  const step = other.getByRole('dialog', { name: t('step_title') });
  await seen(step);
  await expectNoAxeViolationsInBothThemes(other, 'TH');
  await step.getByLabel(t('step_code'), { exact: true }).fill('000000');
  await step.getByRole('button', { name: t('step_submit'), exact: true }).click();
  await seen(step.getByText(t('refused_factor_wrong')));
  await step.getByLabel(t('step_code'), { exact: true }).fill(codeAt(key, Date.now() + STEP));
  await step.getByRole('checkbox', { name: t('step_trust') }).check();
  await step.getByRole('button', { name: t('step_submit'), exact: true }).click();
  await elsewhere.closeGreeting();
  await elsewhere.isMember();

  // The device is trusted: the password is enough.
  await other.evaluate(() => sessionStorage.clear());
  await other.goto('/');
  await elsewhere.logIn('somchai');
  await elsewhere.isMember();
});

it('[MEMBER-05] logs in with a recovery code on a desktop in English', async () => {
  const t = wordsOf('EN');
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN' });
  await playerAt(page, t).logIn('somchai');
  await page.goto('/member/securityCenter');
  const { panel, press, prove } = waysAt(page, t);
  await press(t('ways_app_set'));
  await prove();
  const key = (await panel.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await panel.getByLabel(t('ways_scan_code')).fill(codeAt(key, Date.now()));
  await press(t('ways_turn_on'));
  const code =
    (await panel
      .getByRole('list', { name: t('ways_codes_list') })
      .getByRole('listitem')
      .first()
      .textContent()) ?? '';
  await press(t('ways_codes_kept'));

  const { page: other } = await site.openPage({ viewport: 'desktop', lang: 'EN' });
  const elsewhere = playerAt(other, t);
  await elsewhere.openLogin();
  await elsewhere.fillName('somchai');
  await elsewhere.submitLogin();
  const step = other.getByRole('dialog', { name: t('step_title') });
  await step.getByRole('tab', { name: t('step_by_recovery') }).click();
  await step.getByLabel(t('step_recovery'), { exact: true }).fill(code.toLowerCase());
  await step.getByRole('button', { name: t('step_submit'), exact: true }).click();
  await gone(step);
  await elsewhere.closeGreeting();
  await other.goto('/member/securityCenter');
  await seen(waysAt(other, t).panel.getByText(t('ways_codes_left_other', { count: 9 })));
});

it('[MEMBER-05] adds a passkey on a desktop in English, logs in with it, renames and removes it', async () => {
  const t = wordsOf('EN');
  // A passkey belongs to a name, not to an address.
  const home = site.url.replace('127.0.0.1', 'localhost');
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN', path: null });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(home);
  const player = playerAt(page, t);
  await player.logIn('somchai');
  await page.goto(`${home}/member/securityCenter`);
  const { panel, press, prove } = waysAt(page, t);
  await press(t('ways_passkey_add'));
  await prove();
  await seen(panel.getByText(t('ways_done_passkey')));
  const row = panel.getByRole('listitem').filter({ hasText: 'Chrome' });
  await seen(row);
  await expectNoAxeViolationsInBothThemes(page, 'EN');

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(home);
  await player.openLogin();
  await page.getByRole('button', { name: t('login_passkey'), exact: true }).click();
  await player.closeGreeting();
  await player.isMember();

  await page.goto(`${home}/member/securityCenter`);
  await row.getByRole('button', { name: new RegExp(`^${t('ways_passkey_rename')}`) }).click();
  await panel.getByLabel(t('ways_name'), { exact: true }).fill('Work laptop');
  await press(t('ways_save'));
  await seen(panel.getByText(t('ways_done_rename')));
  await press(t('ways_passkey_remove_which', { name: 'Work laptop' }));
  await prove();
  await seen(panel.getByText(t('ways_done_remove')));
  await gone(panel.getByText('Work laptop'));
});

it('sets up an authenticator app at the desk, signs in with a code, and changes the password', async () => {
  const one = await operatorAt(site, { viewport: 'desktop', lang: 'EN' });
  const { page, t, main } = one;
  await one.signIn('desk1');
  const account = () => page.getByRole('button', { name: t('desk_account_title'), exact: true }).click();
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await account();
  await seen(main.getByText(t('desk_account_me', { name: 'desk1' })));
  await expectNoAxeViolations(page);
  await press(t('desk_account_app'));
  await main.getByLabel(t('desk_account_current'), { exact: true }).fill(demoPassword);
  await press(t('desk_account_continue'));
  const key = (await main.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await main.getByLabel(t('ways_scan_code')).fill(codeAt(key, Date.now()));
  await press(t('ways_turn_on'));
  await press(t('ways_codes_kept'));
  await seen(main.getByText(t('desk_account_factor')));
  await one.signOut();

  await one.typeName('desk1');
  await seen(page.getByRole('heading', { name: t('step_title') }));
  await expectNoAxeViolations(page);
  await page.getByLabel(t('step_code'), { exact: true }).fill(codeAt(key, Date.now() + STEP));
  await page.getByRole('button', { name: t('step_submit'), exact: true }).click();
  await seen(page.getByRole('navigation', { name: t('desk_menu') }));

  await account();
  await press(t('desk_account_password'));
  await main.getByLabel(t('desk_account_current'), { exact: true }).fill(demoPassword);
  await main.getByLabel(t('desk_account_new'), { exact: true }).fill('a-quiet-harbour-91');
  await press(t('desk_account_continue'));
  await seen(main.getByText(t('desk_account_done_password')));
});
