import { expect, it } from 'vitest';
import { logInInstead } from './support/enterGame.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

/** A page of a provider that has gone bad. */
const EVIL = `<!doctype html><title>evil</title><script>
  parent.postMessage({ statehouse: 1, type: 'game.ready' }, '*');
  parent.postMessage({ statehouse: 1, type: 'game.roundEnded', roundId: 'X', stake: -1e15, payout: 'all of it' }, '*');
  parent.postMessage({ type: 'site.logOut' }, '*');
</script>`;

it('[GAME-18] gives a hostile game neither token, page, storage nor navigation of the site', async () => {
  const { page, allow } = await site.openPage({ path: '/rng' });
  allow(/sandbox|Blocked|Unsafe attempt|Failed to|cross-origin|Ignored call/i);
  const player = playerAt(page, wordsOf('EN'));
  await page.route('**/play/**', (route) => route.fulfill({ contentType: 'text/html', body: EVIL }));
  await page.getByRole('link', { name: 'Lantern Night' }).click();
  await logInInstead(page, player);
  await player.fillName('somchai');
  await player.submitLogin();
  await player.closeGreeting();
  await isAt(page, '/game/lantern-night');
  await seen(page.locator('iframe'));
  await expect.poll(() => page.frame({ url: /\/play\// })?.title()).toBe('evil');
  const frame = page.frame({ url: /\/play\// });
  const pages = page.context().pages().length;

  const reached = await frame?.evaluate(() => {
    const attempt = (what: () => unknown): string => {
      try {
        return JSON.stringify(what()) ?? 'undefined';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      page: attempt(() => parent.document.title),
      storage: attempt(() => parent.sessionStorage.length),
      navigation: attempt(() => {
        (top as Window).location.href = 'https://evil.example/';
      }),
      window: attempt(() => window.open('https://evil.example/') === null),
      cookies: document.cookie,
      token: location.search.includes('token=') && location.search.length,
    };
  });
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token).not.toBeNull();
  expect(reached).toMatchObject({ page: 'SecurityError', storage: 'SecurityError', window: 'true', cookies: '' });
  expect(frame?.url()).not.toContain(token);
  // Forged figures are outside the protocol, and other messages none of the game's: nothing has changed.
  await isAt(page, '/game/lantern-night');
  expect(page.context().pages()).toHaveLength(pages);
  await seen(player.balance.getByText('P 12,480.50'));
});
