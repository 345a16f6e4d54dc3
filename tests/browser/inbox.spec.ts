import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messageWordsEn } from '../../server/member/inbox/messageWords.en.ts';
import { messageWordsTh } from '../../server/member/inbox/messageWords.th.ts';
import { createApiClient } from '../../src/api/client.ts';
import { protectionContract } from '../../src/api/contract/member/protection.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;

/** Sets a limit of one's own on another device of the logged-in member. */
async function setLimit(page: Page): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const api = createApiClient({
    baseURL: site.url,
    readToken: () => token,
    readLanguage: () => 'EN',
    seal: () => Promise.reject(new Error('sealed calls are not supported here')),
  });
  await api(protectionContract.setLimit, { request: { kind: 'deposit', period: 'day', amount: 5_000 * P } });
}

it.each(PHONE_LOOKS)(
  '[MEMBER-17] [API-30] counts unread messages as they come, opens, searches, reads and deletes them, on a $viewport in $lang',
  async ({ viewport, lang }) => {
    const { page } = await site.openPage({ viewport, lang });
    const t = wordsOf(lang);
    const words = lang === 'TH' ? messageWordsTh : messageWordsEn;
    const [device, limit] = [words.newDevice({})[0], words.limitSet({})[0]];
    const player = playerAt(page, t);
    // A login from a new browser sends a message.
    await player.logIn('somchai');
    await player.isMember();
    await page.goto('/member');
    const { centre } = player;
    const entry = centre.getByRole('link', { name: t('menu_messages') });
    // The demo has an offer of an agreement; this browser is new.
    await seen(entry.getByText(t('count_messages', { count: 2 })));
    await setLimit(page);
    await seen(entry.getByText(t('count_messages', { count: 3 })));
    await entry.click();

    const list = centre.getByRole('region', { name: t('inbox_list'), exact: true });
    const rows = list.getByRole('listitem');
    const press = (name: string) => centre.getByRole('button', { name, exact: true }).click();
    await seen(list.getByText(t('inbox_count', { unread: 3 })));
    await eventually(() => rows.count()).toBe(3);
    await expectNoAxeViolationsInBothThemes(page, lang);

    await rows.filter({ hasText: limit }).getByRole('button').click();
    const message = centre.getByRole('article', { name: t('message_label'), exact: true });
    await seen(message.getByRole('heading', { name: limit }));
    await seen(message.getByText('P 5,000.00', { exact: false }).first());
    expect(await message.getByRole('link', { name: t('message_to_protection') }).getAttribute('href')).toBe(
      '/member/protect',
    );
    await expectNoAxeViolationsInBothThemes(page, lang);
    await press(t('message_close'));
    await gone(message);
    await seen(list.getByText(t('inbox_count', { unread: 2 })));

    await centre.getByRole('textbox', { name: t('inbox_search'), exact: true }).fill(device.slice(-6));
    await press(t('list_search'));
    await eventually(() => rows.count()).toBe(1);
    await rows.getByRole('button').click();
    await seen(message.getByRole('heading', { name: device }));
    await press(t('message_remove'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('message_confirm'), exact: true })
      .click();
    await gone(message);
    await seen(centre.getByRole('heading', { name: t('inbox_empty'), exact: true }));

    await centre.getByRole('textbox', { name: t('inbox_search'), exact: true }).fill('');
    await press(t('list_search'));
    await eventually(() => rows.count()).toBe(2);
    await seen(list.getByText(t('inbox_count', { unread: 1 })));
    await rows.filter({ hasText: limit }).getByRole('button').click();
    await press(t('message_keep_unread'));
    await seen(list.getByText(t('inbox_count', { unread: 2 })));
    await press(t('inbox_read_all'));
    await seen(list.getByText(t('inbox_count', { unread: 0 })));
  },
);
