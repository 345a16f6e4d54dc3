import { isNotNull, or } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, bytes } from './columns.ts';

/** Uploaded files, by the id of the row that describes them. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: text('id').primaryKey(),
    /** Null once the S3 store has them. */
    bytes: bytes('bytes'),
    /** No longer needed; a job deletes the object, then the row. */
    deletedAt: at('deleted_at'),
    /** Of the job; `nextTryAt` is also its lease of the row. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: at('next_try_at').notNull().default(0),
  },
  (table) => [
    index('stored_file_due')
      .on(table.nextTryAt)
      .where(or(isNotNull(table.bytes), isNotNull(table.deletedAt)) ?? isNotNull(table.bytes)),
  ],
);
