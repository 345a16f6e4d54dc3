import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';

/** One connection inside one transaction, for migrations: `script` may hold several statements. */
export interface ScriptTransaction {
  script(text: string): Promise<void>;
  query(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
}

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Database;
  inTransaction<T>(work: (transaction: ScriptTransaction) => Promise<T>): Promise<T>;
  /** Runs work on one server of the database at a time, e.g. the first seed. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface EmbeddedDatabase extends OpenDatabase {
  readonly client: PGlite;
}
