import type { FrameLocator, Page } from 'playwright-core';
import type { Player } from './player.ts';
import { gone, isAt, seen } from './wait.ts';
import { type Words, wordsOf } from './words.ts';

interface GameEntry {
  readonly name: string;
  /** Its page. */
  readonly path: string;
  /** Who; `somchai` unless given. */
  readonly as?: string;
}

/** A visitor who is offered the trial of a game takes the login instead. */
export async function logInInstead(page: Page, player: Player, t: Words = wordsOf('EN')): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('log_in'), exact: true })
    .click();
  await seen(player.loginDialog);
}

/** A visitor presses the tile of a game, logs in, and has the game before them; returns its frame. */
export async function enterGame(page: Page, player: Player, { name, path, as }: GameEntry): Promise<FrameLocator> {
  await page.getByRole('link', { name }).first().click();
  await logInInstead(page, player);
  await player.fillName(as ?? 'somchai');
  await player.submitLogin();
  await player.closeGreeting();
  await isAt(page, path);
  const frame = page.frameLocator(`iframe[title="${name}, game"]`);
  await seen(frame.getByRole('button').first());
  await gone(page.getByText(`Starting ${name}`));
  return frame;
}
