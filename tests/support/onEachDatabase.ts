import { describe } from 'vitest';
import type { ReferenceOptions } from './reference.ts';
import { isPostgresThere } from './testDatabase.ts';

type Kind = NonNullable<ReferenceOptions['database']>;

const postgres = await isPostgresThere();

/**
 * A group of tests for the embedded database, and again for PostgreSQL where one answers; the title names the database.
 * `DATABASES` keeps to one of them: `npm test` runs the embedded one, `npm run test:full` the other.
 */
export function onEachDatabase(title: string, tests: (database: Kind) => void): void {
  const only = process.env.DATABASES;
  describe.skipIf(only === 'postgresql')(`${title}, on the embedded database`, () => tests('embedded'));
  describe.skipIf(!postgres || only === 'embedded')(`${title}, on PostgreSQL`, () => tests('postgresql'));
}
