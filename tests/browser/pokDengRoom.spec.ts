import type { FrameLocator } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterGame } from './support/enterGame.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

const balance = (frame: FrameLocator) => frame.locator('.g-count dd').first().innerText();
const button = (frame: FrameLocator, name: RegExp | string) => frame.getByRole('button', { name });

/** Waits for time to bet, and bets the stake that is chosen. */
async function bet(frame: FrameLocator) {
  const place = button(frame, /^Bet P/);
  await eventually(() => place.getAttribute('aria-disabled').catch(() => 'true')).toBe('false');
  await place.click();
  await seen(frame.getByText(/^Your bet is in: P/));
}

it('[API-42] [GAME-06] [GAME-19] chooses a room with a person in it, plays a hand there, and finds it in the record', {
  timeout: 240_000,
}, async () => {
  const first = await site.openPage({ path: '/pvp', viewport: 'desktop' });
  const somchai = playerAt(first.page, wordsOf('EN'));
  await seen(first.page.getByText('Log in to see the rooms, and who sits where.'));
  const one = await enterGame(first.page, somchai, { name: 'Pok Deng', path: '/game/pok-deng' });
  await seen(one.getByText('Room 11', { exact: true }));

  const second = await site.openPage({ path: '/pvp', viewport: 'phone' });
  const agent = playerAt(second.page, wordsOf('EN'));
  await second.page.getByRole('button', { name: 'Log in' }).last().click();
  await seen(agent.loginDialog);
  await agent.fillName('agent2');
  await agent.submitLogin();
  await agent.closeGreeting();
  if (new URL(second.page.url()).pathname !== '/pvp') await second.page.goto(new URL('/pvp', second.page.url()).href);
  const rooms = second.page.getByRole('region', { name: 'Rooms' });
  const room = rooms.getByRole('link', { name: /^Pok Deng 11 .* 1 of 6 seats taken/ });
  await seen(room);
  await expectNoAxeViolations(second.page);
  await room.click();
  await isAt(second.page, '/game/pok-deng');
  const two = second.page.frameLocator('iframe[title="Pok Deng, game"]');
  await seen(two.getByText('2/6 seats'));
  await seen(one.getByText('2/6 seats'));

  await bet(one);
  await bet(two);
  // A reload in the hand finds seat and bet again.
  await second.page.reload();
  await seen(two.getByText('2/6 seats'));
  const over = (frame: FrameLocator) => frame.getByText(/against|^Tie|, the banker/).first();
  await expect
    .poll(
      async () => {
        for (const frame of [one, two]) {
          const stand = button(frame, 'Stand');
          if (await stand.isVisible().catch(() => false)) await stand.click({ timeout: 500 }).catch(() => undefined);
        }
        return over(one).isVisible();
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(true);
  await seen(over(two));
  await expectNoAxeViolations(first.page);
  const reference = await one.locator('.g-round .mono').innerText();
  expect(reference).toMatch(/^PD-[A-Z0-9]{4}-[A-Z0-9]{4}-\d$/);
  const followed = async () => (await somchai.balance.innerText()).includes(await balance(one));
  await eventually(followed).toBe(true);

  await first.page.goto(new URL('/member/personalHistoryCopy', first.page.url()).href);
  await first.page
    .getByRole('button', { name: /^Pok Deng/ })
    .first()
    .click();
  await seen(first.page.getByText(reference, { exact: true }));
  await seen(first.page.getByRole('link', { name: 'Check this round' }));
});
