import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { member } from '../../database/schema.ts';

export interface Person {
  readonly username: string;
  readonly nickname: string;
}

/** Names of members by id. */
export async function memberNames(db: Database, ids: readonly string[]): Promise<(id: string) => Person> {
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: member.id, username: member.username, nickname: member.nickname })
          .from(member)
          .where(inArray(member.id, wanted));
  const known = new Map(rows.map(({ id, username, nickname }) => [id, { username, nickname }]));
  return (id) => known.get(id) ?? { username: '', nickname: '' };
}
