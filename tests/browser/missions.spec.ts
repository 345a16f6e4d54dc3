import { describe, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;

describe.each(PHONE_LOOKS)('mission activity on a $viewport in $lang:', (look) => {
  it('[MEMBER-16] [MEMBER-19] [MEMBER-20] counts what can be claimed in the menu, and credits it once', async () => {
    await site.qa.settleBet({ username: 'somchai', requestId: 'm1', stake: 2_600 * P, payout: 2_600 * P });
    const { page } = await site.openPage({ ...look, as: 'somchai', path: '/member' });
    const t = wordsOf(look.lang);
    const player = playerAt(page, t);
    const { centre } = player;
    const badge = centre.getByText(t('count_missions_one', { count: 1 }), { exact: true });
    await eventually(() => badge.count()).toBe(1);
    await centre.getByRole('link', { name: new RegExp(t('menu_missions')) }).click();
    const missions = centre.getByRole('region', { name: t('missions_title'), exact: true });
    const claimAll = missions.getByRole('button', {
      name: t('missions_claim_all_one', { count: 1, amount: 'P 2.00' }),
      exact: true,
    });
    await seen(claimAll);
    await seen(missions.getByText(t('missions_of', { done: 'P 2,600.00', target: 'P 5,000.00' }), { exact: true }));
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await claimAll.click();
    await seen(missions.getByText(t('missions_claimed_note', { amount: 'P 2.00' }), { exact: true }));
    await seen(missions.getByText(t('missions_claimed'), { exact: true }));
    await gone(claimAll);
    await eventually(() => badge.count()).toBe(0);
    const board = centre.getByRole('region', { name: t('missions_board'), exact: true });
    await seen(board.getByText(t('missions_you')));
    await missions.getByRole('button', { name: t('missions_period_once'), exact: true }).click();
    await eventually(() => missions.getByRole('listitem').count()).toBe(1);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
  });
});
