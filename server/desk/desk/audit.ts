import { eq, type SQL, sql } from 'drizzle-orm';
import type { AuditAct } from '../../../src/api/contract/desk/desk.ts';
import type { Database } from '../../database/database.ts';
import { auditHead } from '../../database/schema.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';

/** An audit entry: action, subject, state before and after. */
export interface Audited {
  readonly merchantCode: string;
  readonly at: number;
  /** Null for an unknown name. */
  readonly operator: string | null;
  readonly act: AuditAct;
  /** The subject's id. */
  readonly subject: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly remark?: string | null;
}

const HASHED = ['merchant_code', 'seq', 'at', 'operator', 'act', 'subject', 'before', 'after', 'remark', 'previous'];

/**
 * Hash of an audit row as SQL over the columns of `alias`, each with a length prefix, so that different rows cannot
 * collide. Used for writing and proving.
 */
export const hashOfAudit = (alias: 'written' | 'entry'): SQL => {
  const parts = HASHED.map((column) => `coalesce(${alias}.${column}::text, '')`);
  const measured = parts.map((part) => `octet_length(${part}), ':', ${part}`).join(', ');
  return sql.raw(`encode(sha256(convert_to(concat(${measured}), 'UTF8')), 'hex')`);
};

/**
 * Appends to the audit log in the transaction of the act. Must be the last lock that a transaction takes, to avoid
 * deadlocks.
 */
export async function audit(db: Database, audited: Audited): Promise<void> {
  const { merchantCode, at, operator, act, subject, before = {}, after = {}, remark } = audited;
  const mine = eq(auditHead.merchantCode, merchantCode);
  await db.insert(auditHead).values({ merchantCode, entries: 0, head: '' }).onConflictDoNothing();
  const [head] = await db.select().from(auditHead).where(mine).for('update');
  if (!head) throw new Error('the audit log has no head');
  const seq = head.entries + 1;
  const [row] = await rowsOf<{ readonly hash: string }>(
    db,
    sql`
      insert into audit_entry (merchant_code, seq, at, operator, act, subject, before, after, remark, previous, hash)
      select written.*, ${hashOfAudit('written')} from (
        select ${merchantCode}::text as merchant_code, ${seq}::bigint as seq, ${at}::bigint as at,
          ${operator}::text as operator, ${act}::text as act, ${subject}::text as subject,
          ${JSON.stringify(before)}::text as before, ${JSON.stringify(after)}::text as after,
          ${remark ?? ''}::text as remark, ${head.head}::text as previous
      ) written
      returning hash`,
  );
  if (!row) throw new Error('an insert returns its row');
  await db.update(auditHead).set({ entries: seq, head: row.hash }).where(mine);
}
