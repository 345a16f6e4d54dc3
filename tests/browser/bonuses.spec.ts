import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;
const DAY = 86_400_000;

describe.each(PHONE_LOOKS)('bonus details on a $viewport in $lang:', (look) => {
  it('[MEMBER-13] [PROD-06] shows a rebate, how it came about and the bets of its day, and exports it', async () => {
    await site.qa.settleBet({ username: 'somchai', requestId: 'b1', stake: 1_000 * P, payout: 1_000 * P });
    const { serverTime } = await site.qa.travel({ ms: 0 });
    // Past 02:00 of the next day.
    await site.qa.travel({ ms: DAY - ((serverTime + DAY / 3) % DAY) + DAY / 12 });
    await site.qa.creditBonuses({});
    const { page } = await site.openPage({ ...look, as: 'somchai', path: '/member' });
    const t = wordsOf(look.lang);
    const player = playerAt(page, t);
    const { centre } = player;
    await centre.getByRole('link', { name: t('menu_bonus'), exact: true }).click();
    await centre.getByLabel(t('bonus_group'), { exact: true }).selectOption('rebate');
    const rows = centre.getByRole('listitem').filter({ has: page.locator('details') });
    await eventually(() => rows.count()).toBe(1);
    await rows.first().locator('summary').click();
    await seen(rows.first().getByText('P 1,000.00'));
    await seen(rows.first().getByText(t('vip_level', { level: 3 }), { exact: true }));
    await seen(rows.first().getByText('0.3%', { exact: true }));
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    const save = centre.getByRole('button', { name: t('list_download'), exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    const lines = (await buffer(await download.createReadStream())).toString().trimEnd().split('\r\n');
    expect([lines.length, lines[1]?.includes(t('kind_rebate'))]).toEqual([2, true]);

    await rows
      .first()
      .getByRole('link', { name: t('bonus_see_bets'), exact: true })
      .click();
    await seen(centre.getByText('P 1,000.00').first());
    await eventually(() => centre.getByLabel(t('list_from'), { exact: true }).inputValue()).toBe(
      new Date(serverTime + DAY / 3).toISOString().slice(0, 10),
    );
  });
});
