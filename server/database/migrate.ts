import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from './databaseHandle.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Arbitrary; must be unique on the database. */
const LOCK = 7_402_613;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/**
 * Applies the pending files of `migrations/` in name order, all or none. Concurrent servers wait for each other.
 * Returns the names of the applied files.
 * @throws when an applied file was changed, or the database is newer than this program.
 */
export async function migrate(database: OpenDatabase, folder = FOLDER): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  return database.inTransaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await transaction.script(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const rows = await transaction.query('select name, hash from migration');
    const applied = new Map(rows.map((row) => [String(row.name), String(row.hash)]));
    refuseUnknown(migrations, applied);
    const due = migrations.filter(({ name }) => !applied.has(name));
    for (const { name, text, hash } of due) {
      await transaction.script(text);
      await transaction.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
    }
    return due.map(({ name }) => name);
  });
}

function refuseUnknown(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const hashes = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of applied) {
    const known = hashes.get(name);
    if (known === undefined)
      throw new Error(
        `The database knows a migration ${name} that this version does not have. Start the newer version.`,
      );
    if (known !== hash)
      throw new Error(`The migration ${name} was changed after it was applied. Put it back and add a new one.`);
  }
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
