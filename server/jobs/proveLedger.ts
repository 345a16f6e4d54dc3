import { randomUUID } from 'node:crypto';
import { ledgerProof } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { proveBooks } from '../ledger/proveBooks.ts';

/** Proves the books, keeps what it has found and says so: a fault is an error in the log, each time until it is mended. */
export async function proveLedger({ db, now, log }: Pick<ServerDeps, 'db' | 'now' | 'log'>): Promise<void> {
  const proof = await proveBooks(db);
  await db.insert(ledgerProof).values({ id: randomUUID(), at: now(), ...proof });
  const { movements, entries, faults } = proof;
  if (faults.length === 0) log.info({ movements, entries }, 'the books are in order');
  else log.error({ movements, entries, faults }, 'the books are not in order');
}
