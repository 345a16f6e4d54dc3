import { and, eq, sql } from 'drizzle-orm';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { member, session } from '../../database/schema.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { TRIAL } from './admit.ts';
import { sessionEndReason, TOUCH_MS } from './sessionLife.ts';
import { hashToken } from './tokens.ts';

/**
 * The session of a call marked T (API-02, decision W4). A call with `x-background: 1` is not activity.
 * A call whose refusals name NEED_TRUE_ACCOUNT is not for trial accounts (ROLE-17).
 * @throws {Refusal} NOT_LOGGED_IN, SESSION_EXPIRED, SESSION_REVOKED, PASSWORD_CHANGE_REQUIRED, NEED_TRUE_ACCOUNT.
 */
export type Authenticate = (endpoint: Endpoint, headers: Headers) => Promise<Session>;

/** Calls allowed while a password change is due (A3). */
const openBeforeChange = new Set(['member.info', 'member.changePassword', 'session.logout']);

export function createAuthenticate({ db, now, config }: Pick<ServerDeps, 'db' | 'now' | 'config'>): Authenticate {
  const find = db
    .select({
      memberId: session.memberId,
      createdAt: session.createdAt,
      seenAt: session.seenAt,
      endedAt: session.endedAt,
      endReason: session.endReason,
      passwordChangeRequired: session.passwordChangeRequired,
      username: member.username,
      isAgent: member.isAgent,
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    // Merchants may share a database, but not members.
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), eq(member.merchantCode, config.merchant)))
    .prepare('find_session');

  return async (endpoint, headers) => {
    const token = /^Bearer ([\w-]{43})$/i.exec(headers.get('authorization') ?? '')?.[1];
    if (token === undefined) throw new Refusal('NOT_LOGGED_IN');
    const tokenHash = hashToken(token);
    const [row] = await find.execute({ tokenHash });
    if (!row) throw new Refusal('NOT_LOGGED_IN');
    const at = now();
    const end = sessionEndReason(row, at);
    if (end) throw new Refusal(end);
    const { memberId, username, isAgent, passwordChangeRequired } = row;
    if (isAgent === TRIAL && endpoint.refusals.includes('NEED_TRUE_ACCOUNT')) throw new Refusal('NEED_TRUE_ACCOUNT');
    if (passwordChangeRequired && !openBeforeChange.has(endpoint.id)) throw new Refusal('PASSWORD_CHANGE_REQUIRED');
    if (at - row.seenAt >= TOUCH_MS && headers.get('x-background') !== '1') {
      await db.update(session).set({ seenAt: at }).where(eq(session.tokenHash, tokenHash));
    }
    return { tokenHash, memberId, username, isAgent, passwordChangeRequired };
  };
}
