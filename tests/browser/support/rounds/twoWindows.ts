import { expect } from 'vitest';
import { eventually, seen } from '../wait.ts';
import { amountOf, balanceIn, roundIn, type Told } from './gameKind.ts';
import { reloaded } from './mishaps.ts';
import { type AtGame, playRound } from './playRounds.ts';

const ELSEWHERE = /^You have this round open in another window too\./;

/**
 * The same game in two tabs of one member: each knows what the other did, and every round has one stake. A shared round
 * is found after a reload, too.
 */
export async function playInTwo(first: AtGame, second: AtGame): Promise<readonly Told[]> {
  const { kind } = first;
  const before = { round: await roundIn(first.frame), balance: await first.balance() };
  if (kind.windows === 'instant') return playInTurn(first, second);
  await kind.bet(first.frame, 1);
  await kind.isIn(first.frame);
  const staked = before.balance - amountOf(kind.stake);
  await eventually(first.balance).toBe(staked);
  const round = await roundIn(first.frame);
  const told = await (kind.windows === 'waits' ? taken() : seenByBoth());
  expect(told.stake).toBe(amountOf(kind.stake));
  if (round !== '') expect(told.round).toBe(round);
  for (const at of [first, second]) {
    await eventually(at.balance).toBe(staked + told.payout);
    await eventually(() => balanceIn(at.frame)).toBe(staked + told.payout);
  }
  return [told];

  function tell({ frame }: AtGame): Promise<Told> {
    return kind.told(frame, before.round);
  }
  /** The other tab's bet finds the round, and ends it; a move in the first one, which has not heard of it, shows that. */
  async function taken(): Promise<Told> {
    await kind.bet(second.frame, 0);
    await seen(second.frame.getByText(ELSEWHERE));
    await eventually(() => roundIn(second.frame)).toBe(round);
    await eventually(second.balance).toBe(staked);
    await kind.end?.(second.frame);
    const result = await tell(second);
    await kind.end?.(first.frame);
    expect(await tell(first)).toEqual(result);
    return result;
  }
  async function seenByBoth(): Promise<Told> {
    await kind.isIn(second.frame);
    const found = async () => {
      await eventually(() => roundIn(second.frame)).toBe(round);
      await eventually(second.balance).toBe(staked);
      await reloaded(first).happen(first);
      await kind.end?.(second.frame);
    };
    const [one, other] = await Promise.all([tell(first), tell(second), found()]);
    expect(one).toEqual(other);
    return other;
  }
}

/** Rounds that are over at once: a tab whose game is open hears of the other's with its own next one. */
async function playInTurn(first: AtGame, second: AtGame): Promise<readonly Told[]> {
  const { kind, frame } = second;
  const known = await roundIn(frame);
  const balance = await first.balance();
  const one = await playRound(first);
  await kind.bet(frame, 0);
  const other = await kind.told(frame, known);
  expect(new Set([known, one.round, other.round]).size).toBe(3);
  const after = balance - one.stake + one.payout - other.stake + other.payout;
  await eventually(second.balance).toBe(after);
  expect(await balanceIn(frame)).toBe(after);
  await first.refresh();
  await eventually(first.balance).toBe(after);
  expect(await frame.locator(`[data-check="${one.round}"], [aria-label*="${one.round}"]`).count()).toBeGreaterThan(0);
  return [one, other];
}
