import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle over the embedded database or PostgreSQL; the rest of the server does not know which. */
export type Database = PgDatabase<PgQueryResultHKT>;
