import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { paymentMethodOffer } from '../../../src/api/contract/money/deposit.ts';
import { paymentFee } from '../../../src/api/contract/rules/paymentFee.ts';
import type { Database } from '../../database/database.ts';
import { paymentMethod } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { rowsOf } from '../ledger/rowsOf.ts';

type Direction = PaymentMethod['direction'];
export type PaymentMethod = typeof paymentMethod.$inferSelect;
type OfferDeps = Pick<ServerDeps, 'config' | 'payments'>;

/** Sample size for the median: enough to be meaningful, few enough to be recent. */
const FEWEST_MEASURED = 5;
const MOST_MEASURED = 100;

/** Enabled methods with their fees and recent median duration (decision S8). */
export async function paymentOffers(
  { config, payments }: OfferDeps,
  db: Database,
  direction: Direction,
  language: LanguageCode,
): Promise<z.output<typeof paymentMethodOffer>[]> {
  if (!payments.ready) return [];
  const methods = await db
    .select()
    .from(paymentMethod)
    .where(
      and(
        eq(paymentMethod.merchantCode, config.merchant),
        eq(paymentMethod.direction, direction),
        eq(paymentMethod.enabled, true),
      ),
    )
    .orderBy(asc(paymentMethod.sort));
  const offers = methods.map(async ({ code, kind, name, minAmount, maxAmount, feeFixed, feeRate }) => ({
    code,
    kind,
    name: name[language],
    min: minAmount,
    max: maxAmount,
    feeFixed,
    feeRate,
    typicalMs: await typicalMs(db, config.merchant, direction, code),
  }));
  return Promise.all(offers);
}

async function typicalMs(db: Database, merchant: string, direction: Direction, code: string): Promise<number | null> {
  const [table, began] = direction === 'in' ? [sql`deposit`, sql`created_at`] : [sql`withdrawal`, sql`requested_at`];
  const [row] = await rowsOf<{ readonly count: unknown; readonly median: unknown }>(
    db,
    sql`
      select count(*) as count, percentile_cont(0.5) within group (order by took) as median from (
        select paid_at - ${began} as took from ${table}
        where merchant_code = ${merchant} and method_code = ${code} and paid_at is not null
        order by paid_at desc limit ${MOST_MEASURED}
      ) measured`,
  );
  return Number(row?.count ?? 0) < FEWEST_MEASURED ? null : Math.round(Number(row?.median));
}

/**
 * The method for an amount, with its fee.
 * @throws {Refusal} FEATURE_OFF without a provider, NOT_FOUND for an unknown or disabled method, AMOUNT_OUT_OF_RANGE.
 */
export async function methodFor(
  { config, payments }: OfferDeps,
  db: Database,
  { direction, code, amount }: { readonly direction: Direction; readonly code: string; readonly amount: number },
): Promise<{ readonly method: PaymentMethod; readonly fee: number }> {
  if (!payments.ready) throw new Refusal('FEATURE_OFF');
  const [method] = await db
    .select()
    .from(paymentMethod)
    .where(
      and(
        eq(paymentMethod.merchantCode, config.merchant),
        eq(paymentMethod.direction, direction),
        eq(paymentMethod.code, code),
        eq(paymentMethod.enabled, true),
      ),
    );
  if (!method) throw new Refusal('NOT_FOUND');
  const { minAmount: min, maxAmount: max } = method;
  const fee = paymentFee(amount, { fixed: method.feeFixed, rate: method.feeRate });
  if (amount < min || amount > max || fee >= amount) throw new Refusal('AMOUNT_OUT_OF_RANGE', { min, max });
  return { method, fee };
}

/** Name of a method, disabled ones included. */
export async function methodNames(
  { config }: Pick<ServerDeps, 'config'>,
  db: Database,
  direction: Direction,
  language: LanguageCode,
): Promise<(code: string) => { readonly code: string; readonly kind: PaymentMethod['kind']; readonly name: string }> {
  const rows = await db
    .select()
    .from(paymentMethod)
    .where(and(eq(paymentMethod.merchantCode, config.merchant), eq(paymentMethod.direction, direction)));
  const known = new Map(rows.map(({ code, kind, name }) => [code, { code, kind, name: name[language] }]));
  return (code) => known.get(code) ?? { code, kind: 'bank', name: code };
}
