import type { FrameLocator, Locator } from 'playwright-core';
import { eventually, seen } from '../wait.ts';
import { amountOf, type GameKind, roundIn, toldByCounter } from './gameKind.ts';

const LOST = /^Connection lost\. This round is safe: it counts once\. Trying again\./;
const isReady = (button: Locator) => eventually(() => button.getAttribute('aria-disabled')).toBe('false');
const go = (frame: FrameLocator) => frame.locator('.board__go');
const press = (frame: FrameLocator, name: RegExp | string) => frame.getByRole('button', { name }).click();

const board = (name: string, id: string, more: Partial<GameKind> = {}): GameKind => ({
  ...{ name, id, windows: 'instant', stake: 'P 20.00', call: '/spin', lost: LOST, told: toldByCounter },
  bet: async (frame) => {
    await isReady(go(frame));
    await go(frame).click();
  },
  isIn: async () => {},
  chosen: (frame) => frame.locator('.stake__value b').innerText(),
  ...more,
});

/** A board whose rounds wait for moves: `first` is pressed, then what is won is taken. */
const moving = (
  name: string,
  id: string,
  first: (frame: FrameLocator) => Promise<void>,
  more: Partial<GameKind> = {},
) =>
  board(name, id, {
    windows: 'waits',
    isIn: (frame) => seen(frame.locator('.board__tray').getByText(/^Your move\./)),
    end: async (frame) => {
      const before = await roundIn(frame);
      await first(frame);
      const cashOut = frame.getByRole('button', { name: /^Cash out/, disabled: false });
      await seen(cashOut.or(go(frame)));
      if (await cashOut.isVisible()) await cashOut.click();
      await seen(go(frame));
      if ((await roundIn(frame)) !== before) throw new Error(`${name}: another round is on the table`);
    },
    ...more,
  });

const slot = (name: string, id: string): GameKind => ({
  ...{ name, id, windows: 'instant', stake: 'P 20.00', call: '/spin', lost: LOST, told: toldByCounter },
  bet: (frame) => frame.getByRole('button', { name: /^Spin for P /, disabled: false }).click(),
  isIn: async () => {},
  chosen: (frame) => frame.locator('.stake__value b').innerText(),
});

/** Holds what is alike, and changes the rest. */
async function drawCards(frame: FrameLocator): Promise<void> {
  const boxes = frame.locator('.jacks__box');
  const names = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label') ?? ''));
  const ranks = names.map((name) => /: (\w+) of/.exec(name)?.[1]);
  for (const [at, rank] of ranks.entries())
    if (ranks.filter((other) => other === rank).length > 1) await frame.locator('.jacks__pick').nth(at).click();
  await frame.locator('.jacks__draw').click();
  await seen(go(frame));
}

/** A toss is over at once, or may be doubled: then it is cashed out. */
const flip = board('Betta Flip', 'betta-flip', {
  told: async (frame, before) => {
    const cashOut = frame.getByRole('button', { name: /^Cash out/ });
    const isOver = async () => (await frame.locator('.g-count dd').allInnerTexts())[2]?.startsWith('P') === true;
    await eventually(
      async () => (await roundIn(frame)) !== before && ((await cashOut.isVisible()) || (await isOver())),
    ).toBe(true);
    if (await cashOut.isVisible()) await cashOut.click();
    return toldByCounter(frame, before);
  },
});

/** A table for one player: chips lie on a spot, until they are taken away. */
const spots = (name: string, id: string, spot: RegExp): GameKind =>
  board(name, id, {
    bet: async (frame) => {
      if (!(await go(frame).innerText()).includes('P 20.00')) await press(frame, spot);
      await isReady(go(frame));
      await go(frame).click();
    },
    // Chips leave the table with the round, and the stake with them.
    told: async (frame, before) => ({ ...(await toldByCounter(frame, before)), stake: amountOf('P 20.00') }),
    chosen: (frame) => go(frame).locator('.mono').innerText(),
  });

/** Shot by shot, each at a shrimp. */
const fish = board('Golden Whale Fishing', 'golden-whale-fishing', {
  prepare: async (frame) => {
    await seen(frame.locator('.fish__canvas'));
    const locked = frame.getByRole('button', { name: 'Locked: Shrimp' });
    if (!(await locked.isVisible())) await press(frame, 'Lock on Shrimp');
    await seen(locked);
  },
  bet: async (frame) => {
    const fire = frame.locator('.fish__fire');
    await isReady(fire);
    await fire.press('Enter');
  },
});

/** Games that are dealt for one player: rounds that are over at once, that wait for a move, and shot by shot. */
export const boardKinds: readonly GameKind[] = [
  slot('Lantern Night', 'lantern-night'),
  moving('Pearl Video Poker', 'pearl-video-poker', drawCards, { end: drawCards }),
  fish,
];

/** Those whose rounds go like one of theirs. */
export const otherBoards: readonly GameKind[] = [
  slot('Drum Vault', 'drum-vault'),
  moving('Pomelo or Not', 'pomelo-or-not', (frame) => press(frame, /^Higher or same/)),
  spots('Crown Sic Bo', 'crown-sic-bo', /^Big,/),
  flip,
  moving('Tangerine Pop', 'tangerine-pop', (frame) => press(frame, /^Cell 13,/), {
    prepare: async (frame) => {
      for (let more = 0; more < 9; more += 1) await press(frame, 'More mines');
    },
  }),
  moving('Owl Stack', 'owl-stack', (frame) => press(frame, /^Floor 1, window 1/)),
  moving('Wheel Dash', 'wheel-dash', (frame) => press(frame, /^Run/), {
    prepare: (frame) => press(frame, /^Hard/),
  }),
  spots('Naga Dragon Tiger', 'naga-dragon-tiger', /^Dragon,/),
  board('Wheel Toss', 'wheel-toss'),
  board('Gong Drop', 'gong-drop'),
  board('Swan Scratch Card', 'swan-scratch-card'),
  board('Thunder Bingo', 'thunder-bingo'),
];
