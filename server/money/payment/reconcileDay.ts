import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { PaymentAnswer } from '../../../protocol/payments.ts';
import { businessDay, daysLater, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import { type PaymentDifference, payment, paymentDay, paymentOrder } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { settle } from './settle.ts';

type Paid = PaymentAnswer<'day'>['payments'][number];

/** How long after midnight a day is compared: what was under way is settled by then. */
const RESTS_MS = 60 * 60_000;
/** A page that never ends is a fault of the gateway. */
const MOST_PAGES = 1_000;

/**
 * Compares the payments of yesterday with those of the gateway, once, an hour after midnight: takes over what is missing
 * here or was taken back, and keeps what still differs for the desk.
 */
export async function reconcileYesterday(deps: ServerDeps): Promise<void> {
  if (!deps.payments.ready) return;
  const day = daysLater(businessDay(deps.now() - RESTS_MS), -1);
  const of = and(eq(paymentDay.merchantCode, deps.config.merchant), eq(paymentDay.day, startOfDay(day)));
  if ((await deps.db.$count(paymentDay, of)) === 0) await reconcileDay(deps, day);
}

/** Compares a business day (yyyy-MM-dd) again, as often as it is asked for. Returns what differs. */
export async function reconcileDay(deps: ServerDeps, day: string): Promise<readonly PaymentDifference[]> {
  const span = { from: startOfDay(day), to: startOfDay(daysLater(day, 1)) };
  const theirs = await paymentsOfGateway(deps, span);
  const before = await differencesOf(deps, span, theirs);
  const missing = before.filter(({ site }) => site === null);
  const reversed = theirs.filter(({ reversedAt }) => reversedAt !== undefined);
  for (const reference of new Set([...missing, ...reversed].map((one) => one.reference)))
    await settle(deps, await deps.payments.status(reference));
  const differences = await differencesOf(deps, span, theirs);
  const sumOf = (direction: Paid['direction']) =>
    theirs.reduce((sum, paid) => sum + (paid.direction === direction ? paid.amount : 0), 0);
  const found = { checkedAt: deps.now(), paidIn: sumOf('in'), paidOut: sumOf('out'), differences };
  await deps.db
    .insert(paymentDay)
    .values({ merchantCode: deps.config.merchant, day: span.from, ...found })
    .onConflictDoUpdate({ target: [paymentDay.merchantCode, paymentDay.day], set: found });
  if (differences.length > 0) deps.log.error({ day, differences }, 'the payments of a day differ from the gateway’s');
  return differences;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

async function paymentsOfGateway({ payments }: ServerDeps, span: Span): Promise<readonly Paid[]> {
  const all = new Map<string, Paid>();
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await payments.paymentsOf({ ...span, ...(after === undefined ? {} : { after }) });
    for (const paid of answer.payments) all.set(paid.id, paid);
    if (answer.next === null) return [...all.values()];
    after = answer.next;
  }
  throw new Error('The list of payments has no end.');
}

async function differencesOf(
  { db, config }: ServerDeps,
  { from, to }: Span,
  theirs: readonly Paid[],
): Promise<PaymentDifference[]> {
  const ids = theirs.map(({ id }) => id);
  const columns = {
    ...{ id: payment.id, reference: payment.reference, amount: payment.amount },
    direction: paymentOrder.direction,
  };
  const mine = () =>
    db.select(columns).from(payment).innerJoin(paymentOrder, eq(paymentOrder.reference, payment.reference));
  const merchant = eq(paymentOrder.merchantCode, config.merchant);
  const inSpan = await mine().where(and(merchant, gte(payment.at, from), lt(payment.at, to)));
  const known = ids.length === 0 ? [] : await mine().where(and(merchant, inArray(payment.id, ids)));
  const site = new Map([...inSpan, ...known].map((row) => [row.id, row]));
  const gateway = new Map(theirs.map((paid) => [paid.id, paid]));
  return [...new Map<string, Omit<Paid, 'at'>>([...gateway, ...site]).values()]
    .map(({ id, reference, direction }) => ({
      ...{ id, reference, direction },
      gateway: gateway.get(id)?.amount ?? null,
      site: site.get(id)?.amount ?? null,
    }))
    .filter((one) => one.gateway !== one.site);
}
