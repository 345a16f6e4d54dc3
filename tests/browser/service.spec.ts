import { expect, it } from 'vitest';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const CALL = '**/wps/ext/v1/customerService**';

it('[SUPPORT-01] [SUPPORT-05] [CONST-35] opens the page of customer service in a window of 440 by 500', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN', path: '/' });
  const t = wordsOf('EN');
  const side = page.getByRole('complementary', { name: t('side_label') });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    side.getByRole('button', { name: t('customer_service'), exact: true }).click(),
  ]);
  await popup.waitForURL('**/support');
  await seen(popup.getByRole('heading', { name: t('help_service_title'), level: 1 }));
  expect(await popup.evaluate(() => [innerWidth, innerHeight, opener === null])).toEqual([440, 500, true]);
  expect(await popup.getByRole('banner').count()).toBe(0);
  await seen(popup.getByText(/08:00–24:00/));
  await expectNoAxeViolationsInBothThemes(popup, 'EN');
  await gone(page.getByRole('dialog', { name: t('service_title') }));
  await popup.close();
});

it('[SUPPORT-06] closes the window when the link cannot be had, and says so', async () => {
  const { page, allow } = await site.openPage({ viewport: 'phone', lang: 'TH', path: '/' });
  allow(/customerService.*ERR_FAILED|ERR_FAILED.*customerService/);
  const t = wordsOf('TH');
  await page.route(CALL, (route) => route.abort());
  const contact = page.getByRole('contentinfo').getByRole('button', { name: t('footer_contact'), exact: true });
  const [popup] = await Promise.all([page.waitForEvent('popup'), contact.click()]);
  const dialog = page.getByRole('dialog', { name: t('service_title') });
  await seen(dialog.getByText(t('service_failed')));
  await eventually(() => popup.isClosed()).toBe(true);
  await expectNoAxeViolationsInBothThemes(page, 'TH');

  await page.unroute(CALL);
  const [again] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: t('retry'), exact: true }).click(),
  ]);
  await again.waitForURL('**/support');
});
