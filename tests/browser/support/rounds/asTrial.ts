import { expect } from 'vitest';
import { playerAt } from '../player.ts';
import type { Site } from '../site.ts';
import { eventually, gone, seen } from '../wait.ts';
import { wordsOf } from '../words.ts';
import type { GameKind } from './gameKind.ts';
import { openGame, playRound } from './playRounds.ts';

const P = 10_000;
const t = wordsOf('EN');

/** A trial plays a round with trial money, on a phone where the game waits for its player. */
export async function playAsTrial(site: Site, kind: GameKind): Promise<void> {
  const opened = await site.openPage({ viewport: kind.windows === 'shared' ? 'desktop' : 'phone', path: '/' });
  const { page } = opened;
  await page.getByRole('button', { name: t('free_try') }).click();
  const offer = page.getByRole('dialog', { name: t('free_title') });
  await offer.getByRole('button', { name: t('free_start') }).click();
  await gone(offer);
  await playerAt(page, t).isMember();
  const at = await openGame(opened, kind);
  await seen(page.getByText(t('game_demo')));
  expect(await at.balance()).toBe(1_000 * P);
  await kind.prepare?.(at.frame);
  const told = await playRound(at);
  await eventually(at.balance).toBe(1_000 * P - told.stake + told.payout);
  await opened.close();
}
