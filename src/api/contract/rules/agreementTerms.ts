import * as z from 'zod/mini';
import { instant, money } from '../fields.ts';

export const agreementKind = z.enum(['dividend', 'daily', 'hourly', 'realTime']);
export type AgreementKind = z.infer<typeof agreementKind>;

/** CONTRACT-11, CONST-27. Days begin at midnight in GMT+8, weeks on Monday, halves of a month on the 1st and the 16th. */
export const payPeriod = z.enum(['daily', 'weekly', 'semimonthly', 'monthly']);
export type PayPeriod = z.infer<typeof payPeriod>;

/** Rates are integers in millionths: 10,000 is 1 %. */
const ONE_PERCENT = 10_000;
export const rate = z.int().check(z.minimum(1), z.maximum(30 * ONE_PERCENT));

/** No sum of bets is larger than what an integer holds exactly. */
const threshold = money.check(z.nonnegative(), z.maximum(100_000_000_000_000));

/** From what on a rate is paid: all three must be reached. Money in 1/10,000 P. */
export const tier = z.object({
  minValidBet: threshold,
  minLoss: threshold,
  minActiveMembers: z.int().check(z.nonnegative(), z.maximum(1_000_000)),
  rate,
});
export type Tier = z.infer<typeof tier>;

export const MAX_TIERS = 10;

/** Whether each tier asks for no less than the one before it and pays more: then the last that is reached is the best. */
export const areTiersAscending = (tiers: readonly Tier[]): boolean =>
  tiers.every((next, place) => {
    const before = tiers[place - 1];
    return (
      before === undefined ||
      (next.rate > before.rate &&
        next.minValidBet >= before.minValidBet &&
        next.minLoss >= before.minLoss &&
        next.minActiveMembers >= before.minActiveMembers)
    );
  });

/** What an offer says beside to whom. `start` and `end` are moved on to the next edge of a period; without `end` it stays. */
export const agreementTerms = {
  tiers: z.array(tier).check(z.minLength(1), z.maxLength(MAX_TIERS), z.refine(areTiersAscending)),
  period: payPeriod,
  start: z.nullable(instant.check(z.nonnegative(), z.maximum(253_402_271_999_999))),
  end: z.nullable(instant.check(z.nonnegative(), z.maximum(253_402_271_999_999))),
  remark: z.string().check(z.trim(), z.maxLength(140)),
};

/** Decision M10: between what the rates of a kind lie, in millionths. */
export const rateLimits: Readonly<Record<AgreementKind, { readonly lowest: number; readonly highest: number }>> = {
  dividend: { lowest: 5 * ONE_PERCENT, highest: 30 * ONE_PERCENT },
  daily: { lowest: 1, highest: 1.5 * ONE_PERCENT },
  hourly: { lowest: 1, highest: 0.3 * ONE_PERCENT },
  realTime: { lowest: 1, highest: 0.1 * ONE_PERCENT },
};

/** CONST-28. */
export const REAL_TIME_MS = 5 * 60_000;

/** Decision M11: from which valid bet of a period on a member counts as active, in 1/10,000 P. */
export const ACTIVE_FROM = 500 * 10_000;
