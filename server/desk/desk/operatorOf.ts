import { and, eq } from 'drizzle-orm';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { authenticator, operator, operatorSession } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { TOUCH_MS } from '../../site/session/sessionLife.ts';
import { hashToken } from '../../site/session/tokens.ts';

const MINUTE = 60_000;
/** Idle limit of the desk, shorter than a member's. */
export const DESK_IDLE_MS = 15 * MINUTE;
export const DESK_ABSOLUTE_MS = 9 * 60 * MINUTE;

/** Calls allowed to an auditor besides reading. */
const openToAuditors = new Set([
  'desk.signOut',
  'desk.prove',
  'desk.startFactor',
  'desk.confirmFactor',
  'desk.changePassword',
]);
/** Calls allowed before a second factor is set up that is due. */
const openBeforeFactor = new Set(['desk.overview', 'desk.signOut', 'desk.startFactor', 'desk.confirmFactor']);

/** Outside the demo every operator needs a second factor. */
export const isFactorDue = ({ production }: ServerDeps['config'], hasFactor: boolean): boolean =>
  production && !hasFactor;

/**
 * The operator of the token in `desk-token`. Members' tokens are in another table and so invalid here.
 * @throws {Refusal} NOT_LOGGED_IN, SESSION_EXPIRED; NOT_ALLOWED when an auditor calls a write; SECOND_FACTOR_DUE
 * before an operator has set up the second factor that production demands.
 */
export type OperatorOf = (endpoint: Endpoint, headers: Headers) => Promise<Operator>;

export const createOperatorOf =
  ({ db, now, config }: Pick<ServerDeps, 'db' | 'now' | 'config'>): OperatorOf =>
  async (endpoint, headers) => {
    const token = headers.get('desk-token') ?? '';
    if (!/^[\w-]{43}$/.test(token)) throw new Refusal('NOT_LOGGED_IN');
    const tokenHash = hashToken(token);
    const [row] = await db
      .select({
        session: operatorSession,
        id: operator.id,
        name: operator.name,
        role: operator.role,
        factor: authenticator.id,
      })
      .from(operatorSession)
      .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
      .leftJoin(authenticator, eq(authenticator.operatorId, operator.id))
      .where(and(eq(operatorSession.tokenHash, tokenHash), eq(operator.merchantCode, config.merchant)));
    if (!row || row.session.endedAt !== null) throw new Refusal('NOT_LOGGED_IN');
    const at = now();
    const { createdAt, seenAt } = row.session;
    if (at >= createdAt + DESK_ABSOLUTE_MS || at >= seenAt + DESK_IDLE_MS) throw new Refusal('SESSION_EXPIRED');
    if (row.role === 'auditor' && endpoint.repeat !== 'safe' && !openToAuditors.has(endpoint.id))
      throw new Refusal('NOT_ALLOWED');
    if (isFactorDue(config, row.factor !== null) && !openBeforeFactor.has(endpoint.id))
      throw new Refusal('SECOND_FACTOR_DUE');
    if (at - seenAt >= TOUCH_MS)
      await db.update(operatorSession).set({ seenAt: at }).where(eq(operatorSession.tokenHash, tokenHash));
    return { id: row.id, name: row.name, role: row.role, hasFactor: row.factor !== null, tokenHash };
  };
