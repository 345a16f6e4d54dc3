import { describe, expect, it } from 'vitest';
import { rewardCentreContract } from '../../src/api/contract/member/rewardCentre.ts';
import { apiAs } from './support/apiAs.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { dropNextResponse } from './support/dropNextResponse.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;

describe.each(PHONE_LOOKS)('the reward centre on a $viewport in $lang:', (look) => {
  it('[MEMBER-14] checks in once, earns the chances by bets, draws once, and tells the seed', async () => {
    const { page, allow } = await site.openPage({ ...look, as: 'somchai', path: '/member/rewardCenter' });
    const t = wordsOf(look.lang);
    const player = playerAt(page, t);
    const { centre } = player;
    const card = centre.getByRole('region', { name: t('win_checkIn') });
    const wheel = centre.getByRole('region', { name: t('win_wheel') });
    const spin = wheel.getByRole('button', { name: t('reward_draw_wheel'), exact: true });
    const checkIn = card.getByRole('button', { name: t('reward_check_in'), exact: true });
    expect([await checkIn.getAttribute('aria-disabled'), await spin.getAttribute('aria-disabled')]).toEqual([
      'true',
      'true',
    ]);
    await seen(centre.getByText(t('reward_chance_left', { left: 'P 5,000.00' })));
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await site.qa.settleBet({ username: 'somchai', requestId: 'bet-of-today', stake: 5_000 * P });
    await page.reload();
    await seen(centre.getByText(t('reward_chance_earned')));
    await checkIn.click();
    await seen(card.getByText(t('reward_checked_in', { day: 1, points: 5 })));
    await seen(card.getByText(t('reward_check_in_done', { points: 5 })));
    allow(/ERR_CONNECTION_RESET/);
    await dropNextResponse(page, rewardCentreContract.draw);
    await spin.click();
    await centre.getByRole('button', { name: t('unsure_again'), exact: true }).click();
    await seen(wheel.getByText(t('reward_drawn')));
    const somchai = await apiAs(site, 'somchai');
    const state = await somchai(rewardCentreContract.state, { request: {} });
    const drawn = state.games[0]?.drawn ?? expect.unreachable('nothing was drawn');
    await wheel.getByText(t('reward_fair')).click();
    await seen(wheel.getByText(drawn.seed, { exact: true }));
    expect(await wheel.locator('tr[aria-current]').count()).toBe(1);

    for (const [game, label] of [
      ['win_envelope', 'reward_draw_envelope'],
      ['win_egg', 'reward_draw_egg'],
    ] as const) {
      const stall = centre.getByRole('region', { name: t(game) });
      await stall.getByRole('button', { name: t(label), exact: true }).click();
      await seen(stall.getByText(t('reward_drawn')));
    }
    const history = centre.getByRole('region', { name: t('reward_history'), exact: true });
    await eventually(() => history.getByRole('listitem').count()).toBe(4);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
  });
});
