import { customType, pgTable, text } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Contents of uploaded files, by the id of the row that describes them. */
export const storedFile = pgTable('stored_file', {
  id: text('id').primaryKey(),
  bytes: bytes('bytes').notNull(),
});
