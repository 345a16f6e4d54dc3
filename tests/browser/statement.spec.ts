import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createApiClient } from '../../src/api/client.ts';
import { fundsContract } from '../../src/api/contract/money/funds.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { unfold } from './support/unfold.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;

/** Eleven transfers of P 1 to the vendor and one of P 4 back, as the logged-in member. */
async function moveMoney(page: Page): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const api = createApiClient({
    baseURL: site.url,
    readToken: () => token,
    readLanguage: () => 'EN',
    seal: () => Promise.reject(new Error('sealed calls are not supported here')),
  });
  const move = (from: string, to: string, amount: number) =>
    api(fundsContract.transfer, { request: { from, to, amount: amount * P }, idempotencyKey: crypto.randomUUID() });
  for (let at = 0; at < 11; at += 1) await move('main', 'NAGA', 1);
  await move('NAGA', 'main', 4);
}

it.each(PHONE_LOOKS)(
  '[MEMBER-11] [API-60] [WALLET-10] shows movements by page, kind, wallet and custom range, exports and totals them, on a $viewport in $lang',
  async ({ viewport, lang }) => {
    const { page } = await site.openPage({ viewport, lang, as: 'somchai' });
    const t = wordsOf(lang);
    const player = playerAt(page, t);
    await player.isMember();
    await moveMoney(page);
    await page.goto('/member');
    const { centre } = player;
    await centre.getByRole('link', { name: t('menu_statement'), exact: true }).click();
    const rows = centre.getByRole('row').filter({ has: page.getByRole('cell') });
    const cellsOf = (row: number) => rows.nth(row).getByRole('cell').allTextContents();
    const chip = (name: string) => centre.getByRole('button', { name, exact: true });
    const count = (first: number, last: number, all: number) =>
      seen(centre.getByText(t('list_count', { first, last, count: all }), { exact: true }));

    await unfold(centre, t);
    await chip(t('statement_kinds_transfers')).click();
    await count(1, 10, 12);
    const naga = (await centre.getByLabel(t('statement_wallet')).locator('option[value="NAGA"]').textContent()) ?? '';
    expect((await cellsOf(0)).slice(1)).toEqual([`${t('kind_vendorOut')} · ${naga}`, '+P 4.00', 'P 12,473.50']);
    expect((await cellsOf(1)).slice(1)).toEqual([`${t('kind_vendorIn')} · ${naga}`, '−P 1.00', 'P 12,469.50']);
    expect((await cellsOf(0))[0]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    await seen(centre.getByText('P 12,473.50').first());
    await expectNoAxeViolationsInBothThemes(page, lang);

    await chip(t('list_page', { page: 2 })).click();
    await count(11, 12, 12);
    await eventually(() => rows.count()).toBe(2);
    await centre.getByLabel(t('list_page_size')).selectOption('20');
    await count(1, 12, 12);

    const [download] = await Promise.all([page.waitForEvent('download'), chip(t('list_download')).click()]);
    expect(download.suggestedFilename()).toMatch(/^statement-main-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    await seen(centre.getByRole('status').getByText(t('list_saved', { name: download.suggestedFilename() })));
    const lines = (await buffer(await download.createReadStream())).toString().trimEnd().split('\r\n');
    expect(lines[0]?.startsWith('\uFEFF')).toBe(true);
    expect(lines.slice(1).map((line) => line.split(',').slice(2).join())).toEqual([
      ...Array.from({ length: 11 }, (_, at) => `${t('kind_vendorIn')},NAGA,-1.0000,${12_479 - at}.5000`),
      `${t('kind_vendorOut')},NAGA,4.0000,12473.5000`,
    ]);

    await centre.getByRole('tab', { name: t('statement_report') }).click();
    const sums = centre.locator('tfoot td');
    const labels = viewport === 'phone' ? (['report_times', 'report_in', 'report_out'] as const) : [];
    const labelled = (...figures: string[]) =>
      figures.map((figure, at) => (labels[at] ? `${t(labels[at])}\n${figure}` : figure));
    await eventually(() => sums.allInnerTexts()).toEqual(labelled('12', '+P 4.00', '−P 11.00'));
    await expectNoAxeViolationsInBothThemes(page, lang);
    await unfold(centre, t);
    await centre.getByLabel(t('statement_wallet')).selectOption('NAGA');
    await eventually(() => sums.allInnerTexts()).toEqual(labelled('12', '+P 11.00', '−P 4.00'));
    await centre.getByRole('tab', { name: t('statement_movements') }).click();
    await eventually(() => centre.locator('dd').allTextContents()).toEqual(['P 0.00', 'P 7.00']);

    await unfold(centre, t);
    await chip(t('list_span_own')).click();
    const [from, to] = [
      centre.getByLabel(t('list_from'), { exact: true }),
      centre.getByLabel(t('list_to'), { exact: true }),
    ];
    await from.fill('2026-03-02');
    await to.fill('2026-03-01');
    await chip(t('list_days_show')).click();
    await seen(centre.getByText(t('list_day_order')));
    expect([await from.inputValue(), await to.inputValue()]).toEqual(['2026-03-02', '2026-03-01']);
    await to.fill('2026-03-02');
    await chip(t('list_days_show')).click();
    await seen(centre.getByRole('heading', { name: t('statement_none') }));
    await expectNoAxeViolationsInBothThemes(page, lang);
    await chip(t('list_see_days30')).click();
    // The movements start anew after the report, with the chosen page size.
    await count(1, 12, 12);
  },
);
