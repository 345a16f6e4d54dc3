import { describe, expect, it } from 'vitest';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

describe('the shell', () => {
  it('[SHELL-02] cross-fades between pages if the browser supports it', async () => {
    const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN', path: '/nowhere' });
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      const counts = globalThis as { fades?: number };
      counts.fades = 0;
      document.startViewTransition = (update) => {
        counts.fades = (counts.fades ?? 0) + 1;
        return start(update);
      };
    });
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('heading', { name: 'Top 10 Winning' }).waitFor();
    expect(await page.evaluate(() => (globalThis as { fades?: number }).fades)).toBe(1);
  });

  it('[SHELL-02] navigates to another page during a view transition without errors', async () => {
    const { page } = await site.openPage({ viewport: 'desktop', path: '/nowhere' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await playerAt(page, wordsOf('EN')).isVisitor();
    await page.evaluate(() => {
      for (const path of ['/', '/terms', '/']) document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    });
    await isAt(page, '/');
    await page.getByRole('heading', { name: 'Top 10 Winning' }).waitFor();
  });

  it('[SHELL-02] keeps a dialog that opens during a view transition in front of the page', async () => {
    const { page } = await site.openPage({ viewport: 'desktop', path: '/nowhere' });
    const player = playerAt(page, wordsOf('EN'));
    await player.isVisitor();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => document.documentElement.style.setProperty('--calm', '60s'));
    await page.getByRole('link', { name: 'Home' }).first().click();
    await isAt(page, '/');
    // During a view transition the mouse cannot reach the page.
    await player.header.getByRole('button', { name: 'Log in' }).evaluate((button: HTMLElement) => button.click());
    const title = player.loginDialog.getByRole('heading', { name: 'Log in', exact: true });
    await seen(title);
    await eventually(() => title.evaluate(isInFront)).toBe(true);
  });

  it.each(['/', '/member/transferFund', '/nowhere'])(
    '[SHELL-01] [SHELL-03] has header, content, side menu and footer on %s',
    async (path) => {
      const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN', path });
      const close = page.getByRole('button', { name: 'Close', exact: true });
      if (path.startsWith('/member/')) await close.click();
      await page.getByRole('banner').waitFor();
      await page.getByRole('main').waitFor();
      await page.getByRole('complementary', { name: 'Contact and download' }).waitFor();
      await page.getByRole('contentinfo').waitFor();
    },
  );

  it('[LANG-04] lists planned languages', async () => {
    const { page } = await site.openPage({ viewport: 'phone', lang: 'EN' });
    for (const language of ['Español', 'Türkçe', 'العربية', 'Русский', 'Français']) {
      await page.getByRole('contentinfo').getByText(language).waitFor();
    }
  });
});

/** Runs in the page. */
function isInFront(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}
