import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** Rows of a raw query. Engines return numbers beyond 32 bits differently: convert them with `Number`. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<readonly Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { readonly rows: readonly Row[] };
  return rows;
}
