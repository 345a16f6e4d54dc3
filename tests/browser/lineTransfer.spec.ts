import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lineTransferContract } from '../../src/api/contract/agent/lineTransfer.ts';
import { formatMoney } from '../../src/ui/kit/money.ts';
import { type Look, PHONE_LOOKS } from './support/byKeys.ts';
import { dropNextResponse } from './support/dropNextResponse.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;

/** A member at the transfer page. */
async function atPage(look: Look, { who, path, name }: { who: string; path: string; name: 'member' | 'agent' }) {
  const opened = await site.openPage({ ...look, as: who, path });
  const { page } = opened;
  const t = wordsOf(look.lang);
  const player = playerAt(page, t);
  const centre = page.getByRole('dialog', { name: t(`centre_${name}`), exact: true });
  const button = (words: string): Locator => centre.getByRole('button', { name: words, exact: true });
  const amount = centre.getByRole('textbox', { name: t('amount'), exact: true });
  const password = centre.getByLabel(t('payment_title'), { exact: true });
  return {
    ...opened,
    t,
    centre,
    button,
    amount,
    password,
    says: (text: string) => seen(centre.getByText(text)),
    send: async (typed: string, secret = '135790') => {
      await amount.fill(typed);
      await password.fill(secret);
      await button(t('withdraw_next')).click();
    },
    confirm: () => button(t('line_confirm')).click(),
    back: async () => {
      await button(t('withdraw_back')).click();
    },
    facts: () => centre.getByRole('definition').allTextContents(),
    /** The balance in the header. */
    balance: () => player.header.getByRole('button', { name: t('balance_hide') }).textContent(),
  };
}

describe.each(PHONE_LOOKS)('a transfer along the line on a $viewport in $lang:', (look) => {
  it('[WALLET-05] [MEMBER-09] goes to the upline once, shows why it was refused, and keeps the input', async () => {
    const { page, t, allow, amount, password, button, says, send, confirm, back, facts, balance } = await atPage(look, {
      who: 'somchai',
      path: '/member/transferUpline',
      name: 'member',
    });
    await says(t('line_to_upline'));
    await says('Anong');
    expect(await facts()).toEqual(['P 12,480.50', 'P 100,000.00']);
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await send('12480.51', '12');
    await says(t('amount_above', { most: formatMoney(12_480.5 * P) }));
    await says(t('payment_problem_sixDigits'));
    expect([await amount.inputValue(), await password.inputValue()]).toEqual(['12480.51', '12']);

    await send('480.50', '111222');
    await says(t('line_check'));
    await says(t('line_no_return'));
    expect(await facts()).toEqual(['P 480.50', 'Anongagent1']);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await back();
    expect([await amount.inputValue(), await password.inputValue()]).toEqual(['480.50', '111222']);
    await button(t('withdraw_next')).click();
    await confirm();
    await says(t('refused_payment_password'));
    expect([await amount.inputValue(), await password.inputValue()]).toEqual(['480.50', '']);

    allow(/ERR_CONNECTION_RESET/);
    await dropNextResponse(page, lineTransferContract.send);
    await send('480.50');
    await confirm();
    await says(t('unsure_text'));
    await button(t('unsure_again')).click();
    await says(t('line_done', { amount: 'P 480.50', name: 'Anong' }));
    await eventually(facts).toEqual(['P 12,000.00', 'P 99,519.50']);
    await eventually(balance).toBe('P 12,000.00');
    expect(await amount.inputValue()).toBe('');
  });

  it('[WALLET-06] goes from an agent to a downline found by search', async () => {
    const { page, t, centre, button, says, send, confirm, facts, balance } = await atPage(look, {
      who: 'agent1',
      path: '/agent/transferDownline',
      name: 'agent',
    });
    const names = () => centre.getByRole('listitem').locator('button > span > span').allTextContents();
    const search = centre.getByRole('textbox', { name: t('line_search'), exact: true });
    await seen(search);
    await eventually(names).toEqual(['Boonmee', 'Malee', 'Somchai']);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await search.fill('nobody');
    await button(t('list_search')).click();
    await says(t('line_found_none', { search: 'nobody' }));
    await search.fill('SOM');
    await search.press('Enter');
    await eventually(names).toEqual(['Somchai']);
    await centre.getByRole('button', { name: 'Somchai' }).click();
    await says(t('line_to_downline'));
    expect(await facts()).toEqual(['P 86,300.00', 'P 100,000.00']);
    await send('300');
    await confirm();
    await says(t('line_done', { amount: 'P 300.00', name: 'Somchai' }));
    await eventually(balance).toBe('P 86,000.00');
    await button(t('line_others')).click();
    await gone(centre.getByText(t('line_to_downline')));
    await eventually(names).toEqual(['Somchai']);
  });

  it('[WALLET-05] is not available without an upline', async () => {
    const { page, says, t } = await atPage(look, { who: 'agent41', path: '/member/transferUpline', name: 'member' });
    await says(t('line_alone'));
    expect(await page.locator('a[href="/member/transferUpline"]').count()).toBe(0);
  });
});
