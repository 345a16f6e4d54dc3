import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { operatorAt } from './support/operator.ts';
import { startSite } from './support/site.ts';
import { seen } from './support/wait.ts';

const site = startSite();

describe.each(PHONE_LOOKS)('settings at the desk on a $viewport in $lang:', (look) => {
  it('[ROUTE-08] [REG-19] one operator changes the sign-up form, and two the VIP table', async () => {
    const desk = await operatorAt(site, look);
    const { page, main, dialog, rows, t } = desk;
    const read = async <T>(path: string): Promise<T> => {
      const answer = await page.request.get(`${site.url}${path}`);
      return ((await answer.json()) as { value: T }).value;
    };
    const emailRule = async () => {
      const { rules } = await read<{ rules: Record<string, { enabled: boolean; required: boolean }> }>(
        '/wps/system/setting/register',
      );
      return [rules.email?.enabled, rules.email?.required];
    };
    const rates = async () => {
      const { list } = await read<{ list: { rate: number }[] }>('/wps/ext/v1/vip/levels');
      return list.slice(0, 3).map(({ rate }) => rate);
    };
    const row = (name: string) => rows.filter({ has: page.getByText(name, { exact: true }) });
    const press = (name: string, label: string) => row(name).getByRole('button', { name: label, exact: true }).click();
    const tab = async (queue: 'signUp' | 'vip') => {
      await main.getByRole('tab', { name: t(`desk_queue_${queue}`), exact: true }).click();
      await desk.stands();
    };

    await desk.signIn('desk1');
    await desk.goTo('settings');
    await expectNoAxeViolations(page, 'html');
    // Seven tabs scroll by themselves.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await tab('signUp');
    expect(await emailRule()).toEqual([true, false]);
    await press(t('register_email'), t('desk_action_requireField'));
    await dialog.getByRole('button', { name: t('desk_action_requireField'), exact: true }).click();
    await desk.done('requireField');
    await expect.poll(emailRule).toEqual([true, true]);

    await tab('vip');
    const level2 = t('desk_setting_vipRate', { part: '2' });
    await press(level2, t('desk_action_changeSetting'));
    const value = dialog.getByRole('textbox', { name: t('desk_value') });
    await value.fill('a lot');
    await dialog.getByRole('button', { name: t('desk_action_changeSetting'), exact: true }).click();
    await seen(dialog.getByText(t('desk_value_wrong')));
    expect(await value.inputValue()).toBe('a lot');
    await value.fill('0.27');
    await expectNoAxeViolations(page, 'html');
    await dialog.getByRole('button', { name: t('desk_action_changeSetting'), exact: true }).click();
    await desk.done('firstApproval');
    await seen(row(level2).getByText(t('desk_setting_waits', { value: '0.27 %', name: 'desk1' })));
    expect(await rates()).toEqual([2_000, 2_500, 3_000]);
    await desk.goTo('settingChanges');
    expect(
      await row(level2)
        .getByRole('button', { name: t('desk_action_confirmSetting') })
        .count(),
    ).toBe(0);
    await desk.signOut();

    await desk.signIn('desk2');
    await desk.goTo('settingChanges');
    await press(level2, t('desk_action_confirmSetting'));
    await seen(dialog.getByText(t('desk_say_setting_by', { name: 'desk1' })));
    await dialog.getByRole('button', { name: t('desk_action_confirmSetting'), exact: true }).click();
    await desk.done('confirmSetting');
    await expect.poll(rates).toEqual([2_000, 2_700, 3_000]);

    // The demo has everything but a brand of its own and a public address.
    await desk.goTo('setup');
    await expectNoAxeViolations(page, 'html');
    await seen(rows.filter({ hasText: t('desk_setup_brand') }).getByText(t('desk_setup_missing'), { exact: true }));
    await seen(rows.filter({ hasText: t('desk_setup_games') }).getByText(t('desk_setup_done'), { exact: true }));
  });
});
