import { randomUUID } from 'node:crypto';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { lineFreeze, session } from '../../database/schema.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { Refusal } from '../../refusal.ts';
import { lockAgreements } from '../agreement/changeAgreement.ts';
import { lineIds } from './lineIds.ts';

/** SQL condition: the member, or somebody above, is frozen. */
export const isFrozenSql = (memberId: string): SQL<boolean> => sql`exists (
  with recursive up (id, upline_id) as (
    select id, upline_id from member where id = ${memberId}
    union
    select member.id, member.upline_id from member join up on member.id = up.upline_id
  )
  select 1 from up join line_freeze on line_freeze.member_id = up.id and line_freeze.lifted_at is null
)`;

export async function isFrozen(db: Database, memberId: string): Promise<boolean> {
  const [row] = await rowsOf<{ readonly frozen: boolean }>(db, sql`select ${isFrozenSql(memberId)} as frozen`);
  return row?.frozen === true;
}

export interface Deed {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly operator: string;
  readonly at: number;
  readonly reason: string;
}

/**
 * Freezes a member and everybody below: no login, no play, no money from the line. All their sessions end now. What
 * they asked for before goes on: withdrawals are decided and paid, bills settled. A login that is under way waits for
 * the rows and finds the freeze.
 * @returns how many members the line has
 * @throws {Refusal} STATUS_CHANGED where the line itself is frozen already.
 */
export async function freezeLine(
  db: Database,
  { merchantCode, memberId, operator, at, reason }: Deed,
): Promise<number> {
  // Nobody moves into or out of the line meanwhile.
  await lockAgreements(db, merchantCode);
  const written = await db
    .insert(lineFreeze)
    .values({ id: randomUUID(), merchantCode, memberId, reason, frozenBy: operator, frozenAt: at })
    .onConflictDoNothing()
    .returning();
  if (written.length === 0) throw new Refusal('STATUS_CHANGED');
  const [locked] = await rowsOf<{ readonly members: unknown }>(
    db,
    sql`select count(*) as members from (
      select id from member where id in (${lineIds(memberId)}) order by id for no key update
    ) as line`,
  );
  await db
    .update(session)
    .set({ endedAt: at, endReason: 'revoked' })
    .where(and(isNull(session.endedAt), sql`${session.memberId} in (${lineIds(memberId)})`));
  return Number(locked?.members);
}

/** Lifts the freeze of a line; one of a line above stays. @throws {Refusal} STATUS_CHANGED where there is none. */
export async function unfreezeLine(db: Database, { memberId, operator, at, reason }: Deed): Promise<void> {
  const lifted = await db
    .update(lineFreeze)
    .set({ liftedBy: operator, liftedAt: at, liftReason: reason })
    .where(and(eq(lineFreeze.memberId, memberId), isNull(lineFreeze.liftedAt)))
    .returning();
  if (lifted.length === 0) throw new Refusal('STATUS_CHANGED');
}
