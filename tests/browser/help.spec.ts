import { expect, it } from 'vitest';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('[HELP-01] [ROUTE-27] is searched as one types, on a phone in Thai, and counts a vote', async () => {
  const { page } = await site.openPage({ viewport: 'phone', lang: 'TH', path: '/' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  await player.logIn('somchai');
  await player.isMember();
  await page.goto('/help');
  await seen(page.getByRole('heading', { name: t('help_title'), level: 1 }));
  const list = page.getByRole('region', { name: t('help_asked') });
  await eventually(() => list.getByRole('link').count()).toBe(5);
  await expectNoAxeViolationsInBothThemes(page, 'TH');

  await page.getByRole('searchbox', { name: t('help_search') }).fill('ถอนเงินนาน');
  await page.getByRole('link', { name: 'ถอนเงินใช้เวลานานเท่าไร' }).click();
  await page.waitForURL('**/help/withdrawal-time');
  const article = page.getByRole('article');
  await seen(article.getByRole('heading', { name: 'ถอนเงินใช้เวลานานเท่าไร', level: 1 }));
  await seen(article.getByText('จำนวนครั้งต่อวัน'));
  await expectNoAxeViolationsInBothThemes(page, 'TH');
  await article.getByRole('button', { name: t('help_no'), exact: true }).click();
  await seen(article.getByText(t('help_sorry')));
  await page.getByRole('link', { name: t('help_write'), exact: true }).click();
  const centre = page.getByRole('dialog', { name: t('centre_member'), exact: true });
  await seen(centre.getByRole('link', { name: t('feedback_article', { article: 'withdrawal-time' }) }));
});

it('[HELP-02] [ROUTE-28] [MODAL-06] member help shows no header; a question mark opens help over a page', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN', path: '/helpmc/points' });
  const t = wordsOf('EN');
  await seen(page.getByRole('heading', { name: 'How do points work?', level: 1 }));
  expect(await page.getByRole('banner').count()).toBe(0);
  await expectNoAxeViolationsInBothThemes(page, 'EN');
  await page.getByRole('link', { name: t('help_all') }).click();
  await page.waitForURL('**/helpmc');

  await page.goto('/');
  const player = playerAt(page, t);
  await player.logIn('somchai');
  await player.isMember();
  await page.goto('/member/withdraw');
  await page.getByRole('button', { name: t('help_open', { what: t('menu_withdraw') }), exact: true }).click();
  const modal = page.getByRole('dialog', { name: t('help_modal_title'), exact: true });
  await seen(modal.getByRole('heading', { name: 'How long does a withdrawal take?' }));
  await modal.getByRole('button', { name: t('help_back'), exact: true }).click();
  await modal.getByRole('searchbox', { name: t('help_search') }).fill('payment pasword');
  await seen(modal.getByRole('button', { name: /Payment password/ }));
  await modal.getByRole('button', { name: t('close'), exact: true }).click();
  await gone(modal);
});
