import { describe, expect, it } from 'vitest';
import { content, KEYBOARD_LOOKS, logInByKeys } from './support/byKeys.ts';
import { enterOn, hasFocus, stopsIn, tabTo, typeInto } from './support/keys.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const LETTER = { EN: 'Draw results by message, 30 days', TH: 'ข้อความแจ้งผลรางวัล 30 วัน' } as const;

describe.each(KEYBOARD_LOOKS)('the points mall by keyboard alone, on a $viewport in $lang:', (look) => {
  it('[POINTS-04] [ROUTE-09] opens after the login, makes an exchange, and lists it under another tab', async () => {
    const { page } = await site.openPage({ ...look, path: '/pointMall' });
    const t = wordsOf(look.lang);
    await seen(playerAt(page, t).loginDialog);
    await logInByKeys(page, t, 'somchai');
    await enterOn(page, page.getByRole('dialog').getByRole('button', { name: t('after_close'), exact: true }));
    await isAt(page, '/pointMall');

    const main = content(page);
    const wanted = main.getByRole('button', { name: t('mall_exchange_what', { what: LETTER[look.lang] }) });
    await enterOn(page, wanted);
    const form = page.getByRole('dialog', { name: t('redeem_title'), exact: true });
    expect((await stopsIn(page, form)).length).toBeGreaterThanOrEqual(6);
    await enterOn(page, form.getByRole('button', { name: t('redeem_more') }));
    await eventually(() => form.getByRole('definition').allTextContents()).toEqual(['200', '6,280']);
    const password = form.getByLabel(t('payment_title'), { exact: true });
    await tabTo(page, password);
    await page.keyboard.press('Enter');
    await seen(form.getByText(t('payment_problem_sixDigits')));
    await hasFocus(password);
    await typeInto(page, password, '135790');
    await page.keyboard.press('Enter');
    await seen(form.getByText(t('redeem_done')));
    await enterOn(page, form.getByRole('button', { name: t('redeem_close') }));
    await gone(form);
    await hasFocus(wanted);

    await tabTo(page, main.getByRole('tab', { name: t('mall_catalogue'), exact: true }), 'Shift+Tab');
    for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
    const row = main.getByRole('listitem').getByRole('button', { name: LETTER[look.lang] });
    await enterOn(page, row);
    await seen(main.getByText(t('exchange_inProgress_text', { points: '200' })));
    await enterOn(page, main.getByRole('button', { name: t('exchange_back') }));
    await seen(row);
  });
});
