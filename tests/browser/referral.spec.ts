import { describe, expect, it } from 'vitest';
import { referralContract } from '../../src/api/contract/member/referral.ts';
import { apiAs } from './support/apiAs.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { quiet } from './support/quiet.ts';
import { NEWCOMER, registrationAt } from './support/registration.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

describe.each(PHONE_LOOKS)('inviting friends on a $viewport in $lang:', (look) => {
  it('[MEMBER-15] [PROD-08] [REG-22] shows and copies the link; a friend registers with it and appears', async () => {
    const { page } = await site.openPage({ ...look, as: 'somchai' });
    const t = wordsOf(look.lang);
    const player = playerAt(page, t);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/member/referral');
    const { centre } = player;
    const ticket = centre.getByRole('region', { name: t('referral_invite') });
    await seen(ticket.getByRole('img', { name: t('referral_qr') }));
    const somchai = await apiAs(site, 'somchai');
    const { code, friends } = await somchai(referralContract.overview, { request: {} });
    const link = `${site.url}/?referralCode=${code}`;
    await seen(ticket.getByText(link));
    await seen(centre.getByText(t('referral_friends_none')));
    expect(friends).toBe(0);
    await ticket.getByRole('button', { name: t('referral_copy'), exact: true }).click();
    await seen(ticket.getByText(t('referral_copied_link')));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    const friend = await site.openPage({ ...look, path: `/?referralCode=${code}` });
    const form = registrationAt(friend.page, t, site.qa);
    await quiet(friend.page);
    await friend.page.goto('/register');
    await seen(form.submit);
    expect(await form.field('affiliateCode').inputValue()).toBe(code);
    await form.fill(NEWCOMER);
    await form.agree();
    await form.submit.click();
    await form.isWelcome(NEWCOMER.username);

    const filters = centre.getByRole('region', { name: t('referral_friends_filters'), exact: true });
    await filters.getByRole('button', { name: t('list_refresh'), exact: true }).click();
    const list = centre.getByRole('region', { name: t('referral_friends'), exact: true });
    await eventually(() => list.getByRole('row').allTextContents()).toContainEqual(
      expect.stringMatching(/^ni\*\*\*7/i),
    );
    await seen(list.getByText(t('friend_registered')));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
  });
});
