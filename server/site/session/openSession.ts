import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { cancelClosing } from '../../account/account/closing.ts';
import { isFrozen } from '../../agent/line/lineFreeze.ts';
import type { Database } from '../../database/database.ts';
import { member, session } from '../../database/schema.ts';
import type { Caller, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { TRIAL } from './admit.ts';
import { MAX_SESSIONS, sessionEndReason } from './sessionLife.ts';
import { tellNewDevice } from './tellNewDevice.ts';
import { hashToken, newToken } from './tokens.ts';

export interface NewSession {
  readonly memberId: string;
  /** The hash that the password was checked against; null after a login without one. */
  readonly shownHash: string | null;
  readonly passwordChangeRequired: boolean;
  /** `other` where left out, as for QA. */
  readonly openedBy?: (typeof session.$inferSelect)['openedBy'];
  readonly caller?: Pick<Caller, 'ip' | 'country' | 'userAgent'>;
  /** The account was not used on this device before: the member is told, except of the first login. */
  readonly isNewDevice?: boolean;
}

/**
 * Opens a session, ends the oldest above the limit (decision W4), and returns the new token. Visitors share a trial
 * account: it has no limit, and is not told of new devices.
 * @throws {Refusal} BAD_CREDENTIALS when the password changed since the check; LINE_FROZEN.
 */
export async function openSession(
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  { memberId, shownHash, passwordChangeRequired, openedBy, caller, isNewDevice = false }: NewSession,
): Promise<{ readonly token: string; readonly firstTimeLogin: boolean }> {
  const at = now();
  const token = newToken();
  return db.transaction(async (tx) => {
    // The lock serializes logins of one member, so that the limit holds.
    const [row] = await tx
      .select({
        merchantCode: member.merchantCode,
        isAgent: member.isAgent,
        lastLoginAt: member.lastLoginAt,
        passwordHash: member.passwordHash,
      })
      .from(member)
      .where(eq(member.id, memberId))
      .for('update');
    if (!row || (shownHash !== null && row.passwordHash !== shownHash)) throw new Refusal('BAD_CREDENTIALS');
    if (await isFrozen(tx, memberId)) throw new Refusal('LINE_FROZEN');
    const isShared = row.isAgent === TRIAL;
    if (!isShared) await endSurplus(tx, memberId, at);
    await tx.insert(session).values({
      tokenHash: hashToken(token),
      memberId,
      createdAt: at,
      seenAt: at,
      passwordChangeRequired,
      previousLoginAt: row.lastLoginAt,
      openedBy,
      userAgent: caller?.userAgent ?? '',
      ip: caller?.ip ?? null,
      country: caller?.country ?? null,
    });
    await tx.update(member).set({ lastLoginAt: at }).where(eq(member.id, memberId));
    await cancelClosing(tx, { merchantCode: row.merchantCode, memberId, at });
    if (isNewDevice && !isShared && caller !== undefined && row.lastLoginAt !== null)
      await tellNewDevice(tx, { merchantCode: row.merchantCode, memberId, at, caller });
    return { token, firstTimeLogin: row.lastLoginAt === null };
  });
}

/** Makes room for one more session; expired ones do not count. */
async function endSurplus(db: Database, memberId: string, at: number): Promise<void> {
  const open = await db
    .select()
    .from(session)
    .where(and(eq(session.memberId, memberId), isNull(session.endedAt)))
    .orderBy(asc(session.createdAt), asc(session.seenAt));
  const live = open.filter((row) => sessionEndReason(row, at) === null);
  const surplus = live.slice(0, Math.max(0, live.length - MAX_SESSIONS + 1)).map(({ tokenHash }) => tokenHash);
  if (surplus.length === 0) return;
  await db.update(session).set({ endedAt: at, endReason: 'too-many' }).where(inArray(session.tokenHash, surplus));
}
