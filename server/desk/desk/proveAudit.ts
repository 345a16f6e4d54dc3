import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { hashOfAudit } from './audit.ts';

export interface AuditVerification {
  readonly entries: number;
  /** Faults, each as a sentence that names the row. */
  readonly faults: readonly string[];
}

/** Maximum number of faults reported individually. */
const MOST_FAULTS = 100;

/** Verifies hash, chaining and completeness of every row of the audit log. */
export async function verifyAuditLog(db: Database): Promise<AuditVerification> {
  const changed = await rowsOf<{ readonly name: string }>(
    db,
    sql`
      select entry.merchant_code || ' ' || entry.seq as name from (
        select audit_entry.*,
          coalesce(lag(hash) over chain, '') as hash_before, coalesce(lag(seq) over chain, 0) as seq_before
        from audit_entry window chain as (partition by merchant_code order by seq)
      ) entry
      where entry.previous <> entry.hash_before or entry.seq <> entry.seq_before + 1
        or entry.hash <> ${hashOfAudit('entry')}
      limit ${MOST_FAULTS}`,
  );
  const cut = await rowsOf<{ readonly name: string }>(
    db,
    sql`
      select coalesce(head.merchant_code, last.merchant_code) as name from audit_head head
      full join (
        select distinct on (merchant_code) merchant_code, seq, hash from audit_entry order by merchant_code, seq desc
      ) last on last.merchant_code = head.merchant_code
      where head.entries is distinct from last.seq or head.head is distinct from last.hash`,
  );
  const [count] = await rowsOf<{ readonly entries: unknown }>(db, sql`select count(*) as entries from audit_entry`);
  return {
    entries: Number(count?.entries),
    faults: [
      ...changed.map(({ name }) => `audit entry ${name} is not what was written`),
      ...cut.map(({ name }) => `the audit log of ${name} does not end where its entries do`),
    ],
  };
}
