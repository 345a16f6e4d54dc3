import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { storedFile } from '../database/schema.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { type ObjectStore, ObjectStoreError } from './objectStore.ts';

/**
 * Uploaded files, served by every server. They are written to the database and stay there, so that a dump of it is a whole
 * backup; with an object store, `moveFiles` moves them into it (decision 031).
 */
export interface FileStore {
  /** Stores a file in a transaction, so that a rollback leaves nothing. An id is used once. */
  write(db: Database, id: string, bytes: Buffer): Promise<void>;
  /**
   * Null if unknown or removed.
   * @throws {Refusal} UNAVAILABLE while the object store is away.
   */
  read(db: Database, id: string): Promise<Buffer | null>;
  /** Removes a file in a transaction, so that a rollback keeps it. */
  remove(db: Database, id: string, at: number): Promise<void>;
}

/** @param objects null keeps all files in the database */
export const createFileStore = (objects: ObjectStore | null, log: Log): FileStore => ({
  write: async (db, id, bytes) => {
    await db.insert(storedFile).values({ id, bytes });
  },
  read: async (db, id) => {
    const [row] = await db
      .select({ bytes: storedFile.bytes })
      .from(storedFile)
      .where(and(eq(storedFile.id, id), isNull(storedFile.deletedAt)));
    if (row?.bytes !== null) return row?.bytes ?? null;
    if (objects === null) {
      log.error({ file: id }, 'a file lies in an S3 store, and FILES_URL is not set');
      throw new Refusal('UNAVAILABLE');
    }
    return objects.get(id).catch((err: unknown) => {
      if (!(err instanceof ObjectStoreError)) throw err;
      log.error({ err, file: id }, 'cannot read a file');
      throw new Refusal('UNAVAILABLE');
    });
  },
  remove: async (db, id, at) => {
    if (objects === null) await db.delete(storedFile).where(eq(storedFile.id, id));
    else await db.update(storedFile).set({ deletedAt: at }).where(eq(storedFile.id, id));
  },
});
