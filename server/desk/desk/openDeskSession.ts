import { and, desc, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { operator, operatorSession, signInFailure } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { hashToken, newToken } from '../../site/session/tokens.ts';
import { audit } from './audit.ts';

export const HOUR = 60 * 60_000;
/** Open sessions of one operator; a further one ends the oldest. */
const MOST_SESSIONS = 5;

/**
 * Opens a session of an operator, within a transaction; audited.
 * @param shownHash the hash that the password was checked against
 * @throws {Refusal} BAD_CREDENTIALS when the password changed since.
 */
export async function openDeskSession(
  { db, now, config }: Pick<ServerDeps, 'db' | 'now' | 'config'>,
  operatorId: string,
  shownHash: string,
  address: string,
): Promise<string> {
  const token = newToken();
  const at = now();
  const [found] = await db.select().from(operator).where(eq(operator.id, operatorId)).for('update');
  if (found?.passwordHash !== shownHash) throw new Refusal('BAD_CREDENTIALS');
  await endOldest(db, operatorId, at);
  const after = { address, failures: await failuresSinceSignIn(db, operatorId) };
  await db.insert(operatorSession).values({ tokenHash: hashToken(token), operatorId, createdAt: at, seenAt: at });
  const entry = { operator: found.name, act: 'signedIn', subject: operatorId, after } as const;
  await audit(db, { merchantCode: config.merchant, at, ...entry });
  return token;
}

/** From the hour of the last sign-in on. */
async function failuresSinceSignIn(db: Database, operatorId: string): Promise<number> {
  const [last] = await db
    .select({ at: max(operatorSession.createdAt) })
    .from(operatorSession)
    .where(eq(operatorSession.operatorId, operatorId));
  const from = (last?.at ?? 0) - ((last?.at ?? 0) % HOUR);
  const [row] = await db
    .select({ count: sql<string>`coalesce(sum(${signInFailure.count}), 0)` })
    .from(signInFailure)
    .where(and(eq(signInFailure.operatorId, operatorId), gte(signInFailure.hour, from)));
  return Number(row?.count ?? 0);
}

/** Makes room for one more session. */
async function endOldest(db: Database, operatorId: string, at: number): Promise<void> {
  const open = await db
    .select({ tokenHash: operatorSession.tokenHash })
    .from(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), isNull(operatorSession.endedAt)))
    .orderBy(desc(operatorSession.createdAt))
    .offset(MOST_SESSIONS - 1);
  if (open.length === 0) return;
  const hashes = open.map(({ tokenHash }) => tokenHash);
  await db.update(operatorSession).set({ endedAt: at }).where(inArray(operatorSession.tokenHash, hashes));
}
