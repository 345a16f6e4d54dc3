import { expect, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('[SHELL-09] [CONST-26] every link of footer and side bar leads to a page', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN' });
  const t = wordsOf('EN');
  const parts = [page.getByRole('contentinfo'), page.getByRole('complementary', { name: t('side_label') })];
  await seen(page.getByRole('contentinfo').getByText(t('footer_age', { age: 18 })));
  const found = await Promise.all(
    parts.map((part) =>
      part.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
    ),
  );
  const { origin } = new URL(page.url());
  const inside = [...new Set(found.flat().filter((href) => href.startsWith(origin)))];
  expect(inside.length).toBeGreaterThan(7);
  for (const href of inside) {
    await page.goto(href);
    await seen(page.getByRole('heading', { level: 1 }).first());
    expect([href, await page.getByText(t('not_found_title')).count()]).toEqual([href, 0]);
  }
});

it.each(PHONE_LOOKS)(
  '[ROUTE-29] [HOME-05] [SCREEN-06] [SCREEN-07] home leads to the app by link and QR code, with three steps, and with codes on a wide screen, on a $viewport in $lang',
  async (look) => {
    const { page } = await site.openPage({ ...look, path: '/' });
    const t = wordsOf(look.lang);
    const block = page.getByRole('region', { name: t('home_app_title') });
    const code = block.getByRole('img', { name: t('home_app_qr') });
    await code.scrollIntoViewIfNeeded();
    await seen(code.locator('path').last());
    await block.getByRole('link', { name: t('footer_app'), exact: true }).click();
    await seen(page.getByRole('heading', { name: t('down_title'), level: 1 }));
    const codes = page.getByRole('img', { name: new RegExp(`${t('down_qr_ios')}|${t('down_qr_android')}`) });
    expect(await codes.count()).toBe(0);
    const steps = page.getByRole('region', { name: t('down_steps_ios') }).getByRole('listitem');
    expect(await steps.count()).toBe(3);
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    // Chromium's offer, which a test browser does not make.
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt'), {
        prompt: () => Promise.resolve({ outcome: 'accepted' }),
      });
      dispatchEvent(offer);
    });
    await page.getByRole('button', { name: t('down_install'), exact: true }).click();
    await seen(page.getByText(t('down_installed')));
    await page.setViewportSize({ width: 1440, height: 900 });
    await eventually(() => codes.count()).toBe(2);
  },
);

it.each(PHONE_LOOKS)(
  '[PROD-10] [PROD-11] [PROD-12] [PROD-13] [PROD-15] says what was measured and what was not, on a $viewport in $lang',
  async (look) => {
    const { page } = await site.openPage({ ...look, path: '/about' });
    const t = wordsOf(look.lang);
    await seen(page.getByRole('heading', { name: t('about_title'), level: 1 }));
    await eventually(() => page.getByRole('definition').count()).toBe(8);
    await seen(page.getByText(t('about_encryption_figure')));
    await seen(page.getByText(t('about_points_figure')));
    await seen(page.getByText(t('about_final')));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
  },
);
