import { describe, expect, it } from 'vitest';
import { systemContract } from '../../src/api/contract/site/system.ts';
import { content, KEYBOARD_LOOKS, visitorAt } from './support/byKeys.ts';
import { enterOn, focusedName, hasFocus, hasQuietFocus, stopsIn, tabTo } from './support/keys.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

describe.each(KEYBOARD_LOOKS)('by keyboard alone, on a $viewport in $lang:', (look) => {
  const isPhone = look.viewport === 'phone';

  it('skips to the content, goes through home, and reaches the footer', async () => {
    const { page, t } = await visitorAt(site, look);
    await enterOn(page, page.getByRole('link', { name: t('skip_to_content') }));
    await hasQuietFocus(content(page));
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe(`button "${t('promotions_more')}"`);

    const promotions = page.getByRole('region', { name: t('promotions_title') });
    const second = promotions.locator('details').nth(1);
    await tabTo(page, second.locator('summary'));
    const isOpen = () => second.evaluate((details: HTMLDetailsElement) => details.open);
    for (const [key, open] of [
      ['Enter', true],
      ['Space', false],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(isOpen).toBe(open);
    }

    const board = page.getByRole('navigation', { name: t('winners_pages') });
    const current = () => board.locator('[aria-current="page"]').textContent();
    await enterOn(page, board.getByRole('button', { name: t('winners_page', { page: 2 }) }));
    await eventually(current).toBe('2');
    await tabTo(page, board.getByRole('button', { name: t('pager_previous') }), 'Shift+Tab');
    await page.keyboard.press('Space');
    await eventually(current).toBe('1');
    await hasFocus(board.getByRole('button', { name: t('pager_previous') }));
    await enterOn(page, board.getByRole('button', { name: t('pager_next') }));
    await eventually(current).toBe('2');
    await hasFocus(board.getByRole('button', { name: t('pager_next') }));

    if (!isPhone) await tabTo(page, page.getByRole('link', { name: 'LINE' }));
    const foot = page.getByRole('contentinfo');
    await tabTo(page, foot.getByRole('link', { name: t('footer_help_centre') }));
    await tabTo(page, foot.getByRole('button', { name: t('footer_contact') }));
    await enterOn(page, foot.getByRole('button', { name: t('agent_log_in') }));
    const agent = page.getByRole('dialog', { name: t('login_agent_title'), exact: true });
    await seen(agent.getByRole('textbox', { name: t('login_username'), exact: true }));
    await page.keyboard.press('Escape');
    await gone(agent);
    await hasFocus(foot.getByRole('button', { name: t('agent_log_in') }));
  });

  it('[ROUTE-24] opens the promotions from the navigation, which keeps the focus', async () => {
    const { page, t } = await visitorAt(site, look);
    const name = isPhone ? t('menu') : t('nav_label');
    const link = page.getByRole('navigation', { name }).getByRole('link', { name: t('nav_promotions') });
    await enterOn(page, link);
    await isAt(page, '/promotions');
    await hasFocus(link);
    expect(await link.getAttribute('aria-current')).toBe('page');
  });

  it('chooses language and theme in menus, with arrow keys and Escape', async () => {
    const { page, t, player } = await visitorAt(site, look);
    if (isPhone) await enterOn(page, player.header.getByRole('button', { name: t('menu'), exact: true }));
    const languages = player.header.getByRole('button', { name: t('language') }).filter({ visible: true });
    const choice = (name: string) => player.header.getByRole('button', { name, exact: true }).filter({ visible: true });
    await enterOn(page, languages);
    await seen(choice('English'));
    await page.keyboard.press('ArrowDown');
    await hasFocus(choice('中文'));
    await page.keyboard.press('ArrowUp');
    await hasFocus(choice('Português'));
    await page.keyboard.press('Home');
    await hasFocus(choice('中文'));
    await page.keyboard.press('End');
    await hasFocus(choice('Português'));
    await page.keyboard.press('Escape');
    await gone(choice('English'));
    await hasFocus(languages);

    const themes = player.header.getByRole('button', { name: t('theme') }).filter({ visible: true });
    await tabTo(page, themes);
    await page.keyboard.press('Space');
    await enterOn(page, choice(t('theme_light')));
    await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await gone(choice(t('theme_light')));
    await hasFocus(themes);

    await tabTo(page, languages, 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    const other = look.lang === 'TH' ? 'English' : 'ไทย';
    await enterOn(page, choice(other));
    const inOther = wordsOf(look.lang === 'TH' ? 'EN' : 'TH');
    await hasFocus(player.header.getByRole('button', { name: inOther('language') }).filter({ visible: true }));
    if (!isPhone) return;
    await page.keyboard.press('Escape');
    await hasFocus(player.header.getByRole('button', { name: inOther('menu'), exact: true }));
  });

  it('reads the notices, from wherever they open, and returns there', async () => {
    const { page, t, player } = await visitorAt(site, look);
    const notices = page.getByRole('dialog', { name: t('notices_title') });
    const menu = player.header.getByRole('button', { name: t('menu'), exact: true });
    const inHeader = player.header.getByRole('button', { name: t('nav_notices') }).filter({ visible: true });
    if (isPhone) await enterOn(page, menu);
    await enterOn(page, inHeader);
    await seen(notices.getByRole('listitem').first());
    await hasQuietFocus(notices.getByRole('heading', { name: t('notices_title') }));
    const stops = await stopsIn(page, notices);
    expect(stops[0]).toBe(`button "${t('close')}"`);
    expect(stops.slice(-5)).toEqual([
      `button "${t('pager_previous')}"`,
      ...[1, 2, 3].map((number) => `button "${t('notices_page', { page: number })}"`),
      `button "${t('pager_next')}"`,
    ]);
    const first = notices.getByRole('listitem').first().getByRole('button');
    await tabTo(page, first);
    await page.keyboard.press('Space');
    expect(await first.getAttribute('aria-expanded')).toBe('true');
    await enterOn(page, notices.getByRole('button', { name: t('notices_page', { page: 3 }) }));
    await eventually(() => notices.getByRole('listitem').count()).toBe(5);
    await hasFocus(notices.getByRole('button', { name: t('notices_page', { page: 3 }) }));
    await page.keyboard.press('Escape');
    await gone(notices);
    await hasFocus(isPhone ? menu : inHeader);

    for (const opener of [
      content(page).getByRole('button', { name: t('promotions_more') }),
      content(page).getByRole('button', { name: t('notices_all'), exact: true }),
      page.getByRole('contentinfo').getByRole('button', { name: t('nav_notices') }),
    ]) {
      await enterOn(page, opener);
      await enterOn(page, notices.getByRole('button', { name: t('close'), exact: true }));
      await gone(notices);
      await hasFocus(opener);
    }
  });

  it('retries loading the notices', async () => {
    const { page, t, allow } = await visitorAt(site, look);
    allow(/status of 500/);
    await site.qa.fault({ endpoint: 'announcement.list', fault: 'http-500', times: 1 });
    const notices = page.getByRole('dialog', { name: t('notices_title') });
    await enterOn(page, content(page).getByRole('button', { name: t('notices_all'), exact: true }));
    await enterOn(page, notices.getByRole('button', { name: t('retry') }));
    await seen(notices.getByRole('listitem').first());
    await hasQuietFocus(notices.getByRole('heading', { name: t('notices_title') }));
  });

  it('shows that sign-up is closed, and continues to the login', async () => {
    await site.qa.setFeatures({ features: { usernameRegistration: false, mobileRegistration: false } });
    const { page, t, player } = await visitorAt(site, look);
    const register = page.getByRole('dialog', { name: t('register_title') });
    const signUp = player.header.getByRole('button', { name: t('sign_up') });
    await enterOn(page, signUp);
    await seen(register.getByText(t('register_off_text')));
    expect(await stopsIn(page, register)).toEqual([`button "${t('close')}"`, `button "${t('register_log_in')}"`]);
    await page.keyboard.press('Escape');
    await gone(register);
    await hasFocus(signUp);
    await page.keyboard.press('Enter');
    await enterOn(page, register.getByRole('button', { name: t('register_log_in') }));
    await seen(player.loginDialog);
    await page.keyboard.press('Escape');
    await gone(player.loginDialog);
    await hasFocus(signUp);
  });

  it('leaves the page not found', async () => {
    const { page, t } = await visitorAt(site, look, '/no/such/stall');
    await enterOn(page, page.getByRole('link', { name: t('not_found_home') }));
    await seen(page.getByRole('heading', { name: t('promotions_title') }));
    await isAt(page, '/');
    await hasQuietFocus(content(page));
  });

  it('answers the analytics consent, and stays at the content', async () => {
    const t = wordsOf(look.lang);
    const { page } = await site.openPage({ ...look, path: null });
    await page.route(`**${systemContract.status.path}*`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { value: object };
      const analytics = { endpoint: '/visits', requiresConsent: true };
      await route.fulfill({ response, json: { ...answer, value: { ...answer.value, analytics } } });
    });
    await page.goto('/');
    const bar = page.getByRole('region', { name: t('consent_label') });
    await tabTo(page, bar.getByRole('button', { name: t('consent_yes'), exact: true }), 'Shift+Tab');
    await enterOn(page, bar.getByRole('button', { name: t('consent_no'), exact: true }), 'Shift+Tab');
    await gone(bar);
    await hasQuietFocus(content(page));
  });

  it('offers nothing to press at an address that is not the merchant’s', async () => {
    const t = wordsOf(look.lang);
    const { page } = await site.openPage({ ...look, path: null });
    await page.route(`**${systemContract.domainRoute.path}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { value: object };
      const domainList = ['elsewhere.test'];
      await route.fulfill({ response, json: { ...answer, value: { ...answer.value, domainList } } });
    });
    await page.goto('/');
    await seen(page.getByRole('heading', { name: t('invalid_url_title') }));
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('nothing');
  });

  it('waits for the end of maintenance, at the start and during a visit', async () => {
    await site.qa.setStatus({ status: 1 });
    const { page, allow } = await site.openPage(look);
    const t = wordsOf(look.lang);
    const player = playerAt(page, t);
    allow(/status of 503/);
    const refresh = page.getByRole('button', { name: t('maintenance_refresh') });
    await enterOn(page, refresh);
    await eventually(() => refresh.getAttribute('aria-busy')).toBe(null);
    await hasFocus(refresh);
    await tabTo(page, page.getByRole('link', { name: t('contact_us') }));
    await site.qa.setStatus({ status: 0 });
    await enterOn(page, refresh, 'Shift+Tab');
    await player.isVisitor();
    await hasQuietFocus(content(page));
  });

  it('retries when the site is unreachable', async () => {
    const { page, allow } = await site.openPage({ ...look, path: null });
    const t = wordsOf(look.lang);
    allow(/status of 500/);
    await site.qa.fault({ endpoint: 'system.status', fault: 'http-500', times: 50 });
    await page.goto('/');
    const retry = page.getByRole('button', { name: t('retry') });
    await tabTo(page, retry);
    await site.qa.fault({ endpoint: 'system.status', fault: 'none', times: 1 });
    await page.keyboard.press('Enter');
    await playerAt(page, t).isVisitor();
    await hasQuietFocus(content(page));
  });

  it('reaches customer service from the restricted screen', async () => {
    await site.qa.setStatus({ status: 2 });
    const { page, allow } = await site.openPage(look);
    const t = wordsOf(look.lang);
    allow(/status of 403/);
    await tabTo(page, page.getByRole('link', { name: t('contact_us') }));
  });
});
