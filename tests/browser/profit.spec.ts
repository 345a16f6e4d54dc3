import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { unfold } from './support/unfold.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it.each(PHONE_LOOKS)(
  '[MEMBER-12] shows net result, days and categories of a period, which agree, and downloads them, on a $viewport in $lang',
  async ({ viewport, lang }) => {
    const { page } = await site.openPage({ viewport, lang, as: 'somchai', path: '/member' });
    const t = wordsOf(lang);
    const player = playerAt(page, t);
    const { centre } = player;
    await centre.getByRole('link', { name: t('menu_profit'), exact: true }).click();
    const chip = (name: string) => centre.getByRole('button', { name, exact: true });
    await unfold(centre, t);
    await chip(t('list_span_days30')).click();

    const days = centre.getByRole('table', { name: t('profit_days') });
    const categories = centre.getByRole('table', { name: t('profit_categories') });
    await seen(days);
    await seen(categories);
    const centsOf = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
    const sumOf = async (table: typeof days, cell: number) => {
      const texts = await table.locator(`tbody tr > td:nth-of-type(${cell})`).allInnerTexts();
      return texts.reduce((sum, text) => sum + centsOf(text), 0);
    };
    const staked = centsOf((await centre.locator('dl dd').first().textContent()) ?? '');
    expect(staked).toBeGreaterThan(0);
    expect([await sumOf(days, 1), await sumOf(categories, 1)]).toEqual([staked, staked]);
    await expectNoAxeViolationsInBothThemes(page, lang);

    const [download] = await Promise.all([page.waitForEvent('download'), chip(t('list_download')).click()]);
    expect(download.suggestedFilename()).toMatch(/^profit-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await buffer(await download.createReadStream())).toString().trimEnd().split('\r\n');
    await eventually(() => days.locator('tbody tr').count()).toBe(lines.length - 1);

    await chip(t('list_span_own')).click();
    const [from, to] = [t('list_from'), t('list_to')].map((name) => centre.getByLabel(name, { exact: true }));
    await from?.fill('2001-01-01');
    await to?.fill('2001-01-31');
    await chip(t('list_days_show')).click();
    await seen(centre.getByRole('heading', { name: t('profit_empty'), exact: true }));
    await expectNoAxeViolationsInBothThemes(page, lang);
  },
);
