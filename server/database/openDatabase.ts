import type { OpenDatabase } from './databaseHandle.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openPostgres } from './openPostgres.ts';

/** A PostgreSQL server, a local folder, or memory. */
export type DatabasePlace =
  | { readonly url: string; readonly onIdleError?: (error: Error) => void }
  | { readonly dataDir: string }
  | { readonly memory: true };

/** @throws {DatabaseInUseError} when another server holds the folder. */
export const openDatabase = (place: DatabasePlace): Promise<OpenDatabase> =>
  'url' in place ? openPostgres(place.url, place.onIdleError) : openEmbedded(place);
