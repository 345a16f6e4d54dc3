import { eq } from 'drizzle-orm';
import { PAYMENT_LOCK_MS, PAYMENT_TRIES } from '../../src/api/contract/paymentPassword.ts';
import type { Database } from '../database/database.ts';
import { member, paymentPassword } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

/**
 * Decision M5: verifies the payment password; null when right, else the reason. Locks the member's row, so that
 * concurrent attempts cannot exceed five.
 * @param db a transaction that is committed either way: it records a wrong attempt
 */
export async function verifyPaymentPassword(
  { now, passwords }: Pick<ServerDeps, 'now' | 'passwords'>,
  db: Database,
  memberId: string,
  password: string,
): Promise<Refusal | null> {
  const { wrongTries, lockedUntil } = await lockedRow(db, memberId);
  const [row] = await db.select({ hash: member.paymentPasswordHash }).from(member).where(eq(member.id, memberId));
  const hash = row?.hash ?? null;
  if (hash === null) return new Refusal('PAYMENT_PASSWORD_NOT_SET');
  if (lockedUntil !== null && lockedUntil > now())
    return new Refusal('PAYMENT_PASSWORD_LOCKED', { until: lockedUntil });
  if (await passwords.matches(password, hash)) {
    if (wrongTries > 0) await keep(db, memberId, { wrongTries: 0, lockedUntil: null });
    return null;
  }
  // An expired lock clears the attempts.
  const wrong = lockedUntil === null ? wrongTries + 1 : 1;
  const until = wrong >= PAYMENT_TRIES ? now() + PAYMENT_LOCK_MS : null;
  await keep(db, memberId, { wrongTries: wrong, lockedUntil: until });
  return until === null
    ? new Refusal('PAYMENT_PASSWORD_WRONG', { triesLeft: PAYMENT_TRIES - wrong })
    : new Refusal('PAYMENT_PASSWORD_LOCKED', { until });
}

async function lockedRow(db: Database, memberId: string): Promise<typeof paymentPassword.$inferSelect> {
  await db.insert(paymentPassword).values({ memberId }).onConflictDoNothing();
  const [row] = await db.select().from(paymentPassword).where(eq(paymentPassword.memberId, memberId)).for('update');
  if (!row) throw new Error('the row of a payment password vanished');
  return row;
}

const keep = (
  db: Database,
  memberId: string,
  row: Pick<typeof paymentPassword.$inferSelect, 'wrongTries' | 'lockedUntil'>,
) => db.update(paymentPassword).set(row).where(eq(paymentPassword.memberId, memberId));
