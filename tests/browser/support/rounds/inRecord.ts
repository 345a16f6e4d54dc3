import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ApiClient } from '../../../../src/api/client.ts';
import { betContract } from '../../../../src/api/contract/play/bet.ts';
import { seen } from '../wait.ts';
import { amountOf, type GameKind, type Told } from './gameKind.ts';

/** Opens the newest bet with this result in the record: row, slip and ledger say what the game said. */
export async function isInRecord(page: Page, { name }: GameKind, result: 'Won' | 'Lost', told: Told): Promise<void> {
  await page.goto('/member/personalHistoryCopy');
  await page.getByLabel('Result', { exact: true }).selectOption({ label: result });
  const row = page.getByRole('button', { name: new RegExp(`^${name}.*${result}$`, 's') }).first();
  await seen(row);
  const amounts = (text: string) => [...text.matchAll(/[+−]?P [\d,]+\.\d\d/g)].map(([amount]) => amountOf(amount));
  expect(amounts(await row.innerText())).toEqual([told.stake, told.payout]);
  await row.click();
  if (told.round !== '') await seen(page.getByText(told.round, { exact: true }));
  const ledger = page.getByRole('region', { name: 'Effect on your balance' }).getByRole('listitem');
  await seen(ledger.first());
  const [stake = 0, balance = 0, ...more] = amounts((await ledger.allInnerTexts()).join('\n'));
  expect(stake).toBe(told.stake);
  expect(more).toEqual(told.payout === 0 ? [] : [told.payout, balance + told.payout]);
  await seen(page.getByRole('link', { name: 'Check this round' }));
}

/** What a member has by the record: settled bets, and open rounds. */
export async function recordOf(api: ApiClient) {
  const range = { from: 0, to: Date.now() + 86_400_000 };
  const request = { ...range, category: 'all', result: 'all', page: 1, pageSize: '10', language: 'EN' } as const;
  const { count, stake, payout, open } = await api(betContract.list, { request });
  return { count, stake, payout, open };
}
