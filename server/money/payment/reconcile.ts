import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { paymentOrder } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { depositExpired } from '../deposit/depositOutcome.ts';
import type { PaymentOrder } from './paymentOrder.ts';
import { sendOrder } from './sendOrder.ts';
import { settle } from './settle.ts';

const MOST_AT_ONCE = 500;
/**
 * An order is polled again after half its age, within these bounds; the upper one also ends polling of settled orders.
 */
const MIN_POLL_INTERVAL_MS = 10_000;
const MAX_POLL_INTERVAL_MS = 60 * 60_000;
const RECONCILE_WINDOW_MS = 3 * 24 * 60 * 60_000;

/**
 * Polls the provider about open orders, and about settled ones for three days, and applies the answers. Repairs lost,
 * duplicate and late callbacks. May run on several servers at once.
 */
export async function reconcile(deps: ServerDeps): Promise<void> {
  if (!deps.payments.ready) return;
  for (const order of await dueOrders(deps)) {
    if (!(await claim(deps, order))) continue;
    await ask(deps, order).catch((error: unknown) =>
      deps.log.warn({ err: error, reference: order.reference }, 'the payment provider did not answer'),
    );
    await expire(deps, order);
  }
}

const dueOrders = ({ db, now, config }: ServerDeps): Promise<PaymentOrder[]> => {
  const at = now();
  const half = sql`(${paymentOrder.askedAt} - ${paymentOrder.createdAt}) / 2`;
  return db
    .select()
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.merchantCode, config.merchant),
        or(inArray(paymentOrder.state, ['unsent', 'open']), gt(paymentOrder.createdAt, at - RECONCILE_WINDOW_MS)),
        sql`${paymentOrder.askedAt} + greatest(${MIN_POLL_INTERVAL_MS}, least(${MAX_POLL_INTERVAL_MS}, ${half})) <= ${at}`,
      ),
    )
    .orderBy(asc(paymentOrder.askedAt))
    .limit(MOST_AT_ONCE);
};

async function claim({ db, now }: ServerDeps, { reference, askedAt }: PaymentOrder): Promise<boolean> {
  const mine = await db
    .update(paymentOrder)
    .set({ askedAt: now() })
    .where(and(eq(paymentOrder.reference, reference), eq(paymentOrder.askedAt, askedAt)))
    .returning({ reference: paymentOrder.reference });
  return mine.length > 0;
}

async function ask(deps: ServerDeps, order: PaymentOrder): Promise<void> {
  if (order.state === 'unsent') return sendOrder(deps, order);
  const report = await deps.payments.status(order.reference);
  if (report.state === 'unknown' && order.state === 'open') return sendOrder(deps, order);
  await settle(deps, report);
}

async function expire(deps: ServerDeps, { reference, expiresAt }: PaymentOrder): Promise<void> {
  if (expiresAt === null || expiresAt > deps.now()) return;
  await deps.db.transaction(async (db) => {
    const [order] = await db
      .update(paymentOrder)
      .set({ state: 'expired' })
      .where(and(eq(paymentOrder.reference, reference), inArray(paymentOrder.state, ['unsent', 'open'])))
      .returning();
    if (order) await depositExpired(deps, db, order);
  });
}
