import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PageSize } from '../../src/api/contract/paging.ts';
import type { Database } from './database.ts';

interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly pageSize: PageSize;
}

interface Rows<Table extends PgTable> {
  readonly table: Table;
  readonly where: SQL | undefined;
  /** A total order: the last column is unique. */
  readonly orderBy: readonly SQL[];
}

/** One page of a table; empty beyond the last one. */
export async function rowsOf<Table extends PgTable>(
  db: Database,
  { table, where, orderBy }: Rows<Table>,
  { page, pageSize }: PageRequest,
): Promise<Table['$inferSelect'][]> {
  const size = Number(pageSize);
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy)
    .limit(size)
    .offset((page - 1) * size);
  return rows as Table['$inferSelect'][];
}

/**
 * One page of a table, and the exact count of all rows that match. Rows and count are two statements: where rows come
 * in between, the count may be ahead of the page.
 */
export async function pageOf<Table extends PgTable>(
  db: Database,
  wanted: Rows<Table>,
  page: PageRequest,
): Promise<{ readonly rows: Table['$inferSelect'][]; readonly count: number }> {
  const [rows, count] = await Promise.all([rowsOf(db, wanted, page), db.$count(wanted.table, wanted.where)]);
  return { rows, count };
}
