import { createHmac } from 'node:crypto';
import { asc, desc, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { ledgerAnchor } from '../../database/schema.ts';
import { serverSecret } from '../../database/serverSecret.ts';
import { rowsOf } from './rowsOf.ts';

/** The head of the books up to an instant. Whoever keeps a published one notices books that were written anew. */
export type Anchor = typeof ledgerAnchor.$inferSelect;

/** Movements are dated when their call begins and seen when it commits; calls and clocks differ by less than this. */
const SETTLED_MS = 600_000;

interface Covered {
  readonly movements: number;
  readonly auditEntries: number;
  /** SHA-256 of the hashes, in order. */
  readonly digest: string;
}

/** Appends the anchor of what was written since the last one; null when nothing was, or another server did it. */
export async function appendAnchor(db: Database, now: number): Promise<Anchor | null> {
  const [last] = await db.select().from(ledgerAnchor).orderBy(desc(ledgerAnchor.number)).limit(1);
  const since = last?.until ?? -1;
  const until = now - SETTLED_MS;
  if (until <= since) return null;
  const covered = await coveredBy(db, since, until);
  if (covered.movements === 0 && covered.auditEntries === 0) return null;
  const { movements, auditEntries } = covered;
  const place = { number: (last?.number ?? 0) + 1, since, until, movements, auditEntries };
  const head = headOf(await serverSecret(db, 'anchor'), last?.head ?? '', place, covered.digest);
  const [made] = await db
    .insert(ledgerAnchor)
    .values({ ...place, head })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}

/** Compares the books with every anchor; faults as sentences. */
export async function verifyAnchors(db: Database): Promise<readonly string[]> {
  const key = await serverSecret(db, 'anchor');
  let previous = '';
  let number = 1;
  for (const anchor of await db.select().from(ledgerAnchor).orderBy(asc(ledgerAnchor.number))) {
    const { digest } = await coveredBy(db, anchor.since, anchor.until);
    if (anchor.number !== number || anchor.head !== headOf(key, previous, anchor, digest))
      return [`the books up to anchor ${anchor.number} are not those that were anchored`];
    previous = anchor.head;
    number += 1;
  }
  return [];
}

/** In byte order, so that a dump restored under another collation gives the same digest. */
async function coveredBy(db: Database, since: number, until: number): Promise<Covered> {
  const [row] = await rowsOf<{ readonly movements: unknown; readonly audit_entries: unknown; readonly digest: string }>(
    db,
    sql`
      select movement.count as movements, entry.count as audit_entries,
        encode(sha256(convert_to(movement.hashes || '|' || entry.hashes, 'UTF8')), 'hex') as digest
      from (
        select count(*), coalesce(string_agg(hash, '' order by at, id collate "C"), '') as hashes
        from ledger_movement where at > ${since} and at <= ${until}
      ) movement, (
        select count(*), coalesce(string_agg(hash, '' order by at, merchant_code collate "C", seq), '') as hashes
        from audit_entry where at > ${since} and at <= ${until}
      ) entry`,
  );
  if (!row) throw new Error('an aggregate returns a row');
  return { movements: Number(row.movements), auditEntries: Number(row.audit_entries), digest: row.digest };
}

const headOf = (key: string, previous: string, anchor: Omit<Anchor, 'head'>, digest: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(
      [previous, anchor.number, anchor.since, anchor.until, anchor.movements, anchor.auditEntries, digest].join('|'),
    )
    .digest('hex');
