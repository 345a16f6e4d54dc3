import { randomUUID } from 'node:crypto';
import { ledgerProof } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { proveAudit } from '../desk/proveAudit.ts';
import { proveBooks } from '../ledger/proveBooks.ts';

export type KeptProof = Omit<typeof ledgerProof.$inferSelect, 'id'>;

/**
 * Proves the books and the desk's audit log, keeps what it has found and says so: a fault is an error in the log, each
 * time until it is mended.
 */
export async function proveLedger({ db, now, log }: Pick<ServerDeps, 'db' | 'now' | 'log'>): Promise<KeptProof> {
  const { movements, entries, faults: inBooks } = await proveBooks(db);
  const audit = await proveAudit(db);
  const faults = [...inBooks, ...audit.faults];
  const proof = { at: now(), movements, entries, auditEntries: audit.entries, faults };
  await db.insert(ledgerProof).values({ id: randomUUID(), ...proof });
  if (faults.length === 0) log.info({ movements, entries }, 'the books are in order');
  else log.error({ movements, entries, faults }, 'the books are not in order');
  return proof;
}
