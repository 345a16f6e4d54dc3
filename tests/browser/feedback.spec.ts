import { describe, expect, it } from 'vitest';
import { rasterise } from '../../server/account/captcha/rasterise.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { operatorAt } from './support/operator.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';

const site = startSite();
const picture = await rasterise(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="red"/></svg>',
);
const CONTENT = {
  EN: 'My withdrawal says paid, but nothing has arrived.',
  TH: 'ถอนเงินแล้วระบบบอกว่าโอนแล้ว แต่ยังไม่เข้าบัญชี',
} as const;

describe.each(PHONE_LOOKS)('a question to the desk on a $viewport in $lang:', (look) => {
  it('[SCREEN-05] [FEEDBACK-01] is sent with a picture, answered at the desk, and ends in the messages', async () => {
    const { page } = await site.openPage({
      viewport: look.viewport,
      lang: look.lang,
      as: 'somchai',
      path: '/member/feedback',
    });
    const desk = await operatorAt(site, look);
    const { page: atDesk, main, t } = desk;
    const player = playerAt(page, t);
    const { centre } = player;
    const button = (name: string) => centre.getByRole('button', { name, exact: true });
    await button(t('feedback_submit')).click();
    await seen(centre.getByText(t('feedback_type_missing')));
    await centre.getByRole('radio', { name: new RegExp(t('feedback_type_withdrawal')) }).check({ force: true });
    await centre.getByRole('textbox', { name: t('feedback_content') }).fill(CONTENT[look.lang]);
    const files = [{ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from(picture) }];
    await centre.locator('input[type="file"]').setInputFiles(files);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await button(t('feedback_submit')).click();
    await seen(centre.getByText(t('feedback_due_note')));
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await desk.signIn('desk1');
    await desk.goTo('tickets');
    await main.getByRole('button', { name: CONTENT[look.lang] }).click();
    await eventually(() => main.getByRole('img').count()).toBe(1);
    await main.getByRole('button', { name: t('desk_action_replyTicket'), exact: true }).click();
    const dialog = atDesk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('desk_reply') }).fill('We have found it.\nIt arrives today.');
    await expectNoAxeViolations(atDesk, 'html');
    await dialog.getByRole('button', { name: t('desk_action_replyTicket'), exact: true }).click();
    await seen(main.getByText(t('desk_done_replyTicket')));

    await button(t('feedback_refresh')).click();
    await seen(centre.getByText('We have found it.'));
    await centre.getByRole('textbox', { name: t('feedback_reply') }).fill('Thank you');
    await button(t('feedback_send')).click();
    await seen(centre.getByText('Thank you', { exact: true }));
    await button(t('feedback_solve')).click();
    await seen(centre.getByText(t('feedback_closed')));
    await page.goto('/member/messageV2');
    const rows = centre.getByRole('region', { name: t('inbox_list'), exact: true }).getByRole('listitem');
    expect(await rows.first().textContent()).toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}/);
  });
});
