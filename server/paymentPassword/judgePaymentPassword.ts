import { eq } from 'drizzle-orm';
import { PAYMENT_LOCK_MS, PAYMENT_TRIES } from '../../src/api/contract/paymentPassword.ts';
import { member, paymentPassword } from '../database/schema.ts';
import { type Database, Refusal, type ServerDeps } from '../deps.ts';

/**
 * Decision M5: whether this is the member's payment password; null where it is, else why not. Others of the same member
 * wait until the transaction ends, so that no more than five can be tried however many come at once.
 * @param db a transaction that is to be committed, whatever comes out: a wrong try is written in it
 */
export async function judgePaymentPassword(
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
  // A lock that is over forgives what led to it.
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
