import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screens } from '../../scripts/screens/screens.ts';
import { REST } from './support/browsers.ts';
import { quiet } from './support/quiet.ts';
import { startSite } from './support/site.ts';
import { seen } from './support/wait.ts';

const site = startSite();

/** Of a game, the frame is in Thai or English. */
const shown = screens.filter(({ at }) => !at.startsWith('/game/'));

/** Words of the language that stand on home, so that nothing is measured in another. */
const SIGN = { PT: 'Entrar', JA: 'ログイン' } as const;

// The longest texts, in Latin letters and in wide ones: what they fit, Vietnamese and Chinese fit.
it.each(['PT', 'JA'] as const)(
  '[LANG-01] [LANG-03] shows every screen in %s on a phone, with no text cut and nothing wider than the screen',
  async (language) => {
    const faults: string[] = [];
    for (const [as, name] of [
      ['visitor', null],
      ['member', 'somchai'],
      ['agent', 'agent1'],
    ] as const) {
      const { page, close } = await site.openPage({ as: name, path: null });
      await page.goto(REST);
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
      await page.goto('/');
      await quiet(page);
      if (name === null) await seen(page.getByText(SIGN[language]));
      for (const { at, name: screen } of shown.filter((one) => one.as === as)) {
        await page.evaluate((address) => history.pushState(null, '', address), at);
        await quiet(page);
        faults.push(...(await faultsOf(page)).map((fault) => `${screen}: ${fault}`));
      }
      await close();
    }
    expect(faults).toEqual([]);
  },
  600_000,
);

/** Texts that are cut, keys in place of texts, and how much wider than the screen the page is. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // A preview of what the server has written may be cut.
    const isOfServer = (element: HTMLElement): boolean => element.closest('[lang]') !== document.documentElement;
    const isCut = (element: HTMLElement): boolean =>
      !isOfServer(element) &&
      element.checkVisibility() &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1 &&
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const cut = [
      ...document.querySelectorAll<HTMLElement>('button, button *, a, h1, h2, h3, label, dt, th, [role=tab]'),
    ]
      .filter(isCut)
      .map((element) => `cuts "${element.innerText.slice(0, 60)}"`);
    const keys = document.body.innerText.match(/\b[a-z]+(?:_[a-zA-Z0-9]+)+\b/g) ?? [];
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the screen`] : []),
      ...cut,
      ...keys.map((key) => `shows ${key}`),
    ];
  });
