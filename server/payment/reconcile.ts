import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { paymentOrder } from '../database/schema.ts';
import { depositExpired } from '../deposit/depositOutcome.ts';
import type { ServerDeps } from '../deps.ts';
import { sendOrder } from './sendOrder.ts';
import { type PaymentOrder, settle } from './settle.ts';

const MOST_AT_ONCE = 500;
/** An order is asked about again after half its age, within these bounds; for so long also when it is settled. */
const SOONEST_MS = 10_000;
const LATEST_MS = 60 * 60_000;
const WATCHED_MS = 3 * 24 * 60 * 60_000;

/**
 * Asks the provider about every order that is open, and about settled ones for three days, and takes over what it says:
 * what was lost on the way, doubled or late is as if it had come once and in time. May run on several servers at once.
 */
export async function reconcile(deps: ServerDeps): Promise<void> {
  if (!deps.payments.ready) return;
  for (const order of await dueOrders(deps)) {
    if (!(await claim(deps, order))) continue;
    await ask(deps, order).catch((error: unknown) =>
      deps.log.warn({ err: error, reference: order.reference }, 'the payment provider gave no answer'),
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
        or(inArray(paymentOrder.state, ['unsent', 'open']), gt(paymentOrder.createdAt, at - WATCHED_MS)),
        sql`${paymentOrder.askedAt} + greatest(${SOONEST_MS}, least(${LATEST_MS}, ${half})) <= ${at}`,
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
