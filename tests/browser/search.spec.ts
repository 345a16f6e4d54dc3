import { describe, expect, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const asked = { TH: { mistyped: 'โคมลอยยี่เปง', help: 'ถอนเงิน' }, EN: { mistyped: 'lantern nigth', help: 'withdraw' } };
const names = { TH: 'โคมลอยยี่เป็ง', EN: 'Lantern Night' };

describe.each(PHONE_LOOKS)('on a $viewport in $lang:', (look) => {
  it('[SCREEN-04] one search finds games, promotions, help and news; the address names it', async () => {
    const { page } = await site.openPage({ ...look, path: '/search' });
    const t = wordsOf(look.lang);
    const field = page.getByRole('searchbox', { name: t('search_label'), exact: true });
    await seen(page.getByRole('heading', { name: t('search_popular'), exact: true }));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await field.fill(asked[look.lang].mistyped);
    await seen(page.getByRole('link', { name: names[look.lang] }).first());

    await field.fill(asked[look.lang].help);
    const help = page.getByRole('region', { name: new RegExp(`^${t('search_help')}`) });
    await eventually(() => help.getByRole('listitem').count()).toBeGreaterThan(1);
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === asked[look.lang].help);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await page.reload();
    expect(await field.inputValue()).toBe(asked[look.lang].help);
    await page.getByRole('button', { name: new RegExp(`^${t('search_help')} \\d`) }).click();
    await eventually(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(1);
    await help.getByRole('link').nth(1).click();
    await page.waitForURL('**/help/**');
    await page.goBack();
    await field.fill('qqqqqqqq');
    await seen(page.getByText(t('search_none', { query: 'qqqqqqqq' })));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
  });

  it('[SCREEN-02] news is listed, read, and paged by its address', async () => {
    const { page } = await site.openPage({ ...look, path: '/' });
    const t = wordsOf(look.lang);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer_news'), exact: true })
      .click();
    await seen(page.getByRole('heading', { name: t('news_title'), level: 1 }));
    const rows = page.getByRole('main').getByRole('listitem');
    await eventually(() => rows.count()).toBe(9);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    const first = await rows.first().locator('b').innerText();
    await page.getByRole('link', { name: t('news_next'), exact: true }).click();
    await page.waitForURL('**/news?page=2');
    await seen(page.getByRole('link', { name: t('news_previous'), exact: true }));
    await page.goBack();
    await rows.first().getByRole('link').click();
    await seen(page.getByRole('heading', { name: first, level: 1 }));
    await page.reload();
    await seen(page.getByRole('heading', { name: first, level: 1 }));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await page.goto('/news/gone');
    await seen(page.getByText(t('news_lost')));
  });
});
