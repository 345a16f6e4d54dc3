import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { quiet } from './support/quiet.ts';
import { startSite, VIEWPORTS } from './support/site.ts';

const site = startSite();
const looks = (['phone', 'desktop'] as const).flatMap((viewport) =>
  (['dark', 'light'] as const).flatMap((theme) => (['TH', 'EN'] as const).map((lang) => ({ viewport, theme, lang }))),
);

describe('the first page', () => {
  it.each(looks)('[SHELL-01] opens without errors: $viewport, $theme, $lang', async (look) => {
    const { page } = await site.openPage(look);
    await page.getByRole('main').waitFor();
    await page.getByRole('banner').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(look.lang.toLowerCase());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      VIEWPORTS[look.viewport].width,
    );
    await quiet(page);
    await expectNoAxeViolations(page);
  });

  it.fails('does not ignore an error on the console', async () => {
    const { page } = await site.openPage();
    await page.evaluate(() => console.error('something is wrong'));
  });

  it.fails('does not ignore a CSP violation', async () => {
    const { page } = await site.openPage();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://elsewhere.test/a.js';
      document.body.append(script);
    });
  });

  it.fails('does not ignore a button without an accessible name', async () => {
    const { page } = await site.openPage();
    await page.getByRole('main').waitFor();
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
    await expectNoAxeViolations(page);
  });

  it('ignores an error that the test allows', async () => {
    const { page, allow } = await site.openPage();
    allow(/on purpose/);
    await page.evaluate(() => console.error('on purpose'));
  });
});
