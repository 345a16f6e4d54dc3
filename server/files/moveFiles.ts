import { and, asc, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { storedFile } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import type { ObjectStore } from './objectStore.ts';

/** Longer than the patience of a call: one server at a time works on a file. */
const LEASE_MS = 60_000;
/** The wait doubles from the lease on, up to about an hour. */
const MOST_DOUBLINGS = 6;

type Due = typeof storedFile.$inferSelect;

/**
 * Moves the files in the database to the object store, and deletes the removed ones there. A server that is killed between
 * copy and emptying leaves the bytes in both; the next try copies the same bytes again. The first failure ends the run:
 * the store may be away.
 */
export async function moveFiles({ db, now, log, objects }: Pick<ServerDeps, 'db' | 'now' | 'log' | 'objects'>) {
  if (objects === null) return;
  for (let file = await claim(db, now()); file; file = await claim(db, now())) {
    try {
      await settle(db, objects, file);
    } catch (err) {
      log.error({ err, file: file.id, tries: file.tries, nextTryAt: file.nextTryAt }, 'a file was not moved');
      return;
    }
  }
}

/** The file that is due longest, leased; null if none is due. */
async function claim(db: Database, at: number): Promise<Due | null> {
  const due = db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(lte(storedFile.nextTryAt, at), or(isNotNull(storedFile.bytes), isNotNull(storedFile.deletedAt))))
    .orderBy(asc(storedFile.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const wait = sql`${LEASE_MS} * power(2, least(${storedFile.tries}, ${MOST_DOUBLINGS}))`;
  const [file] = await db
    .update(storedFile)
    .set({ tries: sql`${storedFile.tries} + 1`, nextTryAt: sql`(${at} + ${wait})::bigint` })
    .where(eq(storedFile.id, sql`(${due})`))
    .returning();
  return file ?? null;
}

async function settle(db: Database, objects: ObjectStore, { id, bytes, deletedAt }: Due): Promise<void> {
  const own = eq(storedFile.id, id);
  if (deletedAt !== null) {
    await objects.remove(id);
    await db.delete(storedFile).where(own);
    return;
  }
  if (bytes === null) return;
  await objects.put(id, bytes);
  await db.update(storedFile).set({ bytes: null, tries: 0, nextTryAt: 0 }).where(own);
}
