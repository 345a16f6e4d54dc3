import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { AuditRow, deskContract } from '../../../src/api/contract/desk/desk.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import { pageOf } from '../../database/pageOf.ts';
import { auditEntry } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

/** A page of the audit log, newest first. */
export async function auditPage(
  { config }: Pick<ServerDeps, 'config'>,
  db: Database,
  request: RequestOf<typeof deskContract.audit>,
): Promise<{ list: AuditRow[]; count: number }> {
  const { from, to, search } = request;
  const where = and(
    eq(auditEntry.merchantCode, config.merchant),
    gte(auditEntry.at, from),
    lt(auditEntry.at, to),
    containing(search, auditEntry.operator, auditEntry.subject, auditEntry.remark),
  );
  const { rows, count } = await pageOf(db, { table: auditEntry, where, orderBy: [desc(auditEntry.seq)] }, request);
  const list = rows.map(({ seq, at, operator, act, subject, before, after, remark }) => ({
    ...{ id: String(seq), seq, at, operator, act, subject, remark },
    before: JSON.parse(before) as Record<string, unknown>,
    after: JSON.parse(after) as Record<string, unknown>,
  }));
  return { list, count };
}
