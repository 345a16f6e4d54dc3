import { describe, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { operatorAt } from './support/operator.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { seen } from './support/wait.ts';

const site = startSite();

describe.each(PHONE_LOOKS)('a message of the desk on a $viewport in $lang:', (look) => {
  it('[MEMBER-17] is sent by an operator in both languages, and read by the member in the own one', async () => {
    const desk = await operatorAt(site, look);
    const { page: atDesk, main, t } = desk;
    const { page } = await site.openPage({
      viewport: look.viewport,
      lang: look.lang,
      as: 'somchai',
      path: '/member/messageV2',
    });
    const player = playerAt(page, t);
    const title = { EN: 'Songkran gift', TH: 'ของขวัญสงกรานต์' };

    await desk.signIn('desk1');
    await desk.goTo('messages');
    await main.getByRole('button', { name: t('desk_message_next'), exact: true }).click();
    await seen(main.getByText(t('desk_message_missing')).first());
    await main.getByLabel(t('desk_adjustment_username'), { exact: true }).fill('somchai');
    for (const language of ['TH', 'EN'] as const) {
      await main.getByLabel(t(`desk_message_title_${language}`), { exact: true }).fill(title[language]);
      await main.getByLabel(t(`desk_message_text_${language}`), { exact: true }).fill(`${title[language]} 100 P`);
    }
    await expectNoAxeViolations(atDesk, 'html');
    // The menu asks before the message is lost.
    const menu = atDesk.getByRole('navigation', { name: t('desk_menu') });
    await menu.getByRole('button', { name: t('desk_page_news') }).click();
    await seen(atDesk.getByRole('dialog').getByText(t('editor_leave_text')));
    await atDesk.getByRole('dialog').getByText(t('editor_leave_no'), { exact: true }).click();
    await main.getByRole('button', { name: t('desk_message_next'), exact: true }).click();
    await seen(main.getByRole('heading', { name: t('desk_message_ask_member', { name: 'somchai' }) }));
    await atDesk.getByRole('button', { name: t('desk_message_send'), exact: true }).click();
    await seen(main.getByText(t('desk_message_sent_one' as 'desk_message_sent', { count: 1 })));

    const { centre } = player;
    await centre.getByRole('button', { name: t('list_refresh'), exact: true }).click();
    const rows = centre.getByRole('region', { name: t('inbox_list'), exact: true }).getByRole('listitem');
    await rows.filter({ hasText: title[look.lang] }).first().getByRole('button').click();
    await seen(centre.getByRole('heading', { name: title[look.lang], exact: true }));
    await seen(centre.getByRole('article').getByText(`${title[look.lang]} 100 P`));
  });
});
