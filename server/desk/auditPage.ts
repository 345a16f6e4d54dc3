import { desc, eq } from 'drizzle-orm';
import type { AuditRow } from '../../src/api/contract/desk.ts';
import { DESK_PAGE_SIZE } from '../../src/api/contract/deskMarks.ts';
import type { Database } from '../database/database.ts';
import { auditEntry } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';

/** A page of the audit log, newest first. */
export async function auditPage(
  { config }: Pick<ServerDeps, 'config'>,
  db: Database,
  page: number,
): Promise<{ list: AuditRow[]; count: number }> {
  const own = eq(auditEntry.merchantCode, config.merchant);
  const rows = await db
    .select()
    .from(auditEntry)
    .where(own)
    .orderBy(desc(auditEntry.seq))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const list = rows.map(({ seq, at, operator, act, subject, before, after, remark }) => ({
    ...{ seq, at, operator, act, subject, remark },
    before: JSON.parse(before) as Record<string, unknown>,
    after: JSON.parse(after) as Record<string, unknown>,
  }));
  return { list, count: await db.$count(auditEntry, own) };
}
