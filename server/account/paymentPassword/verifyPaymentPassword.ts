import { eq } from 'drizzle-orm';
import { PAYMENT_LOCK_MS, PAYMENT_TRIES } from '../../../src/api/contract/account/paymentPassword.ts';
import type { Database } from '../../database/database.ts';
import { member, paymentPassword } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import type { Admission } from '../../serve/admission.ts';

interface Compared {
  readonly hash: string;
  readonly matches: boolean;
  /** The same password hashed by today's parameters, or null. */
  readonly renewed: string | null;
}

/**
 * Decision M5: verifies the payment password. Hashing comes first, outside any transaction; what is returned judges the
 * attempt within one, under a lock of the member's row, so that concurrent attempts cannot exceed five. The transaction
 * is committed either way: it records a wrong attempt.
 * @throws {Refusal} PAYMENT_PASSWORD_NOT_SET, PAYMENT_PASSWORD_LOCKED, before any transaction.
 */
export async function verifyPaymentPassword(
  deps: Pick<ServerDeps, 'db' | 'now' | 'paymentPasswords'>,
  memberId: string,
  password: string,
): Promise<Admission> {
  const { db, now, paymentPasswords } = deps;
  const [row] = await db
    .select({ hash: member.paymentPasswordHash, lockedUntil: paymentPassword.lockedUntil })
    .from(member)
    .leftJoin(paymentPassword, eq(paymentPassword.memberId, member.id))
    .where(eq(member.id, memberId));
  const hash = row?.hash ?? null;
  if (hash === null) throw new Refusal('PAYMENT_PASSWORD_NOT_SET');
  const lockedUntil = row?.lockedUntil ?? 0;
  if (lockedUntil > now()) throw new Refusal('PAYMENT_PASSWORD_LOCKED', { until: lockedUntil });
  const matches = await paymentPasswords.matches(password, hash);
  const renewed = matches && paymentPasswords.isOutdated(hash) ? await paymentPasswords.hash(password) : null;
  return (transaction) => judge(deps, transaction, memberId, { hash, matches, renewed });
}

async function judge(
  { now }: Pick<ServerDeps, 'now'>,
  db: Database,
  memberId: string,
  { hash, matches, renewed }: Compared,
): Promise<Refusal | null> {
  const { wrongTries, lockedUntil } = await lockedRow(db, memberId);
  const [row] = await db.select({ hash: member.paymentPasswordHash }).from(member).where(eq(member.id, memberId));
  if (!row?.hash) return new Refusal('PAYMENT_PASSWORD_NOT_SET');
  if (lockedUntil !== null && lockedUntil > now())
    return new Refusal('PAYMENT_PASSWORD_LOCKED', { until: lockedUntil });
  // The password changed since the comparison.
  if (row.hash !== hash) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: 1 });
  if (matches) {
    if (renewed !== null) await db.update(member).set({ paymentPasswordHash: renewed }).where(eq(member.id, memberId));
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
