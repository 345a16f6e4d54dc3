import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { depositContract } from '../../src/api/contract/money/deposit.ts';
import { formatMoney } from '../../src/ui/kit/money.ts';
import { LOOKS, type Look, PHONE_LOOKS } from './support/byKeys.ts';
import { dropNextResponse } from './support/dropNextResponse.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;
const MINUTE_MS = 60_000;

/** Somchai at the deposit page. */
async function atDeposits(look: Look) {
  const opened = await site.openPage({ ...look, as: 'somchai', path: '/member/depositv2' });
  const { page } = opened;
  const t = wordsOf(look.lang);
  const player = playerAt(page, t);
  const { centre } = player;
  const button = (name: string): Locator => centre.getByRole('button', { name, exact: true });
  const amount = centre.getByRole('textbox', { name: t('amount'), exact: true });
  const rows = centre.getByRole('region', { name: t('deposit_list') }).getByRole('listitem');
  await seen(amount);
  return {
    ...opened,
    t,
    centre,
    button,
    amount,
    rows,
    choose: (method: string) => centre.getByRole('radio', { name: method }).click(),
    make: async (typed: string) => {
      await amount.fill(typed);
      await button(t('deposit_submit')).click();
    },
    says: (text: string) => seen(centre.getByText(text)),
    /** The balance in the header. */
    balance: () => player.header.getByRole('button', { name: t('balance_hide') }).textContent(),
  };
}

describe.each(LOOKS)('a deposit on a $viewport in $lang:', (look) => {
  it('[WALLET-02] [MEMBER-07] validates the amount, shows where to pay, and what was credited', async () => {
    const { page, t, centre, button, amount, rows, choose, make, says, balance } = await atDeposits(look);
    await eventually(() => rows.count()).toBe(0);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    for (const [typed, words] of [
      ['', t('amount_empty')],
      ['19.99', t('amount_below', { least: formatMoney(20 * P) })],
      ['50000.01', t('amount_above', { most: formatMoney(50_000 * P) })],
      ['1.0055', t('amount_tooFine')],
      ['1.500', t('amount_ambiguous', { grouped: formatMoney(1_500 * P), decimal: formatMoney(1.5 * P) })],
    ] as const) {
      await make(typed);
      await says(words);
      expect(await amount.inputValue()).toBe(typed);
    }

    await choose(t('deposit_limits', { min: formatMoney(20 * P), max: formatMoney(30_000 * P) }));
    await amount.fill('1,000');
    await eventually(() => centre.getByRole('definition').allTextContents()).toEqual([
      'P 1,000.00',
      'P 10.00',
      'P 990.00',
    ]);
    await button(t('deposit_submit')).click();
    await seen(centre.getByRole('img', { name: t('deposit_qr', { amount: 'P 1,000.00' }) }));
    await eventually(() => centre.getByRole('timer').textContent()).toMatch(/^00:(29|30):\d\d$/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(t('deposit_copy_what', { what: t('deposit_field_amount') })).click();
    await says(t('deposit_copied', { what: t('deposit_field_amount') }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1000.00');
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await site.qa.travel({ ms: MINUTE_MS });
    await says(t('deposit_paid_text', { amount: 'P 990.00' }));
    await gone(centre.getByRole('timer'));
    await eventually(balance).toBe('P 13,470.50');
    await button(t('deposit_back')).click();
    await eventually(() => rows.count()).toBe(1);
    await rows.getByRole('button', { name: t('deposit_status_paid') }).click();
    await says(t('deposit_event_paid'));
  });
});

describe.each(PHONE_LOOKS)('deposits on a $viewport in $lang:', (look) => {
  it('[WALLET-02] is made once if the answer is lost, and shows how each deposit ended', async () => {
    const { page, t, allow, centre, button, rows, make, says } = await atDeposits(look);
    await site.qa.payments({ mishap: 'twice', times: 1 });
    allow(/ERR_CONNECTION_RESET/);
    await dropNextResponse(page, depositContract.create);
    await make('250');
    await says(t('unsure_text'));
    await button(t('unsure_again')).click();
    await seen(centre.getByRole('img', { name: t('deposit_qr', { amount: 'P 250.00' }) }));
    await site.qa.travel({ ms: MINUTE_MS });
    await says(t('deposit_paid_text', { amount: 'P 250.00' }));
    await button(t('deposit_back')).click();
    await eventually(() => rows.count()).toBe(1);

    await site.qa.payments({ mishap: 'fails', times: 1 });
    await make('300');
    await seen(centre.getByRole('timer'));
    await site.qa.travel({ ms: MINUTE_MS });
    await says(t('deposit_failed_text'));
    await button(t('deposit_back')).click();
    await eventually(() => rows.count()).toBe(2);

    await rows.getByRole('button', { name: 'P 250.00' }).click();
    await says(t('deposit_surplus_text', { amount: 'P 250.00' }));
    await button(t('deposit_back')).click();

    await site.qa.payments({ mishap: 'unheard', times: 1_000 });
    await make('400');
    await says(t('deposit_starting_text'));
    // Polling does not keep a session alive, so the member does something in between.
    await site.qa.travel({ ms: 20 * MINUTE_MS });
    await button(t('deposit_back')).click();
    await rows.getByRole('button', { name: 'P 400.00' }).click();
    await says(t('deposit_starting_text'));
    await site.qa.travel({ ms: 11 * MINUTE_MS });
    await says(t('deposit_expired_text'));
  });

  it('[WALLET-09] has a guide of three steps with the figures of each method', async () => {
    const { page, t, centre, button, amount } = await atDeposits(look);
    await amount.fill('250');
    await button(t('deposit_guide')).click();
    await seen(centre.getByRole('heading', { name: t('deposit_guide_title') }));
    expect(await centre.locator('ol > li > strong').allTextContents()).toEqual([
      t('deposit_guide_choose'),
      t('deposit_guide_make'),
      t('deposit_guide_pay'),
    ]);
    const free = t('deposit_fee_none');
    expect(await centre.getByRole('definition').allTextContents()).toEqual([
      ...[t('deposit_limits', { min: 'P 20.00', max: 'P 50,000.00' }), free],
      ...[t('deposit_limits', { min: 'P 100.00', max: 'P 500,000.00' }), free],
      ...[t('deposit_limits', { min: 'P 20.00', max: 'P 30,000.00' }), t('deposit_fee_of', { fee: '1%' })],
    ]);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await button(t('deposit_guide_close')).click();
    await eventually(() => amount.inputValue()).toBe('250');
  });
});
