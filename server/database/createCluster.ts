import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';

/**
 * Makes the files of a new embedded database, if there are none. It happens in a process of its own, because it takes
 * 200 MB that the server would keep for as long as it runs.
 */
export async function createCluster(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  // Under another name until it is whole: who is killed half way leaves nothing that looks like a database.
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
