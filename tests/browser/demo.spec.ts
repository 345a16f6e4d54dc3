import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { playerAt } from './support/player.ts';
import { NEWCOMER, registrationAt } from './support/registration.ts';
import { startSite } from './support/site.ts';
import { advanceClock, eventually, gone, isAt, seen } from './support/wait.ts';
import { type Words, wordsOf } from './support/words.ts';

const site = startSite();

it('[DEMO-01] [DEMO-02] [DEMO-03] [DEMO-04] [DEMO-05] [DEMO-06] [ROLE-05] [ROLE-17] [ROLE-18] starts a demo in Thai, shows what it lacks, and signs up without any trace of the demo', async () => {
  const { page } = await site.openPage({ lang: 'TH', path: '/' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  await page.getByRole('button', { name: t('free_try') }).click();
  const offer = page.getByRole('dialog', { name: t('free_title') });
  await seen(offer);
  await offer.getByRole('button', { name: t('free_start') }).click();
  await gone(offer);
  await seen(page.getByText(t('toast_trial_started')));
  await player.isMember();
  await isAt(page, '/');
  await seen(player.header.getByText('P 1,000.00'));
  await seen(page.getByText(t('purse_trial')));
  const kept = () =>
    page.evaluate(() => ({ token: sessionStorage.getItem('token'), isAgent: sessionStorage.getItem('isAgent') }));
  await eventually(async () => (await kept()).isAgent).toBe('4');
  const trial = await kept();

  await page.getByRole('link', { name: t('nav_wallet'), exact: true }).click();
  const warning = page.getByRole('alertdialog');
  await seen(warning.getByText(t('dialog_in_need_true_account')));
  await warning.getByRole('button', { name: t('sign_up') }).click();
  const form = page.getByRole('dialog', { name: t('register_title') });
  await seen(form);
  const fill = (name: string, text: string) => form.locator(`input[name="${name}"]`).fill(text);
  await form.getByRole('tab', { name: t('register_by_username') }).click();
  await fill('username', 'RealOne1');
  await fill('password', 'Bamboo-river-9');
  await fill('mobileNum', '0812349876');
  await form.getByRole('checkbox').nth(0).check();
  await form.getByRole('checkbox').nth(1).check();
  await form.getByRole('button', { name: t('register_submit'), exact: true }).click();
  await gone(form);
  await seen(page.getByText(t('toast_registered')));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('after_next'), exact: true })
    .click();
  await player.closeGreeting();
  await seen(player.header.getByText('P 0.00'));
  await eventually(async () => (await kept()).isAgent).toBe('0');
  const answer = await page.request.get('/wps/member/info', { headers: { authorization: `Bearer ${trial.token}` } });
  expect((await answer.json()).errorCode).toBe('NOT_LOGGED_IN');
});

it('[GAME-18] [DEMO-01] [DEMO-03] offers a visitor who taps a game the trial of it, and lands there', async () => {
  const { page } = await site.openPage({ lang: 'TH', path: '/rng' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  const tile = page.getByRole('link', { name: 'โคมลอยยี่เป็ง' }).first();
  const door = page.getByRole('dialog', { name: 'โคมลอยยี่เป็ง' });
  await tile.click();
  await seen(door.getByText('Nine Lamps · สล็อต'));
  expect(await door.getByRole('definition').allTextContents()).toEqual(['97.5%', 'P 1.00 – P 2,000.00']);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await gone(door);
  await isAt(page, '/rng');

  await tile.click();
  await door.getByRole('button', { name: t('free_title') }).click();
  await isAt(page, '/game/lantern-night');
  await seen(page.getByText(t('game_demo')));
  await seen(player.balance.getByText('P 1,000.00'));
  await page.goBack();
  await isAt(page, '/rng');
});

it('[GAME-18] [REG-13] takes whoever signs up at a game to that game, and says so', async () => {
  const { page } = await site.openPage({ lang: 'TH', path: '/rng' });
  const t = wordsOf('TH');
  const form = registrationAt(page, t, site.qa);
  await page.getByRole('link', { name: 'โคมลอยยี่เป็ง' }).first().click();
  await page
    .getByRole('dialog', { name: 'โคมลอยยี่เป็ง' })
    .getByRole('button', { name: t('sign_up'), exact: true })
    .click();
  await seen(form.dialog.getByText(t('register_game')));
  await form.fill(NEWCOMER);
  await form.agree();
  await form.submit.click();
  await isAt(page, '/game/lantern-night');
});

it('[GAME-18] offers the trial at the address of a game too, and leads home when it is closed', async () => {
  const { page } = await site.openPage({ path: '/game/lantern-night' });
  const t = wordsOf('EN');
  const door = page.getByRole('dialog', { name: 'Lantern Night' });
  await seen(door.getByRole('button', { name: t('free_title') }));
  await door.getByRole('button', { name: t('close'), exact: true }).click();
  await gone(door);
  await isAt(page, '/');
});

it('[DEMO-06] [ROUTE-06] [ROUTE-07] shows the register form at its paths over a demo, which continues when the form is closed', async () => {
  const { page } = await site.openPage({ path: '/' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const form = registrationAt(page, t, site.qa);
  await startDemo(page, t);
  await player.isMember();
  for (const path of ['/register', '/register.html']) {
    await page.goto(path);
    await seen(form.submit);
    await page.keyboard.press('Escape');
    await gone(form.dialog);
    await isAt(page, '/');
    await seen(page.getByText(t('purse_trial')));
    await page.goBack();
    await seen(form.submit);
    await page.goForward();
    await gone(form.dialog);
    await player.isMember();
  }
});

it('[DEMO-06] [REG-16] keeps the register form and its input when the demo ends meanwhile', async () => {
  const { page, allow } = await site.openPage({ viewport: 'desktop', path: null });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const form = registrationAt(page, t, site.qa);
  allow(/status of 401/);
  await page.clock.install();
  await page.goto('/');
  await startDemo(page, t);
  await player.isMember();
  await page.getByRole('button', { name: t('purse_trial_register') }).click();
  await form.fill(NEWCOMER);
  await form.agree();

  await site.qa.travel({ ms: 30 * 60_000 });
  await advanceClock(page, '01:00');
  await seen(form.warning.getByText(t('dialog_trial_ended')));
  await form.warning.getByRole('button', { name: t('sign_up'), exact: true }).click();
  await gone(form.warning);
  const kept = await Promise.all(
    Object.keys(NEWCOMER).map((name) => form.dialog.locator(`input[name="${name}"]`).inputValue()),
  );
  expect(kept).toEqual(Object.values(NEWCOMER));
  await form.submit.click();
  await form.isWelcome('Niran77');
  await player.isMember();
});

it('[DEMO-01] [CONFIG-11] offers no demo if the merchant has it off, and refuses one that was started too late', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const offerButton = page.getByRole('button', { name: t('free_try') });
  await offerButton.click();
  await site.qa.setFeatures({ features: { freeDemo: false } });
  const offer = page.getByRole('dialog', { name: t('free_title') });
  await offer.getByRole('button', { name: t('free_start') }).click();
  await seen(offer.getByText(t('refused_feature_off')));
  await offer.getByRole('button', { name: t('close'), exact: true }).click();
  await gone(offer);
  await page.reload();
  await seen(page.getByRole('heading', { name: 'Top 10 Winning' }));
  await seen(page.getByRole('complementary', { name: 'Contact and download' }));
  expect(await offerButton.count()).toBe(0);
});

it('[REG-29] shows the terms and the privacy policy, also to visitors of a guarded site', async () => {
  await site.qa.setFeatures({ features: { visitorGuard: true } });
  const { page } = await site.openPage({ lang: 'TH', path: '/terms' });
  await seen(page.getByRole('heading', { name: 'ข้อกำหนดการใช้งาน', level: 1 }));
  await page.goto('/privacy');
  await seen(page.getByRole('heading', { name: 'นโยบายความเป็นส่วนตัว', level: 1 }));
  await isAt(page, '/privacy');
});

it('[REG-07] [CONFIG-11] shows a sign-up button in the header only if the merchant wants one', async () => {
  const { page } = await site.openPage();
  const t = wordsOf('EN');
  const direct = page.getByRole('banner').getByRole('button', { name: t('sign_up'), exact: true });
  await seen(direct);
  await site.qa.setFeatures({ features: { directRegisterButton: false } });
  await page.reload();
  await seen(page.getByRole('heading', { name: 'Top 10 Winning' }));
  await gone(direct);
});

/** Starts a demo as a visitor from home. */
async function startDemo(page: Page, t: Words): Promise<void> {
  await page.getByRole('button', { name: t('free_try') }).click();
  await page
    .getByRole('dialog', { name: t('free_title') })
    .getByRole('button', { name: t('free_start') })
    .click();
}
