import { AMOUNT_STEP } from '../money/funds.ts';
import type { AgreementKind, Tier } from './agreementTerms.ts';

/** Totals of a team; money in 1/10,000 P. */
export interface TeamSums {
  /** Within the settled span. */
  readonly validBet: number;
  /** Stakes less payouts; negative when the team won. */
  readonly loss: number;
  /** Since the pay period began; compared with the conditions. */
  readonly countedValidBet: number;
  readonly countedLoss: number;
  readonly activeMembers: number;
}

export interface BillTerms {
  readonly kind: AgreementKind;
  readonly tiers: readonly Tier[];
  readonly sums: TeamSums;
  /** The team's win carried from the previous period, 0 or negative (dividends only). */
  readonly carriedIn: number;
  /** Deduction for voided bets, 0 or negative. */
  readonly voided: number;
  readonly owedBefore: number;
}

export interface ComputedBill {
  readonly tier: Tier | null;
  readonly base: number;
  readonly rate: number;
  readonly share: number;
  readonly due: number;
  readonly owedAfter: number;
}

const MILLION = 1_000_000n;

/** A rate in millionths of an amount, rounded down to 0.01 P; 0 for a negative amount. */
export const shareOf = (base: number, rate: number): number =>
  base <= 0 ? 0 : Number((BigInt(base) * BigInt(rate)) / MILLION / BigInt(AMOUNT_STEP)) * AMOUNT_STEP;

/**
 * Decisions M9, M10: a dividend is based on the team's loss less its previous win, a salary on its valid bets. The last
 * tier with all conditions met sets the rate. A deduction for voided bets beyond the amount is carried into the next
 * bill.
 */
export function computeBill({ kind, tiers, sums, carriedIn, voided, owedBefore }: BillTerms): ComputedBill {
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
