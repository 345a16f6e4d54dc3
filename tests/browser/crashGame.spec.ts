import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterGame } from './support/enterGame.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('[GAME-08] [GAME-18] plays a shared round with a target, and finds it in balance and betting record', async () => {
  const { page } = await site.openPage({ path: '/games/crash' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const frame = await enterGame(page, player, { name: 'Rocket Rise', path: '/game/rocket-rise' });
  await seen(frame.getByRole('button', { name: /^(Place bet|Bet next round)/ }));

  const target = frame.getByRole('textbox', { name: 'Multiplier of the automatic cash-out' });
  await target.fill('1.01');
  await target.press('Tab');
  expect(await frame.getByRole('switch', { name: 'Cash out at' }).isChecked()).toBe(true);
  await frame.getByRole('button', { name: /^(Place bet|Bet next round)/, disabled: false }).click();
  // A target of 1.01 is paid in 96 of 100 rounds: either way the round ends, and is told.
  const reference = frame.getByText(/^RR-[A-Z0-9]{4}-[A-Z0-9]{4}-1$/).first();
  await seen(reference);
  const round = await reference.innerText();
  await seen(frame.getByText(/^(Paid out at 1\.01×|This round −P)/));
  const balance = () => frame.locator('.g-count dd').first().innerText();
  await eventually(async () => (await player.balance.innerText()).includes(await balance())).toBe(true);
  await expectNoAxeViolations(page);

  await page.goto('/member/personalHistoryCopy');
  await page
    .getByRole('button', { name: /^Rocket Rise/ })
    .first()
    .click();
  await seen(page.getByText(round, { exact: true }));
  await seen(page.getByRole('link', { name: 'Check this round' }));
});
