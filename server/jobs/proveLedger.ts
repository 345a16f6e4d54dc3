import { randomUUID } from 'node:crypto';
import { ledgerProof } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { verifyAuditLog } from '../desk/desk/proveAudit.ts';
import { verifyAnchors } from '../money/ledger/anchors.ts';
import { verifyLedger } from '../money/ledger/verifyLedger.ts';

export type KeptProof = Omit<typeof ledgerProof.$inferSelect, 'id'>;

/**
 * Proves the ledger, the audit log and their anchors and stores the result. A fault is logged as an error on every run until it is
 * fixed.
 */
export async function verifyLedgerJob({ db, now, log }: Pick<ServerDeps, 'db' | 'now' | 'log'>): Promise<KeptProof> {
  const { movements, entries, faults: inBooks } = await verifyLedger(db);
  const audit = await verifyAuditLog(db);
  const faults = [...inBooks, ...audit.faults, ...(await verifyAnchors(db))];
  const proof = { at: now(), movements, entries, auditEntries: audit.entries, faults };
  await db.insert(ledgerProof).values({ id: randomUUID(), ...proof });
  if (faults.length === 0) log.info({ movements, entries }, 'ledger proof passed');
  else log.error({ movements, entries, faults }, 'ledger proof failed');
  return proof;
}
