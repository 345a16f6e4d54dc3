import { expect, it } from 'vitest';
import { walletContract } from '../../src/api/contract/money/wallet.ts';
import { extContract } from '../../src/api/contract/site/ext.ts';
import { systemContract } from '../../src/api/contract/site/system.ts';
import { holdCalls, nextAnswer } from './support/calls.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { advanceClock, eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('[STATUS-01] [STATUS-02] [STATUS-05] [STATUS-06] [STATUS-07] [STATUS-08] [STATUS-09] [STATUS-10] [ERR-32] follows maintenance that begins and ends during a visit, within a minute and by the button', async () => {
  const { page, allow } = await site.openPage({ path: null });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  // What the page is still asking for when maintenance begins is refused.
  allow(/status of 503/);
  await page.clock.install();
  await page.goto('/');
  await player.isVisitor();

  await site.qa.setStatus({ status: 1 });
  await advanceClock(page, '01:00');
  await seen(page.getByRole('heading', { name: 'System Maintenance' }));
  expect(await page.getByText(/^Dear valued customers.*under maintenance.*visits are restricted/).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
    'https://support.example.test/statehouse',
  );
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('main').count()).toBe(1);

  await site.qa.setStatus({ status: 0 });
  await page.getByRole('button', { name: t('maintenance_refresh') }).click();
  await player.isVisitor();
  expect(await page.getByRole('heading', { name: 'System Maintenance' }).count()).toBe(0);
});

it('[STATUS-02] [STATUS-05] shows maintenance to a member when a call is refused by it, in Thai, and continues afterwards', async () => {
  const { page, allow } = await site.openPage({ lang: 'TH', viewport: 'desktop', as: 'somchai' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  await player.isMember();
  allow(/status of 503/);
  // Asked for before maintenance begins, so that nothing else is refused before the button is pressed.
  const balance = await holdCalls(page, walletContract.balance);
  await player.header.getByRole('button', { name: t('balance_refresh') }).click();
  await balance.asked;
  await site.qa.setStatus({ status: 1 });
  balance.release();
  await seen(page.getByRole('heading', { name: t('maintenance_title') }));
  await site.qa.setStatus({ status: 0 });
  await page.getByRole('button', { name: t('maintenance_refresh') }).click();
  await player.isMember();
});

it('[STATUS-03] [STATUS-05] [STATUS-11] [STATUS-12] [STATUS-13] [ERR-31] shows the restricted screen, with IP and country', async () => {
  await site.qa.setStatus({ status: 2 });
  const { page, allow } = await site.openPage({ viewport: 'desktop', lang: 'EN' });
  const t = wordsOf('EN');
  allow(/status of 403/);
  await seen(page.getByRole('heading', { name: t('restricted_title') }));
  expect(await page.getByText(/Access is limited because of your location or IP/).count()).toBe(1);
  const terms = await page.getByRole('term').allTextContents();
  const details = await page.getByRole('definition').allTextContents();
  expect(terms).toEqual(['IP', 'Country', t('restricted_reference')]);
  expect(details.slice(0, 2)).toEqual(['127.0.0.1', 'Thailand (TH)']);
  expect(await page.getByRole('link', { name: 'Contact Us' }).count()).toBe(1);
  expect(await page.getByRole('banner').count()).toBe(0);
});

it('[STATUS-04] [STATUS-05] shows an empty screen for an unknown status, reports it, and recovers', async () => {
  await site.qa.setStatus({ status: 7 });
  const { page } = await site.openPage({ path: null });
  await page.clock.install();
  const reported = nextAnswer(page, extContract.report);
  await page.goto('/');
  expect((await reported).request().postDataJSON()).toEqual({ kind: 'unknown-status', detail: 'status 7' });
  await eventually(() => page.evaluate(() => document.body.innerText.trim())).toBe('');

  await site.qa.setStatus({ status: 0 });
  await advanceClock(page, '01:00');
  await playerAt(page, wordsOf('EN')).isVisitor();
});

it('[ERR-27] offers Retry if the status cannot be loaded, and keeps an earlier answer on screen', async () => {
  const t = wordsOf('TH');
  const { page, allow } = await site.openPage({ lang: 'TH', path: null });
  const player = playerAt(page, t);
  allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_(RESET|CLOSED)|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await site.qa.fault({ endpoint: 'system.status', fault: 'drop', times: 50 });
  await page.clock.install();
  await page.goto('/');
  await seen(page.getByRole('heading', { name: t('unreachable_title') }));
  expect(await page.getByRole('alert').textContent()).toBe(t('failure_offline'));

  await site.qa.fault({ endpoint: 'system.status', fault: 'none', times: 1 });
  await page.getByRole('button', { name: t('retry') }).click();
  await player.isVisitor();

  await site.qa.fault({ endpoint: 'system.status', fault: 'drop', times: 50 });
  const failed = page.waitForEvent('requestfailed');
  await advanceClock(page, '01:00');
  await failed;
  await player.isVisitor();
});

it('[ERR-30] refers a visitor at an address of nobody to customer service', async () => {
  await site.qa.fault({
    endpoint: systemContract.domainRoute.id,
    fault: 'answer',
    value: { domainList: ['play.example.test'] },
  });
  const { page } = await site.openPage({ path: null });
  await page.goto('/');
  await seen(page.getByRole('heading', { name: 'Invalid URL, please contact customer service' }));
  expect(await page.getByRole('banner').count()).toBe(0);
});
