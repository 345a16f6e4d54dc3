import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Told, toldByCounter } from './support/rounds/gameKind.ts';
import { startSite } from './support/site.ts';
import { eventually, gone } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('TH');

/** One of each kind, and of each board. */
const GAMES = [
  ...['lantern-night', 'drum-vault', 'rocket-rise', 'pok-deng', 'golden-whale-fishing', 'lucky-28'],
  ...['grand-stadium-sports', 'thunder-bingo', 'swan-scratch-card', 'pearl-video-poker', 'wheel-dash', 'owl-stack'],
  ...['tangerine-pop', 'gong-drop', 'pomelo-or-not', 'betta-flip', 'wheel-toss', 'crown-sic-bo'],
  ...['naga-dragon-tiger', 'pearl-baccarat', 'live-roulette'],
];
/** Lists scroll by design. */
const LISTS = ['lucky-28', 'grand-stadium-sports'];

/** Bar, and least part of the screen that is neither bar, hands nor foot. */
const SIZES = {
  phone: { width: 390, height: 844, bar: 52, stage: 0.5 },
  side: { width: 844, height: 390, bar: 44, stage: 0.5 },
  small: { width: 320, height: 568, bar: 52, stage: 0.5 },
} as const;

interface Measured {
  /** Controls that are cut, covered or too small for a thumb. */
  readonly bad: readonly string[];
  /** Of bar, hands and foot apart, part of the screen. */
  readonly stage: number;
  readonly scrolls: readonly string[];
}

/** Measures what a thumb needs, in the frame of a game. */
const measure = (frame: Frame, screen: { width: number; height: number; lists: boolean }): Promise<Measured> =>
  frame.evaluate(({ width, height, lists }) => {
    const isSeen = (element: Element) => {
      const { width: wide, height: high } = element.getBoundingClientRect();
      return wide > 2 && high > 2 && getComputedStyle(element).visibility !== 'hidden';
    };
    const hands = [
      ...document.querySelectorAll('.slot__ctl,.crash__ctl,.board__ctl,.rm__act,.lotto__bar,.slipbar,.g-count'),
    ].filter(isSeen);
    const area = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const within = (from: number, to: number, most: number) => Math.max(0, Math.min(to, most) - Math.max(0, from));
      return within(left, right, innerWidth) * within(top, bottom, innerHeight);
    };
    const bad: string[] = [];
    for (const control of hands.flatMap((of) => [...of.querySelectorAll('button, input, select')]).filter(isSeen)) {
      const target = control.closest('label') ?? control;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
      const isWithin = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!isWithin) bad.push(`${name} is cut`);
      else if (hit === null || !(target.contains(hit) || control.contains(hit))) bad.push(`${name} is covered`);
      const box = target.getBoundingClientRect();
      if (Math.min(box.width, box.height) < 43.5) bad.push(`${name} is ${box.width} by ${box.height} px`);
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    const scrolls = [
      ...(scrollWidth > innerWidth + 1 ? ['sideways'] : []),
      ...(!lists && scrollHeight > innerHeight + 1 ? ['down'] : []),
      ...[...document.querySelectorAll('.board__scene, .rm__scene')]
        .filter((scene) => scene.scrollHeight > scene.clientHeight + 1)
        .map(() => 'in the scene'),
    ];
    const free = innerWidth * innerHeight - hands.reduce((sum, element) => sum + area(element), 0);
    return { bad, stage: free / (width * height), scrolls };
  }, screen);

const LOOKS = 5;

/** Measures again while something does not fit: a game draws itself anew for another screen. */
async function measuredAtRest(frame: Frame, screen: Parameters<typeof measure>[1]): Promise<Measured> {
  for (let looks = 1; ; looks += 1) {
    const measured = await measure(frame, screen);
    const fits = measured.bad.length === 0 && measured.scrolls.length === 0;
    if (fits || looks === LOOKS) return measured;
    await new Promise((done) => setTimeout(done, 200 * looks));
  }
}

async function openGame(page: Page, id: string): Promise<Frame> {
  await page.goto(`/game/${id}`);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (frame === null) throw new Error(`${id} has no frame`);
  await frame.locator('.g-count__stake').waitFor({ state: 'attached' });
  await gone(page.getByRole('main').getByRole('status'));
  await frame.evaluate(() => document.fonts.ready);
  return frame;
}

/** Waits until the frame has the width of the screen, and has drawn itself once more. */
const settled = (frame: Frame, { width }: { width: number }): Promise<unknown> =>
  frame
    .waitForFunction((wide) => innerWidth === wide, width)
    .then(() => frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))));

describe('[GAME-18] [ROUTE-31] a game on a phone', () => {
  it('has one bar, half of the screen and hands within reach, on each screen', async () => {
    const { page } = await site.openPage({ lang: 'TH', as: 'somchai', path: null });
    const found: Record<string, unknown> = {};
    for (const id of GAMES) {
      await page.setViewportSize(SIZES.phone);
      const frame = await openGame(page, id);
      for (const [name, { bar, stage, ...size }] of Object.entries(SIZES)) {
        await page.setViewportSize(size);
        await settled(frame, size);
        const measured = await measuredAtRest(frame, { ...size, lists: LISTS.includes(id) });
        const top = (await (await frame.frameElement()).boundingBox())?.y ?? 0;
        found[`${id}: ${name}`] = {
          ...{ bad: measured.bad, scrolls: measured.scrolls },
          ...{ bar: top <= bar, stage: measured.stage >= stage || measured.stage },
        };
      }
      expect(await page.getByRole('banner').count()).toBe(0);
    }
    const good = { bad: [], scrolls: [], bar: true, stage: true };
    const every = GAMES.flatMap((id) => Object.keys(SIZES).map((name) => `${id}: ${name}`));
    expect(found).toEqual(Object.fromEntries(every.map((at) => [at, good])));
  }, 240_000);

  it('answers a finger itself: no flash of the browser, no zoom by two taps, by a field or by holding', async () => {
    const { page } = await site.openPage({ lang: 'TH', as: 'somchai', path: null });
    await page.setViewportSize(SIZES.phone);
    const touched: Record<string, unknown> = {};
    for (const id of ['rocket-rise', 'tangerine-pop']) {
      const frame = await openGame(page, id);
      touched[id] = await frame.evaluate(() => {
        const look = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
        const field = look('.auto__v input, .mines__count select');
        const button = look('.btn--primary');
        return {
          ...{ flash: button.getPropertyValue('-webkit-tap-highlight-color'), select: button.userSelect },
          ...{ touch: look('html').touchAction, field: Number.parseFloat(field.fontSize) },
        };
      });
    }
    const own = { flash: 'rgba(0, 0, 0, 0)', select: 'none', touch: 'manipulation', field: 16 };
    expect(touched).toEqual({ 'rocket-rise': own, 'tangerine-pop': own });
  });

  it('celebrates what brings ten times the stake once, and nothing less', async () => {
    const { page } = await site.openPage({ lang: 'TH', as: 'somchai', path: null });
    const inside = await openGame(page, 'wheel-toss');
    const frame = page.frameLocator('iframe');
    await inside.evaluate(() => {
      const place = document.querySelector('[data-v="moment"]') as HTMLDialogElement;
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        if (place.open) seen.push(place.querySelector('[data-sum]')?.textContent ?? '');
      }).observe(place, { attributeFilter: ['open'] });
    });
    // One of eleven, for eleven times the stake.
    await frame.getByRole('slider').fill('9');
    const go = frame.locator('.board__go');
    let told: Told = { round: '', stake: 0, payout: 0 };
    for (let round = 0; told.payout === 0 && round < 120; round += 1) {
      await eventually(() => go.getAttribute('aria-disabled')).toBe('false');
      await go.click();
      told = await toldByCounter(frame, told.round);
      if (told.payout === 0) expect(await inside.evaluate('seen')).toEqual([]);
    }
    expect(told).toMatchObject({ stake: 200_000, payout: 2_200_000 });
    await eventually(() => inside.evaluate('seen')).toEqual(['P 220.00']);
  });

  it('opens the menu of the game from the bar, and what is in it', async () => {
    const { page } = await site.openPage({ lang: 'TH', as: 'somchai', path: null });
    const frame = await openGame(page, 'lantern-night');
    await page.getByRole('button', { name: t('game_menu') }).click();
    const menu = frame.getByRole('dialog', { name: 'เมนูเกม' });
    expect(await menu.locator('.menu__tools').innerText()).toBe('เสียง\nลดการเคลื่อนไหว\nตารางจ่าย\nเต็มจอ');
    await menu.getByRole('button', { name: 'ตารางจ่าย' }).click();
    await frame.getByRole('dialog', { name: 'ตารางจ่าย' }).waitFor();
    await gone(menu);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: t('game_menu') }).click();
    await menu.getByRole('button', { name: 'เต็มจอ' }).click();
    await page.waitForFunction(() => document.fullscreenElement === document.documentElement);
    await page.evaluate(() => document.exitFullscreen());
  });
});
