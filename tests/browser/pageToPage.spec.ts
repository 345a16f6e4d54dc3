import { expect, it } from 'vitest';
import { holdFile } from './support/holdFile.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it('scrolls a page to where it was once its list is there again', async () => {
  const { page } = await site.openPage({ path: '/promotions' });
  const t = wordsOf('EN');
  const offers = page.getByRole('main').getByRole('listitem');
  await seen(offers);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
  await eventually(scrolled).toBe(1_200);
  // At the foot of the list: a click by hand would scroll.
  await offers.getByRole('link').last().dispatchEvent('click');
  await eventually(() => new URL(page.url()).pathname).toBe('/promoDetail');
  await eventually(scrolled).toBe(0);

  const list = await holdFile(page, /wps\/.*promotions/);
  await page.goBack();
  await eventually(() => new URL(page.url()).pathname).toBe('/promotions');
  list.release();
  await seen(page.getByRole('heading', { name: t('promo_title'), level: 1 }));
  await eventually(scrolled).toBe(1_200);
});

it('leaves a page where a person has scrolled it meanwhile', async () => {
  const { page } = await site.openPage({ path: '/promotions' });
  const offers = page.getByRole('main').getByRole('listitem');
  await seen(offers);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
  await eventually(scrolled).toBe(1_200);
  await offers.getByRole('link').last().dispatchEvent('click');
  await eventually(() => new URL(page.url()).pathname).toBe('/promoDetail');

  const list = await holdFile(page, /wps\/.*promotions/);
  await page.goBack();
  await eventually(() => new URL(page.url()).pathname).toBe('/promotions');
  await page.keyboard.press('Home');
  await eventually(scrolled).toBe(0);
  list.release();
  await seen(offers);
  expect(await scrolled()).toBe(0);
});

it('loads the code of a page while the focus is on a link to it', async () => {
  const { page } = await site.openPage({ viewport: 'desktop' });
  const t = wordsOf('EN');
  const codes: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/about-/.test(request.url())) codes.push(new URL(page.url()).pathname);
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer_about_us') })
    .focus();
  await eventually(() => codes).toEqual(['/']);
  await page.keyboard.press('Enter');
  await eventually(() => new URL(page.url()).pathname).toBe('/about');
  expect(codes).toEqual(['/']);
});
