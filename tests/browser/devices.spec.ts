import { describe, expect, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

describe.each(PHONE_LOOKS)('the devices signed in on a $viewport in $lang:', (look) => {
  it('[MEMBER-05] shows where the member is signed in, and logs another device out', async () => {
    const t = wordsOf(look.lang);
    const { page: other, allow } = await site.openPage({ ...look, as: 'somchai' });
    const elsewhere = playerAt(other, t);
    const { page } = await site.openPage({ ...look, as: 'somchai', path: '/member/securityCenter' });
    const player = playerAt(page, t);
    const devices = player.centre.getByRole('region', { name: t('devices_count', { count: 2 }) });
    await seen(devices.getByText(t('devices_current'), { exact: true }));
    await eventually(() => devices.getByRole('listitem').count()).toBe(2);
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await devices.getByRole('button', { name: t('devices_end_others'), exact: true }).click();
    const question = page.getByRole('alertdialog', { name: t('devices_ask', { count: 1 }) });
    await question.getByRole('button', { name: t('devices_end_others'), exact: true }).click();
    await seen(player.centre.getByText(t('devices_others_ended')));
    const left = player.centre.getByRole('region', { name: t('devices_count', { count: 1 }) });
    expect(await left.getByRole('listitem').count()).toBe(1);

    // The session is over: the server answers 401.
    allow(/401/);
    await other.goto('/member/securityCenter');
    await seen(other.getByText(t('dialog_session_revoked')));
    await elsewhere.isVisitor();
  });
});
