import { eq, type SQL, sql } from 'drizzle-orm';
import type { AuditAct } from '../../src/api/contract/desk.ts';
import { auditHead } from '../database/schema.ts';
import type { Database } from '../deps.ts';
import { rowsOf } from '../ledger/rowsOf.ts';

/** What was done at the desk, to what, and what it was before and after. */
export interface Audited {
  readonly merchantCode: string;
  readonly at: number;
  /** Null where nobody is known by the name that was typed. */
  readonly operator: string | null;
  readonly act: AuditAct;
  /** The id of what it was done to. */
  readonly subject: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly remark?: string | null;
}

const HASHED = ['merchant_code', 'seq', 'at', 'operator', 'act', 'subject', 'before', 'after', 'remark', 'previous'];

/**
 * The hash of a row of the audit log, as SQL over the columns of `alias`: of each part with its length before it, so that
 * no text can pass for two. Written and proved by the same words.
 */
export const hashOfAudit = (alias: 'written' | 'entry'): SQL => {
  const parts = HASHED.map((column) => `coalesce(${alias}.${column}::text, '')`);
  const measured = parts.map((part) => `octet_length(${part}), ':', ${part}`).join(', ');
  return sql.raw(`encode(sha256(convert_to(concat(${measured}), 'UTF8')), 'hex')`);
};

/**
 * Writes down what was done, in the transaction that does it: both are there or neither is. It is the last that a
 * transaction locks, so that acts wait for each other and never in a circle.
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
