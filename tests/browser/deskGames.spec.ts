import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { operatorAt } from './support/operator.ts';
import { startSite } from './support/site.ts';
import { seen } from './support/wait.ts';

const site = startSite();

describe.each(PHONE_LOOKS)('games at the desk on a $viewport in $lang:', (look) => {
  it('[GAME-13] hides a vendor and a game from players, and shows both again', async () => {
    const desk = await operatorAt(site, look);
    const { page, main, dialog, rows, t } = desk;
    const act = async (row: string, key: 'hideVendor' | 'showVendor' | 'hideGame' | 'showGame') => {
      const label = t(`desk_action_${key}`);
      await rows.filter({ hasText: row }).first().getByRole('button', { name: label, exact: true }).click();
      await expectNoAxeViolations(page, 'html');
      await dialog.getByRole('button', { name: label, exact: true }).click();
      await seen(main.getByText(t(`desk_done_${key}`), { exact: true }));
    };
    const tab = (queue: 'shown' | 'hidden') =>
      main.getByRole('tab', { name: t(`desk_queue_${queue}`), exact: true }).click();
    const vendorsOnSite = async () => {
      const answer = await page.request.get(`${site.url}/lgw/games/game_menus?language=EN`);
      const { value } = (await answer.json()) as { value: { list: { vendors: { vassalage: string }[] }[] } };
      return value.list.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage));
    };

    await desk.signIn('desk1');
    await desk.goTo('vendors');
    await expectNoAxeViolations(page, 'html');
    await main.getByRole('button', { name: t('notices_page', { page: 2 }), exact: true }).click();
    await desk.stands();
    await act('GONGHALL', 'hideVendor');
    expect(await vendorsOnSite()).not.toContain('GONGHALL');
    await tab('hidden');
    await desk.stands();
    await act('GONGHALL', 'showVendor');
    expect(await vendorsOnSite()).toContain('GONGHALL');

    await desk.goTo('games');
    await main.getByLabel(t('desk_search_games'), { exact: true }).fill('victory');
    await main.getByRole('button', { name: t('list_search'), exact: true }).click();
    await seen(rows.filter({ hasText: 'victory-gong' }));
    expect(await rows.count()).toBeLessThan(20);
    await act('victory-gong', 'hideGame');
    await tab('hidden');
    await seen(rows.filter({ hasText: 'victory-gong' }));
    await act('victory-gong', 'showGame');
  });
});
