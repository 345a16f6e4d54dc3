import { expect } from 'vitest';
import type { ApiClient } from '../../../../src/api/client.ts';
import type { Site } from '../site.ts';
import { eventually, seen } from '../wait.ts';
import { balanceIn } from './gameKind.ts';
import { recordOf } from './inRecord.ts';
import type { AtGame } from './playRounds.ts';

/** What is left: P 0.50. */
const LEFT = 5_000;
const NOT_ENOUGH = 'Not enough money for this stake. Your balance is P 0.50.';

/** A stake above the balance, which was spent elsewhere: the reason is told, the stake stays, no money moves. */
export async function betBeyondBalance({ qa }: Site, api: ApiClient, at: AtGame, username: string): Promise<void> {
  const { kind, frame, balance } = at;
  await qa.settleBet({ username, requestId: 'elsewhere', stake: (await balance()) - LEFT, payout: 0 });
  const before = await recordOf(api);
  await kind.bet(frame, 0);
  await seen(frame.getByText(kind.notEnough ?? NOT_ENOUGH).first());
  expect(await kind.chosen(frame)).toBe(kind.stake);
  expect(await recordOf(api)).toEqual(before);
  expect(await balanceIn(frame)).toBe(LEFT);
  await at.refresh();
  await eventually(balance).toBe(LEFT);
}
