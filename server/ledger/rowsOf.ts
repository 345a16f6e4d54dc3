import type { SQL } from 'drizzle-orm';
import type { Database } from '../deps.ts';

/** The rows of a query that is written by hand. Numbers beyond 32 bits come as each engine likes: read them by `Number`. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<readonly Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { readonly rows: readonly Row[] };
  return rows;
}
