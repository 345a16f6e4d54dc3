import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { holdCalls } from './support/calls.ts';
import { holdFile } from './support/holdFile.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

const PAGES = ['/', '/games', '/rng', '/lottery', '/promotions', '/news', '/help', '/vip', '/about', '/join', '/terms'];

/** Marks what has arrived before any script of the site runs: what is drawn anew loses the mark. */
const markArrived = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('header, main, main h1')) element.setAttribute('data-mark', '');
    });
  });

const marked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main, main h1')].every((one) => one.hasAttribute('data-mark')),
  );

/** React takes attributes over as they are: where its own differ from those on the page, both are told. */
const differences = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      if (key === undefined) return [];
      const props = (element as unknown as Record<string, Record<string, unknown>>)[key] ?? {};
      return Object.entries({
        'aria-label': 'aria-label',
        href: 'href',
        alt: 'alt',
        id: 'id',
        lang: 'lang',
        className: 'class',
      }).flatMap(([prop, attribute]) => {
        const [own, there] = [props[prop] ?? null, element.getAttribute(attribute)];
        return own === null || own === there ? [] : [`${element.tagName} ${attribute}: ${there}, not ${own}`];
      });
    }),
  );

/** Every page in the two languages of most visitors; the others and the second theme where most differs by them. */
const VISITS = [
  ...(['TH', 'EN'] as const).flatMap((language) => PAGES.map((path) => ({ language, path, theme: 'dark' as const }))),
  ...(['CN', 'VI', 'PT', 'JA'] as const).flatMap((language) =>
    ['/', '/promotions'].map((path) => ({ language, path, theme: 'dark' as const })),
  ),
  ...['/', '/rng'].map((path) => ({ language: 'TH' as const, path, theme: 'light' as const })),
];

it.each(['dark', 'light'] as const)(
  'takes over what arrived, in every language, without a difference: %s',
  async (chosen) => {
    const { page } = await site.openPage({ arrives: true, theme: chosen, path: null });
    await markArrived(page);
    for (const { language, path } of VISITS.filter(({ theme }) => theme === chosen)) {
      await page.context().addCookies([{ name: 'lang', value: language, url: inject('siteUrls')[0] ?? '' }]);
      await page.goto('/flags/TH.svg');
      await page.evaluate((own) => localStorage.setItem('lang', own), language);
      await page.goto(path);
      expect({ language, path, isTakenOver: await marked(page), differs: await differences(page) }).toEqual({
        ...{ language, path, isTakenOver: true },
        differs: [],
      });
    }
  },
);

it.each(['/', '/rng', '/promotions'])('names what it loads until it is alive: %s', async (path) => {
  const { page } = await site.openPage({ arrives: true, path: null });
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.push(pathname);
  });
  const answer = await page.goto(path);
  await page.locator('#arrived').waitFor({ state: 'detached' });
  const named = new Set((await answer?.text())?.match(/\/assets\/[\w.-]+\.js/g));
  expect(named.size).toBeGreaterThan(4);
  // For testers alone; what shows the texts of promotions, far below the games; and what only the device knows.
  const later = /\/(?:siteConsole|ServerHtml|DeviceTime)-/;
  expect(loaded.filter((address) => !named.has(address) && !later.test(address))).toEqual([]);
});

it('tells the console of the answers that came with the page', async () => {
  const { page } = await site.openPage({ arrives: true, path: '/promotions' });
  const records = () =>
    page.evaluate(() =>
      window.siteConsole?.tap.log.read().map(({ id, state, status, from }) => ({ id, state, status, from })),
    );
  const fromPage = (id: string) => ({ id, state: 'done', status: 200, from: 'page' });
  await eventually(records).toEqual(
    expect.arrayContaining([fromPage('system.status'), fromPage('promotion.list'), fromPage('system.whitelabel')]),
  );
  // One that the page did not bring.
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await eventually(records).toContainEqual({ id: 'promotion.detail', state: 'done', status: 200 });
});

it('sends a member’s page with its frame and its shape, and without data of any member', async () => {
  const { page } = await site.openPage({ arrives: true, as: 'somchai', path: null });
  const t = wordsOf('EN');
  const { pathname } = new URL(memberContract.info.path, 'http://site.test');
  const account = await holdCalls(page, memberContract.info);
  const loaded: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url()).pathname;
    if (address.endsWith('.js')) loaded.push(address);
  });
  const answer = await page.goto('/member/depositv2');
  const text = (await answer?.text()) ?? '';
  expect(/<title>([^<]*)/.exec(text)?.[1]).toBe('Deposit · Statehouse');
  expect(text).not.toContain(pathname);
  await seen(page.getByRole('heading', { level: 1, name: t('menu_deposit') }));
  expect(await page.getByRole('status', { name: t('loading') }).count()).toBe(1);
  await account.asked;
  account.release();
  await seen(page.getByRole('radio', { name: /Bank transfer/ }));
  const named = new Set(text.match(/\/assets\/[\w.-]+\.js/g));
  // For testers, beneath the page, or ahead of need.
  const later = /\/(?:siteConsole|HeaderMember|MenuWho|Balance|liveChannel|Mall|MallSkeleton|MemberCard|ServerHtml)-/;
  expect(loaded.filter((address) => !named.has(address) && !later.test(address))).toEqual([]);
});

it('asks a visitor at a member’s page to log in', async () => {
  const { page } = await site.openPage({ arrives: true, path: '/member/withdraw' });
  await seen(page.getByRole('dialog', { name: wordsOf('EN')('login_title') }));
});

it('makes a press again that came before the page was alive', async () => {
  const { page } = await site.openPage({ arrives: true, path: null });
  const t = wordsOf('EN');
  const scripts = await holdFile(page, /\/assets\/site-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const logIn = page.getByRole('banner').getByRole('button', { name: t('log_in'), exact: true });
  await logIn.click();
  await eventually(() => logIn.getAttribute('aria-busy')).toBe('true');
  scripts.release();
  await seen(page.getByRole('dialog', { name: t('login_title') }));
});

it('shows a member nothing that is for visitors alone while the page is drawn', async () => {
  const { page } = await site.openPage({ arrives: true, as: 'somchai', path: null });
  const t = wordsOf('EN');
  const scripts = await holdFile(page, /\/assets\/site-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await seen(page.getByRole('heading', { name: t('home_popular') }));
  expect(await page.getByRole('button', { name: t('log_in') }).count()).toBe(0);
  scripts.release();
  await seen(page.getByRole('banner').getByRole('button', { name: t('balance_hide') }));
});

it('arrives with its content in the visitor’s language, and tells search engines of every page', async () => {
  const { page } = await site.openPage({ arrives: true, path: null });
  const textAt = async (path: string, language: string) => {
    const response = await page.request.get(path, { headers: { accept: 'text/html', 'accept-language': language } });
    return response.text();
  };
  const [thai, english] = [await textAt('/promotions', 'th'), await textAt('/promotions', 'en')];
  expect([/<title>([^<]*)/.exec(thai)?.[1], /<title>([^<]*)/.exec(english)?.[1]]).toEqual([
    'โปรโมชั่น · Statehouse',
    'Promotions · Statehouse',
  ]);
  expect(english).toContain('<html lang="en"');
  expect(english).toContain('Bring a friend');
  for (const path of ['/member/nosuch', '/game/lantern-night'])
    expect(await textAt(path, 'en')).not.toContain('id="arrived"');
  const sitemap = await textAt('/sitemap.xml', 'en');
  for (const path of ['/promotions', '/vip', '/help/', '/promoDetail?id=', '/news/'])
    expect(sitemap).toContain(`${path}`);
  expect(await textAt('/robots.txt', 'en')).toContain('Disallow: /member');
});

it('has a title of its own where it arrived, and the name of the brand elsewhere', async () => {
  const { page } = await site.openPage({ arrives: true, path: '/promotions' });
  const t = wordsOf('EN');
  expect(await page.title()).toBe('Promotions · Statehouse');
  await page.getByRole('banner').getByRole('link', { name: 'Statehouse' }).click();
  await seen(page.getByRole('heading', { name: t('home_popular') }));
  expect(await page.title()).toBe('Statehouse');
});
