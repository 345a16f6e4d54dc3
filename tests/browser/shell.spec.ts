import { describe, expect, it } from 'vitest';
import { startSite } from './support/site.ts';

const site = startSite();

describe('the shell', () => {
  it('[SHELL-02] fades from page to page where the browser can', async () => {
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

  it('[LANG-04] names further languages that are planned', async () => {
    const { page } = await site.openPage({ viewport: 'phone', lang: 'EN' });
    for (const language of ['Español', 'Türkçe', 'العربية', 'Русский', 'Français']) {
      await page.getByRole('contentinfo').getByText(language).waitFor();
    }
  });
});
