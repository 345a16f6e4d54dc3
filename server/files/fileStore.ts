import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { storedFile } from '../database/schema.ts';

/** Uploaded files. In the database, every server serves them, and a dump of it is a whole backup. */
export interface FileStore {
  /** Stores a file in a transaction, so that a rollback leaves nothing. */
  write(db: Database, id: string, bytes: Buffer): Promise<void>;
  /** Null if unknown. */
  read(db: Database, id: string): Promise<Buffer | null>;
}

export const databaseFiles: FileStore = {
  write: async (db, id, bytes) => {
    await db.insert(storedFile).values({ id, bytes });
  },
  read: async (db, id) => {
    const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id));
    return row?.bytes ?? null;
  },
};
