import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterGame } from './support/enterGame.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

it('[GAME-04] [GAME-18] places a slip with the site’s wallet, keeps it over a reload, cashes it out, and finds it in the record', async () => {
  const { page } = await site.openPage({ path: '/search', viewport: 'desktop' });
  const player = playerAt(page, wordsOf('EN'));
  await page.getByRole('searchbox').fill('grand stadium');
  const frame = await enterGame(page, player, { name: 'Grand Stadium Sports', path: '/game/grand-stadium-sports' });
  const balance = async () =>
    P(
      await player.header
        .getByText(/^P [\d,.]+$/)
        .first()
        .innerText(),
    );
  const before = await balance();
  // The last match of the list has not begun.
  await frame.locator('.odd[aria-disabled="false"]').last().click();
  const slip = frame.getByRole('region', { name: 'Slip' });
  await slip.getByLabel('Stake', { exact: true }).fill('20');
  await expectNoAxeViolations(page);
  await slip.locator('.slip__place').click();
  const bets = frame.getByRole('region', { name: 'My bets' });
  const cashOut = bets.getByRole('button', { name: /^Cash out now/ });
  await seen(cashOut);
  await eventually(balance).toBe(before - 2_000);

  await page.reload();
  await cashOut.click();
  await bets.getByRole('button', { name: /^Yes, cash out/ }).click();
  const said = bets.getByRole('status').getByText(/cashed out: P/);
  await seen(said);
  const [, amount = ''] = /cashed out: (P [\d,.]+)$/.exec(await said.innerText()) ?? [];
  expect(P(amount)).toBeGreaterThan(1_500);
  expect(P(amount)).toBeLessThan(2_000);
  await eventually(balance).toBe(before - 2_000 + P(amount));

  await page.goto(new URL('/member/personalHistoryCopy', page.url()).href);
  await page
    .getByRole('button', { name: /^Grand Stadium Sports/ })
    .first()
    .click();
  await seen(page.getByText(amount, { exact: false }).first());
  await seen(page.getByRole('link', { name: 'Check this round' }));
});
