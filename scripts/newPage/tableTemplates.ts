import { readdirSync } from 'node:fs';
import type { NewFile } from '../newFlow/codeTemplates.ts';
import type { FlowNames } from '../newFlow/flowNames.ts';
import type { Insertion } from '../newFlow/insertions.ts';

/** A column in the schema and in the migration. */
export interface Column {
  readonly name: string;
  /** In the schema. */
  readonly drizzle: string;
  /** In the migration. */
  readonly sql: string;
}

export const TITLE: Column = { name: 'title', drizzle: "text('title')", sql: 'text' };
export const AMOUNT: Column = { name: 'amount', drizzle: "amount('amount')", sql: 'bigint' };
export const TEXT: Column = { name: 'text', drizzle: "text('text')", sql: 'text' };

/** A table of members' rows by time: schema and migration. */
export const tableFilesFor = (names: FlowNames, columns: readonly Column[]): readonly NewFile[] => [
  schemaFile(names, columns),
  migrationFile(names, columns),
];

/** Makes the table known to the server. */
export const tableInsertionFor = ({ camel }: FlowNames): Insertion => ({
  path: 'server/database/schema.ts',
  line: `export * from './${camel}Schema.ts';\n`,
  before: "export * from './serverSchema.ts';",
});

const schemaFile = ({ camel, snake, words }: FlowNames, columns: readonly Column[]): NewFile => ({
  path: `server/database/${camel}Schema.ts`,
  text: `import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { ${columns.includes(AMOUNT) ? 'amount, at' : 'at'} } from './columns.ts';

/** ${words}. */
export const ${camel} = pgTable(
  '${snake}',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
${columns.map(({ name, drizzle }) => `    ${name}: ${drizzle}.notNull(),`).join('\n')}
    createdAt: at('created_at').notNull(),
  },
  ({ memberId, createdAt, id }) => [index('${snake}_at').on(memberId, createdAt, id)],
);
`,
});

const migrationFile = ({ kebab, snake, words }: FlowNames, columns: readonly Column[]): NewFile => ({
  path: `server/database/migrations/${nextNumber()}-${kebab}.sql`,
  text: `-- ${words}.
create table ${snake} (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
${columns.map(({ name, sql }) => `  ${name} ${sql} not null,`).join('\n')}
  created_at bigint not null
);
create index ${snake}_at on ${snake} (member_id, created_at, id);
`,
});

/** Above the last migration. */
function nextNumber(): string {
  const numbers = readdirSync('server/database/migrations').map((name) => Number.parseInt(name, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
