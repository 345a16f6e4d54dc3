import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterGame } from './support/enterGame.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('[SCREEN-01] [SCREEN-04] finds a game in Thai, by vendor and in spite of a typing error, and says when there is none', async () => {
  const { page } = await site.openPage({ lang: 'TH', path: '/rng' });
  const t = wordsOf('TH');
  const search = page.getByRole('searchbox', { name: t('lobby_search') });
  await seen(page.getByRole('link', { name: 'โคมลอยยี่เป็ง' }));
  const first = () => page.getByRole('article').first().getByRole('link').innerText();
  for (const query of ['โคมลอย', 'ลอยยี่เป็ง', 'lantren night']) {
    await search.fill(query);
    await eventually(first).toContain('โคมลอยยี่เป็ง');
  }
  await search.fill('zzzzzzzz');
  await seen(page.getByRole('heading', { name: t('search_none', { query: 'zzzzzzzz' }) }));
  expect(await search.inputValue()).toBe('zzzzzzzz');
  await page.getByRole('button', { name: t('lobby_clear') }).click();
  await seen(page.getByRole('link', { name: 'โคมลอยยี่เป็ง' }));
  await expectNoAxeViolations(page);
});

it('[GAME-18] [GAME-25] [ROUTE-31] [MEMBER-10] [HEADER-31] leads a visitor through the login into the game, and its round into balance and betting record', async () => {
  const { page } = await site.openPage({ path: '/rng' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const frame = await enterGame(page, player, { name: 'Lantern Night', path: '/game/lantern-night' });
  const spin = frame.getByRole('button', { name: /^Spin for P 20\.00/ });
  await seen(spin);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await spin.click();
  const reference = frame.getByText(/^LN-[A-Z0-9-]+$/).first();
  await seen(reference);
  const round = await reference.innerText();
  await seen(frame.getByRole('button', { name: /^Spin for P 20\.00/, disabled: false }));
  const balance = await frame.locator('.g-count dd').first().innerText();
  await eventually(() => player.balance.innerText()).toContain(balance);

  await page.goto('/member/personalHistoryCopy');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^bets-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(await buffer(await file.createReadStream()).then(String)).toContain(
    `Nine Lamps,Lantern Night,${round},20.0000,`,
  );
  await page
    .getByRole('button', { name: /^Lantern Night/ })
    .first()
    .click();
  await seen(page.getByText(round, { exact: true }));
  await seen(page.getByRole('link', { name: 'Check this round' }));
  await seen(page.getByRole('heading', { name: 'Effect on your balance' }));
  await expectNoAxeViolations(page);
});

it('[SCREEN-03] [API-39] keeps a favourite over a reload, and asks a visitor to log in for one', async () => {
  const { page } = await site.openPage({ path: '/rng' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const heart = page.getByRole('button', { name: 'Favourite: Lantern Night' });
  await heart.click();
  await seen(player.loginDialog);
  await player.fillName('somchai');
  await player.submitLogin();
  await player.closeGreeting();
  const saved = page.waitForResponse((response) => response.url().endsWith('/wps/ext/v1/games/favourite'));
  await heart.click();
  await saved;
  await page.goto('/favourites');
  await seen(page.getByRole('link', { name: 'Lantern Night' }));
  expect(await page.getByRole('article').count()).toBe(1);
  await page.getByRole('button', { name: 'Favourite: Lantern Night', pressed: true }).click();
  await seen(page.getByRole('heading', { name: 'No favourites yet' }));
});
