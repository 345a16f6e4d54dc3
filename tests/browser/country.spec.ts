import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { verificationContract } from '../../src/api/contract/account/verification.ts';
import { nextAnswer } from './support/calls.ts';
import { expectNoAxeViolationsInAnyLook } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { type Words, wordsOf } from './support/words.ts';

const site = startSite();

/** The SMS login and its country picker. */
async function openPicker(page: Page, t: Words) {
  const player = playerAt(page, t);
  await player.openLogin();
  await player.loginDialog.getByRole('tab', { name: t('login_by_sms') }).click();
  const picker = player.loginDialog.getByRole('combobox');
  await seen(picker);
  return {
    player,
    picker,
    list: player.loginDialog.getByRole('listbox', { name: t('country_list') }),
    option: (name: string) => player.loginDialog.getByRole('option', { name }),
    shows: (country: string, code: string) =>
      eventually(() => picker.getAttribute('aria-label')).toBe(t('country_chosen', { country, code })),
    active: () =>
      picker.evaluate((element) => {
        const { textContent } = document.getElementById(element.getAttribute('aria-activedescendant') ?? '') ?? {};
        return textContent ?? null;
      }),
  };
}

/** Whether the middle of an option is on screen and uncovered. */
const isInSight = (page: Page, name: string) =>
  page.getByRole('option', { name }).evaluate((option) => {
    const { left, right, top, bottom } = option.getBoundingClientRect();
    return option.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

it('[COUNTRY-01] [COUNTRY-02] [COUNTRY-03] [COUNTRY-04] [COUNTRY-07] [COUNTRY-08] [COUNTRY-09] selects a country by touch on a phone, in Thai, and sends the code there', async () => {
  const { page } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const { player, picker, list, option, shows } = await openPicker(page, t);
  await shows('ไทย', '66');
  await picker.tap();
  await seen(list);
  expect(await option('').count()).toBe(20);
  const loaded = () =>
    list.evaluate((place) => [...place.querySelectorAll('img')].every(({ naturalWidth }) => naturalWidth > 0));
  await eventually(loaded).toBe(true);
  await expectNoAxeViolationsInAnyLook(page);
  await page.evaluate(() =>
    window.statehouse?.site.system.get('locale')?.send({ type: 'locale.choose', language: 'TH' }),
  );

  await option('ญี่ปุ่น +81').tap();
  await gone(list);
  await shows('ญี่ปุ่น', '81');
  await player.loginDialog.getByRole('textbox', { name: t('login_mobile') }).fill('9012345678');
  const sent = nextAnswer(page, verificationContract.smsLogin);
  await player.loginDialog.getByRole('button', { name: t('sms_send') }).click();
  expect((await sent).request().postDataJSON()).toMatchObject({ countryDialingCode: '81' });
});

it('[COUNTRY-05] [COUNTRY-08] selects a country by keyboard alone on a desktop; Escape closes the list before the dialog', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const { player, picker, list, shows, active } = await openPicker(page, wordsOf('EN'));
  await picker.focus();
  await page.keyboard.press('ArrowDown');
  await seen(list);
  expect(await active()).toBe('Thailand +66');
  await expectNoAxeViolationsInAnyLook(page);
  await picker.focus();

  await page.keyboard.press('End');
  expect([await active(), await isInSight(page, 'Taiwan +886')]).toEqual(['Taiwan +886', true]);
  await page.keyboard.press('Escape');
  await gone(list);
  await shows('Thailand', '66');
  expect(await player.loginDialog.isVisible()).toBe(true);

  await page.keyboard.type('united s');
  expect([await active(), await isInSight(page, 'United States +1')]).toEqual(['United States +1', true]);
  await page.keyboard.press('Tab');
  await gone(list);
  await shows('United States', '1');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('mobileNum');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await seen(list);
  await player.loginDialog.getByRole('textbox').first().click();
  await gone(list);
  await shows('United States', '1');
  await page.keyboard.press('Escape');
  await gone(player.loginDialog);
});

it('[COUNTRY-03] fits the list on a 320 px screen, by mouse and by keyboard', async () => {
  const { page } = await site.openPage({ lang: 'EN', path: null });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const { picker, list, option, shows } = await openPicker(page, wordsOf('EN'));
  await picker.click();
  await seen(list);
  const box = await list.boundingBox();
  expect(box && [box.x >= 0, box.x + box.width <= 320, box.y >= 0, box.y + box.height <= 568]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(await isInSight(page, 'Thailand +66')).toBe(true);
  const heights = await option('').evaluateAll((options) => options.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await option('Singapore +65').click();
  await shows('Singapore', '65');
});
