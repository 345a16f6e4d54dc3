import { describe, expect, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

describe.each(PHONE_LOOKS)('an agent’s reports on a $viewport in $lang:', (look) => {
  it('[AGENT-02] [AGENT-03] [AGENT-04] [AGENT-07] [AGENT-08] [AGENT-09] [AGENT-10] shows the team, income, bets, profit and transactions of the line, and finds a member', async () => {
    const t = wordsOf(look.lang);
    const { page } = await site.openPage({ ...look });
    await playerAt(page, t).logIn('agent1');
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
    await page.goto('/agent/agentRevenueReport');
    await seen(centre.getByRole('tab', { name: t('bills_side_upline') }));
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
      await centre.getByRole('textbox', { name: t('report_search') }).fill('somchai');
      await page.keyboard.press('Enter');
      await eventually(async () => [...new Set(await accounts())]).toEqual([
        `somchai ${t('report_level', { level: 1 })}`,
      ]);
    }
    expect(await centre.getByRole('button', { name: t('list_download') }).count()).toBe(1);
  });
});
