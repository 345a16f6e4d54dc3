import type { Locator } from 'playwright-core';
import { demoPassword } from '../../../server/database/seed/accounts.ts';
import type { DeskDone } from '../../../src/machines/desk/deskPage/deskPage.rules.ts';
import type { DeskPageName } from '../../../src/machines/desk/deskPage/deskQueues.ts';
import type { Look } from './byKeys.ts';
import type { Site } from './site.ts';
import { gone, seen } from './wait.ts';
import { wordsOf } from './words.ts';

/** An operator at the desk; elements are found by their text. */
export async function operatorAt(site: Site, look: Look) {
  const { page, allow } = await site.openPage({
    ...look,
    theme: look.viewport === 'phone' ? 'light' : 'dark',
    path: '/desk',
  });
  const t = wordsOf(look.lang);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const tab = (queue: string): Locator =>
    main.getByRole('tab', { name: t(`desk_queue_${queue}` as 'desk_queue_toPay') });
  const rows = page.locator('#desk-part').getByRole('listitem');
  const auditRows = main.getByRole('region', { name: t('desk_page_audit') }).getByRole('listitem');

  const operator = {
    page,
    allow,
    t,
    main,
    dialog,
    rows,
    auditRows,
    typeName: async (name: string, password = demoPassword) => {
      await page.getByRole('textbox', { name: t('desk_name'), exact: true }).fill(name);
      await page.getByLabel(t('desk_password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: t('desk_sign_in'), exact: true }).click();
    },
    signIn: async (name: string) => {
      await operator.typeName(name);
      await seen(page.getByRole('navigation', { name: t('desk_menu') }));
      await operator.stands();
    },
    signOut: async () => {
      await page.getByRole('button', { name: t('desk_sign_out'), exact: true }).click();
      await seen(page.getByRole('textbox', { name: t('desk_name'), exact: true }));
    },
    /** Waits until nothing is being fetched. */
    stands: () => gone(page.locator('[aria-busy="true"]').first()),
    goTo: async (name: DeskPageName) => {
      await page
        .getByRole('navigation', { name: t('desk_menu') })
        // With the number that waits there, if any.
        .getByRole('button', { name: new RegExp(`^${t(`desk_page_${name}`)}(\\s|$)`) })
        .click();
      await seen(page.getByRole('heading', { level: 1, name: t(`desk_page_${name}`) }));
      await operator.stands();
    },
    /** Opens the withdrawal with this amount in a queue. */
    open: async (queue: 'toApprove' | 'toPay' | 'toResolve' | 'over', amount: string) => {
      await operator.goTo('withdrawals');
      if ((await tab(queue).getAttribute('aria-selected')) !== 'true') await tab(queue).click();
      await operator.stands();
      await rows.filter({ hasText: amount }).getByRole('button').click();
      await seen(page.getByRole('heading', { name: t('desk_timeline') }));
    },
    /** Chooses an action, reads its consequences, gives a reason if required, and confirms. */
    act: async (label: string, { says = '', reason = '' } = {}) => {
      await main.getByRole('button', { name: label, exact: true }).first().click();
      if (says) await seen(dialog.getByText(says));
      if (reason) await dialog.getByRole('textbox', { name: t('desk_reason') }).fill(reason);
      await dialog.getByRole('button', { name: label, exact: true }).click();
      await gone(dialog);
      await operator.stands();
    },
    done: (what: DeskDone) => seen(page.getByRole('status').filter({ hasText: t(`desk_done_${what}`) })),
  };
  return operator;
}
