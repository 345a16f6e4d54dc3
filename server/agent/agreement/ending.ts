import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { agentAgreement } from '../../database/schema.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { edgeFrom } from '../settlement/periods.ts';
import { type Agreement, IN_FORCE } from './allowedActions.ts';
import { changeAgreement } from './changeAgreement.ts';

/** A member whose own rate of a kind changes; 0 when no agreement is left. */
export interface NewRate {
  readonly memberId: string;
  readonly kind: Agreement['kind'];
  readonly rate: number;
}

/**
 * Agreements that must end when a member's rate falls: direct downlines with a higher rate, then theirs in turn, because
 * no rate may exceed the upline's (CONTRACT-06, decision M8). Highest in the tree first.
 */
export async function agreementsEndedBy(
  db: Database,
  { memberId, kind, rate }: NewRate,
): Promise<readonly Agreement[]> {
  const ids = await rowsOf<{ readonly id: string }>(
    db,
    sql`
    with recursive ending as (
      select id, downline_id, 1 as depth from contract
      where upline_id = ${memberId} and kind = ${kind} and highest_rate > ${rate} and status in ${[...IN_FORCE]}
      union all
      select contract.id, contract.downline_id, depth + 1 from contract
        join ending on contract.upline_id = ending.downline_id
      where contract.kind = ${kind} and contract.status in ${[...IN_FORCE]}
    )
    select id from ending order by depth, id`,
  );
  if (ids.length === 0) return [];
  const order = new Map(ids.map(({ id }, place) => [id, place]));
  const found = await db
    .select()
    .from(agentAgreement)
    .where(and(eq(agentAgreement.kind, kind), inArray(agentAgreement.id, [...order.keys()])));
  return found.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
}

/** Ends agreements as a consequence of another, or of a move at the top of the tree, each at its next period boundary. */
export async function endAll(
  db: Database,
  agreements: readonly Agreement[],
  { at, becauseOf }: { readonly at: number; readonly becauseOf?: string },
): Promise<void> {
  for (const agreement of agreements) {
    await changeAgreement(db, agreement.id, {
      what: 'endWithUpline',
      at,
      byId: null,
      ...(becauseOf !== undefined && { becauseOf }),
      set: { status: 'terminated', terminationBy: null, endsAt: lastEdge(agreement, at) },
    });
  }
}

/** End of an agreement terminated at an instant: after the running period, or at its own earlier end. */
export const lastEdge = ({ kind, period, endsAt }: Agreement, at: number): number =>
  Math.min(edgeFrom(kind, period, at), endsAt ?? Number.POSITIVE_INFINITY);
