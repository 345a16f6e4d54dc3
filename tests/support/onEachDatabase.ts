import { describe } from 'vitest';
import type { ReferenceOptions } from './reference.ts';
import { isPostgresThere } from './testDatabase.ts';

type Kind = NonNullable<ReferenceOptions['database']>;

const postgres = await isPostgresThere();

/** A group of tests for the embedded database, and again for PostgreSQL where one answers; the title says which. */
export function onEachDatabase(title: string, tests: (database: Kind) => void): void {
  describe(`${title}, on the embedded database`, () => tests('embedded'));
  describe.skipIf(!postgres)(`${title}, on PostgreSQL`, () => tests('postgresql'));
}
