import { and, asc, eq, lte } from 'drizzle-orm';
import type { PaymentReport } from '../../../protocol/payments.ts';
import { providerOrder } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import type { PaymentPort } from './paymentPort.ts';
import { settle } from './settle.ts';
import type { SimulatedFault, SimulatedFaults } from './simulatedFaults.ts';

/** Time to pay, delay of a second payment, and delay of a late callback. */
export const SETTLES_MS = 20_000;
const AGAIN_MS = 10_000;
export const LATE_MS = 60 * 60_000;
const MOST_AT_ONCE = 200;

type Order = typeof providerOrder.$inferSelect;

/** Play money provider with its own tables in the same database; settles after a delay on the server's clock. */
export function referenceProvider({ db, now }: Pick<ServerDeps, 'db' | 'now'>, mishaps: SimulatedFaults): PaymentPort {
  const take = async (direction: Order['direction'], reference: string, amount: number): Promise<void> => {
    const mishap = mishaps.nextOrderFault();
    if (mishap === 'unheard') throw new Error('the provider did not hear');
    await db
      .insert(providerOrder)
      .values({ reference, direction, amount, ...plannedOutcome(mishap, now() + SETTLES_MS) })
      .onConflictDoNothing();
    if (mishap === 'unanswered') throw new Error('the answer of the provider was lost');
  };

  return {
    ready: true,
    payIn: async ({ reference, amount, kind }) => {
      await take('in', reference, amount);
      const note = reference.slice(0, 8).toUpperCase();
      return {
        url: null,
        bankName: kind === 'bank' ? 'Lantern Bank' : null,
        accountName: kind === 'qr' ? null : 'Statehouse Demo',
        accountNumber: kind === 'bank' ? '000-1-23456-7' : null,
        qr: kind === 'bank' ? null : `statehouse-demo:${reference}:${amount}`,
        note,
      };
    },
    payOut: ({ reference, amount }) => take('out', reference, amount),
    status: async (reference) => {
      if (mishaps.dropsNextResponse()) throw new Error('the answer of the provider was lost');
      const [order] = await db.select().from(providerOrder).where(eq(providerOrder.reference, reference));
      return order ? reportOf(order, now()) : { reference, state: 'unknown', payments: [] };
    },
    offers: async () => ({ methods: [], banks: [] }),
    paymentsOf: async ({ from, to }) => {
      const orders = await db.select().from(providerOrder).where(lte(providerOrder.settlesAt, to));
      const payments = orders
        .flatMap((order) => {
          const { reference, direction } = order;
          return reportOf(order, now()).payments.map((paid) => ({ ...paid, reference, direction }));
        })
        .filter(({ at }) => at >= from && at < to);
      return { payments, next: null };
    },
  };
}

const plannedOutcome = (
  mishap: SimulatedFault,
  settlesAt: number,
): Omit<Order, 'reference' | 'direction' | 'amount' | 'calledBack'> => ({
  outcome: mishap === 'fails' ? 'failed' : 'paid',
  payments: mishap === 'twice' ? 2 : 1,
  settlesAt,
  callsBackAt: mishap === 'silent' ? null : mishap === 'late' ? settlesAt + LATE_MS : settlesAt,
});

function reportOf({ reference, outcome, payments, amount, settlesAt }: Order, at: number): PaymentReport {
  if (settlesAt > at) return { reference, state: 'open', payments: [] };
  if (outcome === 'failed') return { reference, state: 'failed', payments: [] };
  const all = Array.from({ length: payments }, (_, nth) => ({
    id: `${reference}#${nth + 1}`,
    amount,
    at: settlesAt + nth * AGAIN_MS,
  }));
  return { reference, state: 'paid', payments: all.filter((payment) => payment.at <= at) };
}

/** Tells of due orders, each once. */
export async function sendDueCallbacks(deps: ServerDeps): Promise<void> {
  const { db, now } = deps;
  const due = await db
    .select()
    .from(providerOrder)
    .where(and(eq(providerOrder.calledBack, false), lte(providerOrder.callsBackAt, now())))
    .orderBy(asc(providerOrder.callsBackAt))
    .limit(MOST_AT_ONCE);
  for (const order of due) {
    const mine = await db
      .update(providerOrder)
      .set({ calledBack: true })
      .where(and(eq(providerOrder.reference, order.reference), eq(providerOrder.calledBack, false)))
      .returning({ reference: providerOrder.reference });
    if (mine.length === 0) continue;
    await settle(deps, reportOf(order, now()));
  }
}
