import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';

/**
 * Creates the files of a new embedded database if missing. Runs in its own process, because it takes 200 MB that the
 * server would never release.
 */
export async function createCluster(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  // Renamed once complete, so that a killed run leaves no partial database.
  const unfinished = `${dataDir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [import.meta.filename, unfinished]);
  await rename(unfinished, dataDir);
}

const [, , folder] = process.argv;
if (import.meta.main && folder !== undefined) {
  const database = await PGlite.create({ dataDir: folder });
  await database.close();
}
