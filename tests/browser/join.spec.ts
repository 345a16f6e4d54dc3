import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { operatorAt } from './support/operator.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

describe.each(PHONE_LOOKS)('the page for partners on a $viewport in $lang:', (look) => {
  it('[ROUTE-30] [AGENT-16] shows agreements and an example to everybody, and takes the application of a member', async () => {
    const { page } = await site.openPage({ ...look, path: '/join' });
    const t = wordsOf(look.lang);
    const player = playerAt(page, t);
    await seen(page.getByRole('heading', { name: t('join_title'), level: 1 }));
    const sum = page.locator('#join-sum');
    await seen(sum.getByText('P 1,440.00', { exact: true }));
    await page.getByRole('slider', { name: t('join_members') }).fill('30');
    await page.getByRole('slider', { name: t('join_loss') }).fill('-2');
    await seen(sum.getByText('P 0.00', { exact: true }));
    await page.getByRole('tab', { name: t('agreement_kind_daily'), exact: true }).click();
    await seen(sum.getByText('P 3,000.00', { exact: true }));
    await seen(page.getByRole('row', { name: /0\.5%/ }).and(page.locator('[aria-current]')));
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await page.getByRole('button', { name: t('join_log_in'), exact: true }).click();
    await player.fillName('somchai');
    await player.submitLogin();
    await player.closeGreeting();
    const form = page.getByRole('region', { name: t('join_form'), exact: true });
    const press = (key: 'join_form_send' | 'join_withdraw') =>
      form.getByRole('button', { name: t(key), exact: true }).click();
    await press('join_form_send');
    await seen(form.getByText(t('join_wrong_channels'), { exact: true }));
    await form.getByLabel(t('join_form_players'), { exact: true }).fill('24');
    await form.getByLabel(t('join_form_contact'), { exact: true }).fill('LINE: fah2030');
    await form.getByLabel(t('join_channel_friends'), { exact: true }).check();
    await form.getByLabel(t('join_form_plan'), { exact: true }).fill('My football club.');
    await form.getByLabel(t('join_form_agree', { age: 18 }), { exact: true }).check();
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await press('join_form_send');
    await seen(form.getByText(t('join_told_pending'), { exact: true }));

    const desk = await operatorAt(site, look);
    await desk.signIn('desk1');
    await desk.goTo('applications');
    const row = desk.rows.filter({ hasText: 'LINE: fah2030' });
    await seen(row);
    await expectNoAxeViolations(desk.page, 'html');
    await row.getByRole('button', { name: t('desk_action_approveApplication'), exact: true }).click();
    await desk.dialog.getByRole('button', { name: t('desk_action_approveApplication'), exact: true }).click();
    await seen(desk.main.getByText(t('desk_done_approveApplication'), { exact: true }));

    await page.reload();
    await seen(form.getByText(t('join_told_agent'), { exact: false }));
    await page.getByRole('link', { name: t('join_to_centre'), exact: true }).click();
    await seen(page.getByRole('dialog', { name: t('centre_agent'), exact: true }));
    expect(new URL(page.url()).pathname).toMatch(/^\/agent/);
  });
});
