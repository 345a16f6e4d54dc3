import { expect, it } from 'vitest';
import { walletContract } from '../../src/api/contract/money/wallet.ts';
import { liveChannel } from '../../src/api/contract/site/live.ts';
import { playerAt } from './support/player.ts';
import { quiet } from './support/quiet.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;
const NETWORK_IS_GONE = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;

const settle = (requestId: string, payout: number) =>
  site.qa.settleBet({ username: 'somchai', requestId, stake: 10 * P, payout: payout * P });

it('[HEADER-31] shows a new balance by itself, also after the network was away', async () => {
  const { page, allow } = await site.openPage({ lang: 'TH' });
  const player = playerAt(page, wordsOf('TH'));
  await player.logIn('somchai');
  await seen(player.header.getByText('P 12,480.50'));
  await quiet(page);
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === walletContract.balance.path) calls += 1;
  });
  await settle('live-1', 25);
  await seen(player.header.getByText('P 12,495.50'));

  allow(NETWORK_IS_GONE);
  await page.context().setOffline(true);
  await settle('live-2', 0);
  await page.context().setOffline(false);
  await seen(player.header.getByText('P 12,485.50'));
  expect(calls).toBe(0);
});

it('closes the channel with the session', async () => {
  const { page } = await site.openPage();
  const player = playerAt(page, wordsOf('EN'));
  const opened = page.waitForRequest((request) => new URL(request.url()).pathname === liveChannel.path);
  await player.logIn('somchai');
  const channel = await opened;
  expect(channel.failure()).toBeNull();
  await player.logOut();
  await player.confirmLogOut();
  await eventually(() => channel.failure()?.errorText ?? null).toBe('net::ERR_ABORTED');
});
