import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import { storedFile, withdrawalProof } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';

/** Takes the pictures into the database that earlier versions kept in `proofs/` of the data folder. */
export async function importProofs({ db, config, files, log }: ServerDeps): Promise<void> {
  const rows = await db
    .select({ id: withdrawalProof.id })
    .from(withdrawalProof)
    .leftJoin(storedFile, eq(storedFile.id, withdrawalProof.id))
    .where(isNull(storedFile.id));
  for (const { id } of rows) {
    const bytes = await readFile(join(config.dataDir, 'proofs', `${id}.png`)).catch(() => null);
    if (bytes) await files.write(db, id, bytes);
    else log.warn({ proof: id }, 'the picture of a proof is missing');
  }
}
