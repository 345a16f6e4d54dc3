import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterGame } from './support/enterGame.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('[GAME-09] [GAME-18] plays a board game with moves over a reload, and finds it in balance, record and check', async () => {
  const { page } = await site.openPage({ path: '/search', viewport: 'desktop' });
  const player = playerAt(page, wordsOf('EN'));
  await page.getByRole('searchbox').fill('tangerine pop');
  const frame = await enterGame(page, player, { name: 'Tangerine Pop', path: '/game/tangerine-pop' });
  await frame.getByRole('button', { name: /^Bet/ }).click();
  const cell = frame.getByRole('button', { name: /^Cell 13,/ });
  await eventually(() => cell.getAttribute('aria-disabled')).toBe('false');
  const reference = () => frame.locator('.g-round .mono').innerText();
  const round = await reference();

  // The round waits: a reload takes it up where it stood.
  await page.reload();
  await eventually(() => cell.getAttribute('aria-disabled')).toBe('false');
  expect(await reference()).toBe(round);
  await expectNoAxeViolations(page);
  await cell.click();
  // One of 22 safe cells of 25, or a mine: either way the move counts, and the round can be left.
  const cashOut = frame.getByRole('button', { name: /^Cash out/ });
  const bet = frame.getByRole('button', { name: /^Bet/ });
  await seen(cashOut.or(bet));
  if (await cashOut.isVisible()) await cashOut.click();
  await seen(bet);

  await page.goto(new URL('/member/personalHistoryCopy', page.url()).href);
  await page
    .getByRole('button', { name: /^Tangerine Pop/ })
    .first()
    .click();
  await seen(page.getByText(round, { exact: true }));
  await seen(page.getByRole('link', { name: 'Check this round' }));
});

it('[LOTTERY-01] [LOTTERY-03] [ROUTE-10] [ROUTE-11] buys a slip for the open issue, and keeps it over a reload', async () => {
  const { page } = await site.openPage({ path: '/Vnlottery', viewport: 'phone' });
  const player = playerAt(page, wordsOf('EN'));
  await seen(page.getByRole('link', { name: 'Hanoi Lottery' }));
  expect(await page.getByRole('link', { name: 'Thai Lottery' }).count()).toBe(0);
  await page.goto(new URL('/lottery', page.url()).href);
  const frame = await enterGame(page, player, { name: 'Thai Lottery', path: '/game/thai-lottery' });

  await frame.getByRole('button', { name: /^2 digits on top/ }).click();
  const row = (name: string) => frame.getByRole('group', { name, exact: true });
  await row('Tens').getByRole('button', { name: '4', exact: true }).click();
  await row('Units').getByRole('button', { name: '7', exact: true }).click();
  await frame.getByRole('button', { name: 'Add to slip' }).click();
  await frame.getByRole('button', { name: 'Show the slip' }).click();
  const slip = frame.getByRole('complementary', { name: 'Slip' });
  await seen(slip.getByText('47', { exact: true }));
  const before = await frame.locator('.g-count dd').first().innerText();
  await slip.getByRole('button', { name: /^Bet P/ }).click();
  await seen(frame.getByText(/^Your slip is in: \d{8}-\d{4}\.$/));
  await eventually(() => frame.locator('.g-count dd').first().innerText()).not.toBe(before);
  await seen(frame.getByRole('region', { name: 'My tickets' }).getByText('Awaiting the draw'));
  await expectNoAxeViolations(page);
  // The header follows each slip, though the first one still waits.
  const balance = () => frame.locator('.g-count dd').first().innerText();
  const followed = async () => (await player.balance.innerText()).includes(await balance());
  await eventually(followed).toBe(true);
  await frame.getByRole('button', { name: /^Run on top/ }).click();
  await frame
    .getByRole('group', { name: 'Numbers', exact: true })
    .getByRole('button', { name: '5', exact: true })
    .click();
  await frame.getByRole('button', { name: 'Add to slip' }).click();
  await frame.getByRole('button', { name: 'Show the slip' }).click();
  const first = await balance();
  await slip.getByRole('button', { name: /^Bet P/ }).click();
  await eventually(balance).not.toBe(first);
  await eventually(followed).toBe(true);

  await page.reload();
  await seen(frame.getByRole('region', { name: 'My tickets' }).getByText('Awaiting the draw').first());
});

it('[GAME-07] says why there are no cockfights', async () => {
  const { page } = await site.openPage({ path: '/games/cockfight', viewport: 'phone' });
  await seen(page.getByRole('heading', { name: 'We do not offer cockfights' }));
  await seen(page.getByText(/^They hurt animals, and many countries forbid them\./));
  await seen(page.getByRole('link', { name: 'All games' }).first());
});
