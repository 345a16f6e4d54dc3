import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { playerAt } from '../player.ts';
import { type OpenPage, VIEWPORTS } from '../site.ts';
import { eventually, gone } from '../wait.ts';
import { wordsOf } from '../words.ts';
import { amountOf, balanceIn, frameOf, type GameKind, roundIn, type Told } from './gameKind.ts';

const t = wordsOf('EN');
/** Rounds until one has been won and one lost. */
const MOST_ROUNDS = 80;

/** A member, or a trial, in a game. */
export interface AtGame {
  readonly kind: GameKind;
  readonly page: Page;
  readonly frame: FrameLocator;
  /** On the page around the game, 1/10,000 P. */
  readonly balance: () => Promise<number>;
  /** Asks for the balance again: while a game is open, the header waits for what the game tells. */
  readonly refresh: () => Promise<void>;
}

/** Opens the game in a page that has the session. */
export async function openGame({ page }: Pick<OpenPage, 'page'>, kind: GameKind, token?: string): Promise<AtGame> {
  if (token !== undefined) {
    await page.goto('/about');
    await page.evaluate((given) => sessionStorage.setItem('token', given), token);
  }
  await page.goto(`/game/${kind.id}`);
  const frame = frameOf(page, kind);
  await gone(page.getByText(`Starting ${kind.name}`));
  await balanceIn(frame);
  const { header, balance } = playerAt(page, t);
  return {
    kind,
    page,
    frame,
    balance: async () => amountOf(await balance.innerText()),
    // The bar of a game on a phone has no room for it.
    refresh: async () => {
      const size = page.viewportSize() ?? VIEWPORTS.phone;
      await page.setViewportSize(VIEWPORTS.desktop);
      await header.getByRole('button', { name: t('balance_refresh') }).click();
      await page.setViewportSize(size);
    },
  };
}

/** What happens to a page while a round is under way: prepared before the stake, then done. */
export interface Mishap {
  readonly prepare: (at: AtGame) => Promise<void>;
  readonly happen: (at: AtGame) => Promise<void>;
}

/** One round from stake to result; header and game then agree on the balance. */
export async function playRound(at: AtGame, place = 0, mishap?: Mishap): Promise<Told> {
  const { kind, frame, balance } = at;
  const before = { round: await roundIn(frame), balance: await balance() };
  await mishap?.prepare(at);
  await kind.bet(frame, place);
  const told = await (kind.isPushed ? pushed() : own());
  expect(told.stake).toBe(amountOf(kind.stake));
  await eventually(balance).toBe(before.balance - told.stake + told.payout);
  expect(await balanceIn(frame)).toBe(await balance());
  return told;

  async function own(): Promise<Told> {
    await mishap?.happen(at);
    await kind.isIn(frame);
    await kind.end?.(frame);
    return kind.told(frame, before.round);
  }
  /** A table waits for nobody: the result is looked out for from the first. */
  async function pushed(): Promise<Told> {
    await kind.isIn(frame);
    const [told] = await Promise.all([
      kind.told(frame, before.round),
      mishap?.happen(at).then(() => kind.end?.(frame)) ?? kind.end?.(frame),
    ]);
    return told;
  }
}

/** The last round that was won, and the last that was lost. */
interface Both {
  readonly won: Told;
  readonly lost: Told;
}

export const bothOf = (played: readonly Told[]): Partial<Both> => {
  const won = played.findLast(({ stake, payout }) => payout > stake);
  const lost = played.findLast(({ stake, payout }) => payout < stake);
  return { ...(won && { won }), ...(lost && { lost }) };
};

/** Plays on until a round was won and one was lost; all rounds. */
export async function playBoth(at: AtGame, played: readonly Told[]): Promise<readonly Told[]> {
  const all = [...played];
  for (;;) {
    const { won, lost } = bothOf(all);
    if (lost && (won || at.kind.winsLate)) return all;
    if (all.length > MOST_ROUNDS) throw new Error(`${at.kind.name}: not one won and one lost in ${all.length} rounds`);
    all.push(await playRound(at, all.length));
  }
}
