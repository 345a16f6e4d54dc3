import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { deposit, member, paymentOrder } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { checkDeposit } from '../../member/protection/gates.ts';
import { Refusal } from '../../refusal.ts';
import { appendPaymentEvent } from '../payment/paymentEvents.ts';
import { methodFor } from '../payment/paymentOffers.ts';

/** Pending deposits allowed per member. */
const MOST_OPEN = 5;

interface Asked {
  readonly memberId: string;
  readonly method: string;
  /** In 1/10,000 P. */
  readonly amount: number;
}

/**
 * Inserts a deposit and the provider order that is sent after the commit. Returns its id.
 * @throws {Refusal} FEATURE_OFF, NOT_FOUND, AMOUNT_OUT_OF_RANGE, LIMIT_REACHED, PLAY_PAUSED, OWN_LIMIT_REACHED.
 */
export async function createDeposit(
  deps: Pick<ServerDeps, 'config' | 'now' | 'payments'>,
  db: Database,
  { memberId, method: code, amount }: Asked,
): Promise<string> {
  const { method, fee } = await methodFor(deps, db, { direction: 'in', code, amount });
  await db.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');
  await checkDeposit(db, { memberId, amount, at: deps.now() });
  const open = await db.$count(
    deposit,
    and(eq(deposit.memberId, memberId), inArray(deposit.status, ['starting', 'awaiting'])),
  );
  if (open >= MOST_OPEN) throw new Refusal('LIMIT_REACHED');
  const [id, at, merchantCode] = [randomUUID(), deps.now(), deps.config.merchant];
  const expiresAt = at + method.expiresMinutes * 60_000;
  const row = { id, merchantCode, memberId, methodCode: code, amount, fee, createdAt: at, expiresAt };
  await db.insert(deposit).values({ ...row, status: 'starting' });
  await db.insert(paymentOrder).values({
    reference: id,
    merchantCode,
    direction: 'in',
    subjectId: id,
    amount,
    state: 'unsent',
    createdAt: at,
    expiresAt,
    askedAt: at,
  });
  await appendPaymentEvent(db, id, { what: 'created', at, amount });
  return id;
}
