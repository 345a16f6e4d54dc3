import { describe, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { operatorAt } from './support/operator.ts';
import { startSite } from './support/site.ts';
import { seen } from './support/wait.ts';

const site = startSite();

describe.each(PHONE_LOOKS)('a line at the desk on a $viewport in $lang:', (look) => {
  it('is looked up, moved, frozen and released, each with a reason', async () => {
    const desk = await operatorAt(site, look);
    const { page, main, dialog, t } = desk;
    const button = (key: 'desk_line_look' | 'desk_line_act_move' | 'desk_line_act_freeze' | 'desk_line_act_unfreeze') =>
      main.getByRole('button', { name: t(key), exact: true });
    const giveReason = async (key: 'desk_line_act_move' | 'desk_line_act_freeze' | 'desk_line_act_unfreeze') => {
      await dialog.getByLabel(t('desk_reason'), { exact: true }).fill('Asked by both sides.');
      await expectNoAxeViolations(page, 'html');
      await dialog.getByRole('button', { name: t(key), exact: true }).click();
    };
    await desk.signIn('desk1');
    await desk.goTo('members');
    await main.getByLabel(t('desk_line_search'), { exact: true }).fill('nobody');
    await button('desk_line_look').click();
    await seen(main.getByText(t('desk_line_nobody'), { exact: true }));
    await main.getByLabel(t('desk_line_search'), { exact: true }).fill('081-234 5678');
    await button('desk_line_look').click();
    const [from, to] = ['agent1', 'agent41'];
    await seen(main.getByText(`${from} → somchai`, { exact: true }));
    await expectNoAxeViolations(page, 'html');

    await button('desk_line_act_move').click();
    await dialog.getByLabel(t('desk_line_upline'), { exact: true }).fill(to as string);
    await giveReason('desk_line_act_move');
    await seen(main.getByText(t('desk_line_done_move'), { exact: true }));
    await seen(main.getByText(`${to} → somchai`, { exact: true }));

    await button('desk_line_act_freeze').click();
    await giveReason('desk_line_act_freeze');
    await seen(main.getByText(t('desk_line_done_freeze'), { exact: true }));
    await expectNoAxeViolations(page, 'html');
    await button('desk_line_act_unfreeze').click();
    await giveReason('desk_line_act_unfreeze');
    await seen(main.getByText(t('desk_line_done_unfreeze'), { exact: true }));

    await desk.goTo('moves');
    await seen(desk.rows.filter({ hasText: `${from} → ${to}` }).first());
  });
});
