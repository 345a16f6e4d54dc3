import { describe, expect, it } from 'vitest';
import type { ProfitGroup } from '../../src/api/contract/agent/agentReports.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { startSite } from './support/site.ts';
import { unfold } from './support/unfold.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;

describe.each(PHONE_LOOKS)('an agent’s reports on a $viewport in $lang:', (look) => {
  it('[PROD-09] [AGENT-02] [AGENT-03] [AGENT-04] [AGENT-07] [AGENT-08] [AGENT-09] [AGENT-10] shows the team, income, bets, profit and transactions of the line, and finds a member', async () => {
    const t = wordsOf(look.lang);
    const { page } = await site.openPage({ ...look, as: 'agent1' });
    const centre = page.getByRole('dialog', { name: t('centre_agent'), exact: true });
    const accounts = () => centre.getByRole('rowheader').allTextContents();

    await page.goto('/agent/agentTeamOverview');
    const overview = centre.getByRole('region', { name: t('menu_agent_overview'), exact: true });
    await seen(overview.getByText(t('report_validBet'), { exact: true }).first());
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await page.goto('/agent/downlineManagement');
    await seen(centre.getByText('agent2', { exact: true }));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await seen(centre.getByText('somchai', { exact: true }));
    const item = (account: string) => centre.getByRole('treeitem', { name: account });
    await item('agent2').focus();
    await page.keyboard.press('ArrowRight');
    await seen(item('narong'));
    await page.keyboard.press('ArrowRight');
    await eventually(() => item('narong').evaluate((line) => line === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await gone(item('narong'));
    await page.goto('/agent/agentRevenueReport');
    await seen(centre.getByRole('tab', { name: t('bills_side_upline') }));
    await seen(centre.getByRole('heading', { name: t('bills_none'), exact: true }));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await page.goto('/agent/announcement');
    await seen(centre.getByRole('article').first());

    for (const [path, label] of [
      ['/agent/teamBetHistory', 'report_bets'],
      ['/agent/userProfitLoss', 'report_profit'],
      ['/agent/downlineTransactions', 'report_transactions'],
    ] as const) {
      await page.goto(path);
      const report = centre.getByRole('region', { name: t(label), exact: true });
      await seen(report.getByRole('rowheader').first());
      await expectNoAxeViolationsInBothThemes(page, look.lang);
      await unfold(centre, t);
      await centre.getByRole('textbox', { name: t('report_search') }).fill('somchai');
      await page.keyboard.press('Enter');
      await eventually(async () => [...new Set(await accounts())]).toEqual([
        `somchai ${t('report_level', { level: 1 })}`,
      ]);
    }
    expect(await centre.getByRole('button', { name: t('list_download') }).count()).toBe(1);
  });

  it('[AGENT-08] shows profit and loss by level, category, vendor and day, keeps the choice as a view, and asks before it deletes the view', async () => {
    const t = wordsOf(look.lang);
    const { page } = await site.openPage({ ...look, as: 'agent1', path: '/agent/userProfitLoss' });
    await site.qa.settleBet({ username: 'somchai', requestId: 'p1', stake: 1_000 * P, payout: 600 * P });
    const report = page.getByRole('region', { name: t('report_profit'), exact: true });
    const choose = (group: ProfitGroup) =>
      page.getByRole('tab', { name: t(`report_by_${group}`), exact: true }).click();
    const heads = () => report.getByRole('rowheader').allTextContents();
    const row = (name: string) => report.getByRole('row', { name });
    await choose('category');
    await seen(row(t('bets_category_RNG')));
    expect(await report.getByRole('columnheader', { name: t('report_deposits') }).count()).toBe(0);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await choose('vendor');
    await eventually(heads).toContain(look.lang === 'TH' ? 'นาคา สล็อต' : 'Naga Slots');
    await choose('level');
    await eventually(heads).toContain(t('report_level', { level: 1 }));
    await choose('day');
    await eventually(async () => (await heads())[0]).toMatch(/^\d\d\/\d\d\/\d{4}$/);

    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const view = page.getByRole('combobox', { name: t('views_view'), exact: true });
    const main = page.getByRole('dialog', { name: t('centre_agent'), exact: true });
    await unfold(main, t);
    await press(t('views_keep'));
    await page.getByRole('textbox', { name: t('views_name') }).fill('By day');
    await press(t('views_save'));
    await eventually(() => view.locator('option').allTextContents()).toEqual([t('views_none'), 'By day']);
    await page.reload();
    await seen(report.getByRole('rowheader').first());
    await seen(page.getByRole('tab', { name: t('report_by_member'), selected: true }));
    await unfold(main, t);
    await view.selectOption('By day');
    await seen(page.getByRole('tab', { name: t('report_by_day'), selected: true }));
    await press(t('views_remove'));
    await seen(page.getByText(t('views_remove_ask', { name: 'By day' }), { exact: true }));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await press(t('views_cancel'));
    expect(await view.locator('option').count()).toBe(2);
    await press(t('views_remove'));
    await press(t('views_remove_yes'));
    await eventually(() => view.locator('option').allTextContents()).toEqual([t('views_none')]);
  });
});
