import type { FrameLocator } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterGame } from './support/enterGame.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

const bets = (frame: FrameLocator) => frame.getByRole('complementary', { name: 'Bets at the table' });
const timer = (frame: FrameLocator) => frame.getByRole('timer');
const balance = (frame: FrameLocator) => frame.locator('.g-count dd').first().innerText();

/** Waits for a coup with time left for what follows. */
const fresh = (frame: FrameLocator) =>
  expect
    .poll(
      () =>
        timer(frame)
          .innerText()
          .catch(() => '0'),
      { timeout: 60_000, interval: 100 },
    )
    .toMatch(/^1\d$/);

async function sitDown(as: string, viewport: 'phone' | 'desktop') {
  const { page } = await site.openPage({ path: '/live', viewport });
  const player = playerAt(page, wordsOf('EN'));
  const frame = await enterGame(page, player, { name: 'Pearl Baccarat', path: '/game/pearl-baccarat', as });
  await seen(
    timer(frame)
      .or(frame.getByText('No more bets').first())
      .or(frame.getByText(/^Next round/)),
  );
  return { page, player, frame };
}

async function bet(frame: FrameLocator, spot: RegExp) {
  await frame.getByRole('button', { name: spot }).click();
  await frame.getByRole('button', { name: /^Confirm P / }).click();
  await seen(frame.getByText(/^Your bets are in: P 20\.00$/));
}

it('[GAME-01] [GAME-18] deals one coup of baccarat for two players, who see each other’s bets and the same result', {
  timeout: 240_000,
}, async () => {
  const somchai = await sitDown('somchai', 'desktop');
  const agent = await sitDown('agent2', 'phone');
  await eventually(() => somchai.frame.getByText('2 at the table').count()).toBe(1);
  await fresh(somchai.frame);
  await bet(somchai.frame, /^Banker, 0\.95:1/);
  await bet(agent.frame, /^Player, 1:1/);

  await seen(somchai.frame.getByRole('button', { name: /^Player, 1:1, others P 20\.00$/ }));
  await seen(agent.frame.getByRole('button', { name: /^Banker, 0\.95:1, others P 20\.00$/ }));
  const rows = () => bets(somchai.frame).getByRole('row').allInnerTexts();
  expect((await rows())[1]).toMatch(/^You\s+20\s+–$/);
  expect((await rows())[2]).toMatch(/^\S{3}\*\*\*\S\s+20\s+–$/);
  await expectNoAxeViolations(somchai.page);

  // A reload in the coup finds the chips again.
  await agent.page.reload();
  await seen(agent.frame.getByRole('button', { name: /^Player, 1:1, your bet P 20\.00/ }));

  const result = (frame: FrameLocator) =>
    frame.locator('.tbl-clock--text').getByText(/^(Player wins|Banker wins|Tie) \d/);
  await seen(result(somchai.frame));
  expect(await result(agent.frame).innerText()).toBe(await result(somchai.frame).innerText());
  const reference = somchai.frame.locator('.g-round .mono');
  const round = await reference.innerText();
  expect(round).toMatch(/^PB-[A-Z0-9]{4}-[A-Z0-9]{4}-\d$/);
  const followed = async () => (await somchai.player.balance.innerText()).includes(await balance(somchai.frame));
  await eventually(followed).toBe(true);
  await gone(result(agent.frame));

  await somchai.page.goto(new URL('/member/personalHistoryCopy', somchai.page.url()).href);
  await somchai.page
    .getByRole('button', { name: /^Pearl Baccarat/ })
    .first()
    .click();
  await seen(somchai.page.getByText(round, { exact: true }));
  await seen(somchai.page.getByRole('link', { name: 'Check this round' }));
});
