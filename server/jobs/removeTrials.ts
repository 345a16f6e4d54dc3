import { and, eq, gt, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { ledgerAccount, member, session } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { TRIAL } from '../site/session/admit.ts';
import { ABSOLUTE_MS, IDLE_MS } from '../site/session/sessionLife.ts';

/** Age from which a trial without a session is deleted. */
export const TRIAL_KEPT_MS = 24 * 60 * 60_000;

/**
 * Deletes trial accounts whose sessions have ended. Their ledger rows stay. Identified by the trial book, so an
 * operator's trial account with main book money is kept.
 */
export async function removeTrials({ db, now }: Pick<ServerDeps, 'db' | 'now'>): Promise<void> {
  const at = now();
  const ofTheDemo = db
    .select({ id: ledgerAccount.memberId })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.book, 'trial'));
  const liveSession = db
    .select({ id: session.memberId })
    .from(session)
    .where(
      and(
        eq(session.memberId, member.id),
        isNull(session.endedAt),
        gt(session.createdAt, at - ABSOLUTE_MS),
        gt(session.seenAt, at - IDLE_MS),
      ),
    );
  await db
    .delete(member)
    .where(
      and(
        eq(member.isAgent, TRIAL),
        lt(member.createdAt, at - TRIAL_KEPT_MS),
        inArray(member.id, ofTheDemo),
        notExists(liveSession),
      ),
    );
}
