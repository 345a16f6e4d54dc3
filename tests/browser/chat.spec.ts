import { describe, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { operatorAt } from './support/operator.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';

const site = startSite();
const TEXT = { EN: 'Lend me 500 outside the site', TH: 'ขอยืมเครดิต 500 นอกเว็บ' } as const;

describe.each(PHONE_LOOKS)('the chat room on a $viewport in $lang:', (look) => {
  it('[MODAL-08] [MODAL-09] [M14] is read and written by two members, and a reported message is removed at the desk', async () => {
    const desk = await operatorAt(site, look);
    const { t, main, page: atDesk } = desk;
    const enter = async () => {
      const { page } = await site.openPage({ viewport: look.viewport, lang: look.lang });
      const player = playerAt(page, t);
      const open = async () => {
        if (look.viewport === 'phone') await page.getByRole('button', { name: t('menu'), exact: true }).click();
        await page
          .getByRole('button', { name: t('chat_room'), exact: true })
          .first()
          .click();
      };
      const dialog = page.getByRole('dialog', { name: t('chat_title') });
      const field = dialog.getByRole('textbox', { name: t('chat_text') });
      const button = (name: string) => dialog.getByRole('button', { name, exact: true });
      return { page, player, open, dialog, field, button };
    };
    const [one, other] = [await enter(), await enter()];
    await one.open();
    await seen(one.dialog.getByText(t('chat_door_visitor')));
    await expectNoAxeViolations(one.page, 'dialog[open]');
    await one.button(t('close')).click();
    for (const [at, username] of [
      [one, 'somchai'],
      [other, 'agent1'],
    ] as const) {
      await at.player.logIn(username);
      await at.player.isMember();
      await at.open();
      await seen(at.field);
    }
    await one.field.fill(TEXT[look.lang]);
    await one.button(t('chat_send')).click();
    await seen(other.dialog.getByText(TEXT[look.lang]));
    await eventually(() => one.field.inputValue()).toBe('');
    await other.dialog.getByRole('button', { expanded: false }).click();
    await expectNoAxeViolationsInBothThemes(other.page, look.lang);
    await other.button(t('chat_report')).click();
    await seen(other.dialog.getByText(t('chat_reported')));

    await desk.signIn('desk1');
    await desk.goTo('chat');
    await seen(main.getByText(TEXT[look.lang]));
    await main.getByRole('button', { name: t('desk_action_removeChat'), exact: true }).click();
    const dialog = atDesk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('desk_reason') }).fill('Credit');
    await expectNoAxeViolations(atDesk, 'html');
    await dialog.getByRole('button', { name: t('desk_action_removeChat'), exact: true }).click();
    await seen(main.getByText(t('desk_done_removeChat')));
    for (const at of [one, other]) await seen(at.dialog.getByText(t('chat_removed', { reason: 'Credit' })));
  });
});
