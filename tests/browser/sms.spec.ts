import { expect, it } from 'vitest';
import { verificationContract } from '../../src/api/contract/account/verification.ts';
import { extContract } from '../../src/api/contract/site/ext.ts';
import { systemContract } from '../../src/api/contract/site/system.ts';
import { countCalls, nextAnswer } from './support/calls.ts';
import { playerAt } from './support/player.ts';
import { quiet } from './support/quiet.ts';
import { startSite } from './support/site.ts';
import { askButton } from './support/smsButton.ts';
import { advanceClock, eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

const smsCodes = async () => (await site.qa.outbox({})).list.filter(({ kind }) => kind === 'sms');
it('[LOGIN-02] [LOGIN-07] [LOGIN-11] [SMS-01] [SMS-02] [SMS-05] [SMS-06] [SMS-07] [SMS-10] logs in with an SMS code, on a phone in Thai', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  const asked = countCalls(page, verificationContract.smsLogin);
  const humanChecks = countCalls(page, extContract.humanChallenge);
  await player.openLogin();
  await player.loginDialog.getByRole('tab', { name: t('login_by_sms') }).click();
  const mobile = player.loginDialog.getByRole('textbox', { name: t('login_mobile') });
  const ask = player.loginDialog.getByRole('button', { name: askButton(t) });

  await mobile.fill('81234');
  await ask.click();
  await seen(player.loginDialog.getByText(t('problem_mobile', { lengths: 9 })));
  expect(asked()).toBe(0);

  await mobile.fill('812345678');
  await ask.click();
  await seen(
    player.loginDialog.getByRole('status').getByText(t('sms_sent', { number: '+66 81 ••• •678', minutes: 5 })),
  );
  const secondsShown = async () => Number((await ask.textContent())?.match(/\d+/)?.[0]);
  const atFirst = await secondsShown();
  expect(atFirst).toBeGreaterThan(280);
  expect(atFirst).toBeLessThanOrEqual(300);
  await eventually(secondsShown).toBeLessThan(atFirst);
  expect(await ask.isDisabled()).toBe(true);
  await ask.click({ force: true });
  expect(asked()).toBe(1);

  await eventually(async () => (await smsCodes()).map(({ to }) => to)).toEqual(['+66812345678']);
  const code = player.loginDialog.getByRole('textbox', { name: t('login_code') });
  await code.fill('12');
  await player.submitLogin();
  await seen(player.loginDialog.getByText(t('problem_code', { digits: 6 })));

  await code.fill((await smsCodes())[0]?.code ?? '');
  await player.submitLogin();
  await player.closeGreeting();
  await player.isMember();
  expect(humanChecks()).toBe(0);
});

it('[LOGIN-03] [LOGIN-22] [SMS-08] [SMS-12] [SMS-13] [MODAL-12] [ERR-11] resends after the countdown, and asks to wait after too many requests', async () => {
  const { page, allow } = await site.openPage({ viewport: 'desktop', path: null });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  allow(/status of (429|503)/);
  await site.qa.setFeatures({ features: { smsLogin: false } });
  await page.goto('/');
  await player.isVisitor();
  await quiet(page);
  await player.openLogin();
  await seen(player.loginDialog.getByLabel(t('login_password'), { exact: true }));
  expect(await player.loginDialog.getByRole('tab').count()).toBe(0);

  await site.qa.setFeatures({ features: { smsLogin: true } });
  await page.clock.install();
  await page.reload();
  await player.isVisitor();
  await quiet(page);
  await player.openLogin();
  await player.loginDialog.getByRole('tab', { name: t('login_by_sms') }).click();
  await player.loginDialog.getByRole('textbox', { name: t('login_mobile') }).fill('0922223344');
  const ask = player.loginDialog.getByRole('button', { name: askButton(t) });
  const warning = page.getByRole('alertdialog', { name: t('dialog_warning') });

  await site.qa.fault({ endpoint: 'verification.smsLogin', fault: 'refuse', errorCode: 'SMS_NOT_SENT', times: 1 });
  const refused = nextAnswer(page, verificationContract.smsLogin);
  await ask.click();
  const { message } = (await (await refused).json()) as { message: string };
  await seen(warning.getByText(message));
  await warning.getByRole('button', { name: t('ok') }).click();
  await gone(warning);

  for (const time of [1, 2, 3]) {
    await eventually(() => ask.isEnabled()).toBe(true);
    const sent = nextAnswer(page, verificationContract.smsLogin);
    await ask.click();
    expect({ time, status: (await sent).status() }).toEqual({ time, status: 200 });
    await eventually(() => ask.isDisabled()).toBe(true);
    await advanceClock(page, '05:01');
  }
  await eventually(() => ask.textContent()).toBe(t('sms_again'));
  await ask.click();
  await seen(warning.getByText(t('dialog_sms_wait', { minutes: 5 })));
  await warning.getByRole('button', { name: t('ok') }).click();
  await gone(warning);
  expect(await ask.isDisabled()).toBe(true);

  await eventually(async () => (await smsCodes()).length).toBe(3);
  const corrected = nextAnswer(page, systemContract.status);
  await advanceClock(page, '01:00');
  await corrected;
  await player.loginDialog.getByRole('textbox', { name: t('login_code') }).fill((await smsCodes())[0]?.code ?? '');
  await player.submitLogin();
  await player.closeGreeting();
  await player.isMember();
});

it('[LOGIN-03] [ROUTE-01] offers the SMS code also if the login was opened by its path', async () => {
  const t = wordsOf('EN');
  const { page } = await site.openPage({ lang: 'EN', path: '/login' });
  const { loginDialog } = playerAt(page, t);
  await loginDialog.getByRole('tab', { name: t('login_by_sms') }).click();
  await seen(loginDialog.getByRole('combobox', { name: t('country_chosen', { country: 'Thailand', code: '66' }) }));
});
