import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
/** Of `29/11/2026`. */
const DAY_LENGTH = 10;

describe.each(PHONE_LOOKS)('player protection on a $viewport in $lang:', (look) => {
  it('[design: player protection] sets a limit, lowers it at once, asks for more, takes a break, and deposits nothing', async () => {
    const { page } = await site.openPage({ ...look, as: 'somchai', path: '/member/protect' });
    const t = wordsOf(look.lang);
    const player = playerAt(page, t);
    const { centre } = player;
    const limits = centre.getByRole('region', { name: t('limits_title') });
    const dialog = page.getByRole('dialog').last();
    const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
    const says = (text: string) => seen(limits.getByText(text, { exact: false }).first());
    const figure = (used: string, amount: string) => says(t('limit_of', { used, amount }));
    const set = async (typed: string) => {
      await dialog.getByRole('textbox').fill(typed);
      await press(dialog, t('limit_save'));
    };
    await says(t('limits_none'));

    await press(limits, t('limits_add'));
    await press(dialog, t('limit_kind_deposit'));
    await press(dialog, t('limit_period_day'));
    await set('5000');
    await figure('P 0.00', 'P 5,000.00');
    await says(t('protect_done_set'));

    const change = t('limit_change_which', {
      limit: t('limit_which', { kind: t('limit_kind_deposit'), period: t('limit_period_day') }),
    });
    await press(limits, change);
    await set('300');
    await figure('P 0.00', 'P 300.00');

    await press(limits, change);
    await set('8000');
    await seen(page.getByRole('heading', { name: t('limit_warn_title') }));
    await press(dialog, t('limit_warn_send'));
    await figure('P 0.00', 'P 300.00');
    await says(t('protect_done_asked'));
    await says(t('raise_waits', { amount: 'P 8,000.00', time: '' }).trimEnd());
    expect(await limits.getByRole('button', { name: t('raise_confirm', { amount: 'P 8,000.00' }) }).count()).toBe(0);
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await page.goto('/member/depositv2');
    await centre.getByRole('textbox', { name: t('amount'), exact: true }).fill('400');
    await press(centre, t('deposit_submit'));
    await seen(centre.getByText(t('refused_own_limit_left', { amount: 'P 300.00' })));
    await centre.getByRole('link', { name: t('to_protection'), exact: true }).click();

    const pause = centre.getByRole('region', { name: t('break_title') });
    await press(pause, t('break_days_7'));
    const take = pause.getByRole('button').last();
    const offered = await take.textContent();
    await take.click();
    await press(page.getByRole('alertdialog'), t('break_confirm'));
    await gone(pause);
    const title = await centre.getByText(t('block_break', { time: '' }).trimEnd()).textContent();
    const until = /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/.exec(title ?? '')?.[0] ?? expect.unreachable('no time');
    expect(offered).toContain(until.slice(0, DAY_LENGTH));
    await eventually(() =>
      centre.getByRole('link', { name: t('block_withdraw'), exact: true }).getAttribute('href'),
    ).toBe('/member/withdraw');

    await page.goto('/member/depositv2');
    await centre.getByRole('textbox', { name: t('amount'), exact: true }).fill('200');
    await press(centre, t('deposit_submit'));
    await seen(centre.getByText(t('refused_play_paused_until', { time: until })));
  });
});
