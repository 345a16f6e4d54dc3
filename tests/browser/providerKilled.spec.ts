import { expect, it } from 'vitest';
import { enterGame } from './support/enterGame.ts';
import { playerAt } from './support/player.ts';
import { startKillableSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startKillableSite();

it('[GAME-18] [MEMBER-10] tells that the game is lost while its provider is dead, keeps the open round, and returns its stake afterwards', async () => {
  const { page, allow, openTab } = await site.openPage({ viewport: 'desktop', path: '/games/crash' });
  allow(/Failed to load resource|ERR_/);
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const frame = await enterGame(page, player, { name: 'Rocket Rise', path: '/game/rocket-rise' });
  const bet = frame.getByRole('button', { name: /^(Place bet|Bet next round)/, disabled: false });
  await seen(bet);
  await bet.click();
  const balance = () => player.header.getByRole('button', { name: t('balance_hide') }).textContent();
  await eventually(balance).toBe('P 12,460.50');

  const restart = await site.killGames();
  await seen(page.getByText('Connection to the game lost'));
  const record = await openTab('/member/personalHistoryCopy');
  record.allow(/Failed to load resource|ERR_/);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  await record.page.evaluate((given) => sessionStorage.setItem('token', given), token);
  await record.page.reload();
  await seen(record.page.getByText('1 round is open.'));
  await record.page.getByRole('button', { name: t('bets_open_show') }).click();
  await seen(record.page.getByRole('button', { name: /^Rocket Rise\s*Tidewater .*P 20\.00\s.*P 0\.00\s*Open$/s }));

  await restart();
  await gone(page.getByText('Connection to the game lost'));
  await seen(page.getByText(t('toast_round_cancelled')));
  await record.page.bringToFront();
  const row = record.page.getByRole('button', { name: /^Rocket Rise.*Void$/s });
  await playerAt(record.page, t)
    .centre.getByRole('button', { name: t('list_refresh') })
    .click();
  await record.page.getByRole('button', { name: 'Result: All results' }).click();
  await seen(row);
  await row.click();
  await seen(record.page.getByText('Cancelled'));
  await seen(record.page.getByRole('heading', { name: 'Effect on your balance' }));
  expect(await record.page.getByText('1 round is open.').count()).toBe(0);
  await page.bringToFront();
  await eventually(balance).toBe('P 12,480.50');
});
