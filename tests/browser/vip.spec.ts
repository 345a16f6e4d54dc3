import { describe, expect, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;

describe.each(PHONE_LOOKS)('the VIP screen on a $viewport in $lang:', (look) => {
  it('[ROUTE-08] [PROD-05] shows the levels to everybody, and after the login the own one and what comes in', async () => {
    const { page } = await site.openPage({ ...look, path: '/vip' });
    const t = wordsOf(look.lang);
    const player = playerAt(page, t);
    const table = page.getByRole('table');
    await eventually(() => table.getByRole('row').count()).toBe(11);
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await site.qa.settleBet({ username: 'somchai', requestId: 'v1', stake: 1_000 * P, payout: 600 * P });
    await page.getByRole('button', { name: t('vip_visitor'), exact: true }).click();
    await player.fillName('somchai');
    await player.submitLogin();
    await player.closeGreeting();
    await seen(
      page.getByRole('heading', {
        name: new RegExp(t('vip_named', { level: 3, name: t('vip_lantern_gold') })),
        level: 2,
      }),
    );
    const slip = (name: string) => page.getByRole('region', { name, exact: true });
    await seen(slip(t('vip_rebate')).getByText('P 3.00', { exact: true }));
    await seen(slip(t('vip_rebate')).getByText('× 0.3%', { exact: true }));
    await seen(slip(t('vip_cash_back')).getByText('× 5%', { exact: true }));
    expect(await table.getByRole('row', { name: t('vip_here') }).count()).toBe(1);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
  });
});
