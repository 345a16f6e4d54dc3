import type { ContractKind, Tier } from '../../src/api/contract/agentContract.ts';
import { STEP } from '../../src/api/contract/funds.ts';

/** What a team did; money in 1/10,000 P. */
export interface TeamSums {
  /** In the time that is settled. */
  readonly validBet: number;
  /** Stakes less payouts: below zero, the team won. */
  readonly loss: number;
  /** Since the pay period began: what conditions are held against. */
  readonly countedValidBet: number;
  readonly countedLoss: number;
  readonly activeMembers: number;
}

export interface Account {
  readonly kind: ContractKind;
  readonly tiers: readonly Tier[];
  readonly sums: TeamSums;
  /** What the team won in the period before, zero or below (dividends only). */
  readonly carriedIn: number;
  /** What voided bets take back, zero or below. */
  readonly voided: number;
  readonly owedBefore: number;
}

export interface WorkedOut {
  readonly tier: Tier | null;
  readonly base: number;
  readonly rate: number;
  readonly share: number;
  readonly due: number;
  readonly owedAfter: number;
}

const MILLION = 1_000_000n;

/** So many millionths of an amount, rounded down to a whole 0.01 P; nothing of what is below zero. */
export const shareOf = (base: number, rate: number): number =>
  base <= 0 ? 0 : Number((BigInt(base) * BigInt(rate)) / MILLION / BigInt(STEP)) * STEP;

/**
 * Decisions M9, M10: a dividend is of what the team lost, less what it won the period before; a salary is of what it bet.
 * The last tier whose conditions are all reached says the rate. What voided bets take back never goes below zero: the rest
 * waits for the next bill.
 */
export function workOut({ kind, tiers, sums, carriedIn, voided, owedBefore }: Account): WorkedOut {
  const isDividend = kind === 'dividend';
  const base = Math.max(0, isDividend ? sums.loss + carriedIn : sums.validBet);
  const loss = isDividend ? sums.loss + carriedIn : sums.countedLoss;
  const tier = reachedTier(tiers, { ...sums, loss });
  const rate = tier?.rate ?? 0;
  const share = shareOf(base, rate);
  const left = share + voided + owedBefore;
  return { tier, base, rate, share, due: Math.max(0, left), owedAfter: Math.min(0, left) };
}

const reachedTier = (
  tiers: readonly Tier[],
  {
    countedValidBet,
    loss,
    activeMembers,
  }: Pick<TeamSums, 'countedValidBet' | 'activeMembers'> & { readonly loss: number },
): Tier | null =>
  tiers.findLast(
    ({ minValidBet, minLoss, minActiveMembers }) =>
      countedValidBet >= minValidBet && (minLoss === 0 || loss >= minLoss) && activeMembers >= minActiveMembers,
  ) ?? null;
