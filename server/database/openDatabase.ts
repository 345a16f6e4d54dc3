import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../deps.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openPostgres } from './openPostgres.ts';

/** One connection inside one transaction, for migrations: `script` may hold several statements. */
export interface ScriptTransaction {
  script(text: string): Promise<void>;
  query(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
}

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Database;
  inTransaction<T>(work: (transaction: ScriptTransaction) => Promise<T>): Promise<T>;
  /** Does something that no other server of this database does at the same time, such as the first filling. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where the data lives: a PostgreSQL server, a folder of this machine, or nowhere longer than the process. */
export type DatabasePlace =
  | { readonly url: string; readonly onIdleError?: (error: Error) => void }
  | { readonly dataDir: string }
  | { readonly memory: true };

export interface EmbeddedDatabase extends OpenDatabase {
  readonly client: PGlite;
}

/** @throws {DatabaseInUseError} when another server holds the folder. */
export const openDatabase = (place: DatabasePlace): Promise<OpenDatabase> =>
  'url' in place ? openPostgres(place.url, place.onIdleError) : openEmbedded(place);
