import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../wait.ts';

/** A round as the game's frame tells it; amounts in 1/10,000 P. */
export interface Told {
  /** Reference of the round; empty where the game does not tell it. */
  readonly round: string;
  readonly stake: number;
  readonly payout: number;
}

/** What a game does when another window already has a round of it. */
type TwoWindows =
  /** Its round waits for its player, and one may be open. */
  | 'waits'
  /** The round is told to every window by itself. */
  | 'shared'
  /** Its rounds are over at once. */
  | 'instant';

/** How a kind of game is played in its frame, by what a player sees. */
export interface GameKind {
  /** Name of the game, and its id. */
  readonly name: string;
  readonly id: string;
  readonly windows: TwoWindows;
  /** Of a round, as the page shows it. */
  readonly stake: string;
  /** Its table is pushed: the page notices a lost line while nothing is on its way. */
  readonly isPushed?: true;
  /** A round that brings more than its stake takes longer than a journey. */
  readonly winsLate?: true;
  /** End of the path of the call that carries the stake. */
  readonly call: string;
  /** What the frame says while its line is lost. */
  readonly lost: RegExp;
  /** What it says of a stake beyond the balance of P 0.50, where that is not what all games say. */
  readonly notEnough?: RegExp;
  /** Chooses what the following rounds are played with. */
  readonly prepare?: (frame: FrameLocator) => Promise<void>;
  /** Places a stake, once it can be placed; `place` counts the rounds. */
  readonly bet: (frame: FrameLocator, place: number) => Promise<void>;
  /** Waits until the stake is on the table. */
  readonly isIn: (frame: FrameLocator) => Promise<void>;
  /** Ends a round that waits for its player. */
  readonly end?: (frame: FrameLocator) => Promise<void>;
  /** The result of a round that is over, once it is shown: another one than `before`. */
  readonly told: (frame: FrameLocator, before: string) => Promise<Told>;
  /** The stake that is chosen for the next round. */
  readonly chosen: (frame: FrameLocator) => Promise<string>;
}

/** `P 1,234.50`, `−P 20.00`: in 1/10,000 P. */
export const amountOf = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 10_000);

export const frameOf = (page: Page, { name }: Pick<GameKind, 'name'>): FrameLocator =>
  page.frameLocator(`iframe[title="${name}, game"]`);

const figures = (frame: FrameLocator) => frame.locator('.g-count dd').allInnerTexts();

/** The balance under the game, once it is known. */
export async function balanceIn(frame: FrameLocator): Promise<number> {
  await eventually(async () => (await figures(frame))[0] ?? '').toMatch(/^P /);
  return amountOf((await figures(frame))[0] ?? '');
}

export const roundIn = async (frame: FrameLocator): Promise<string> => {
  const reference = frame.locator('.g-round .mono').first();
  return (await reference.count()) === 0 ? '' : reference.innerText();
};

/** The result that the counter under a game shows: balance, stake, payout, reference. */
export async function toldByCounter(frame: FrameLocator, before: string, timeout = 30_000): Promise<Told> {
  let told: Told | null = null;
  const read = async () => {
    const [round, [, stake = '', payout = '']] = await Promise.all([roundIn(frame), figures(frame)]);
    const isOver = round !== before && payout.startsWith('P');
    told = isOver ? { round, stake: amountOf(stake), payout: amountOf(payout) } : null;
    return told;
  };
  await expect.poll(read, { timeout, interval: 50 }).not.toBeNull();
  return told as unknown as Told;
}
