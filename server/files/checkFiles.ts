import { randomUUID } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import { ConfigError } from '../configError.ts';
import { storedFile } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { ObjectStoreError } from './objectStore.ts';

/**
 * Tries the object store with a file of its own. A store that is away is logged: files wait in the database.
 * @throws {ConfigError} when it refuses what the server will ask of it
 */
export async function checkFiles({ db, log, objects }: Pick<ServerDeps, 'db' | 'log' | 'objects'>): Promise<void> {
  if (objects === null) {
    const files = await db.$count(storedFile, isNull(storedFile.bytes));
    if (files > 0) log.error({ files }, 'files lie in an S3 store, and FILES_URL is not set');
    return;
  }
  const name = `check-${randomUUID()}`;
  const bytes = Buffer.from(name);
  try {
    await objects.put(name, bytes);
    const found = await objects.get(name);
    await objects.remove(name);
    if (found?.equals(bytes) !== true) throw new ConfigError('FILES_URL does not give back what it was sent.');
  } catch (err) {
    if (!(err instanceof ObjectStoreError)) throw err;
    if (err.isRefusal) throw new ConfigError(`${err.message} Correct FILES_URL, FILES_KEY_ID or FILES_SECRET.`);
    log.error({ err }, 'the file store is away; files wait in the database');
  }
}
