import { inArray } from 'drizzle-orm';
import type { LineMove } from '../../../src/api/contract/desk/deskLines.ts';
import type { Database } from '../../database/database.ts';
import { type lineMove, member } from '../../database/schema.ts';

export type MoveRow = typeof lineMove.$inferSelect;

/** Moves as the desk sees them, with the names of the three. */
export async function moveViews(db: Database, rows: readonly MoveRow[]): Promise<LineMove[]> {
  const ids = rows.flatMap(({ memberId, fromId, toId }) => [memberId, toId, ...(fromId === null ? [] : [fromId])]);
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: member.id, username: member.account, nickname: member.nickname })
          .from(member)
          .where(inArray(member.id, [...new Set(ids)]));
  const known = new Map(people.map(({ id, ...who }) => [id, who]));
  const nameOf = (id: string): string => known.get(id)?.username ?? id;
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    member: known.get(row.memberId) ?? { username: row.memberId, nickname: '' },
    from: row.fromId === null ? null : nameOf(row.fromId),
    to: nameOf(row.toId),
    members: row.members,
    reason: row.reason,
    madeBy: row.madeBy,
    madeAt: row.madeAt,
    decidedBy: row.decidedBy,
    remark: row.remark,
  }));
}

export async function moveView(db: Database, row: MoveRow): Promise<LineMove> {
  const [view] = await moveViews(db, [row]);
  if (view === undefined) throw new Error('a row has a view');
  return view;
}
