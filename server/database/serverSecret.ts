import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { serverSecret as table } from './schema.ts';

const known = new WeakMap<Database, Map<string, Promise<string>>>();

/** A 256-bit key shared by all servers of one database and kept across restarts. */
export function serverSecret(db: Database, name: string): Promise<string> {
  const secrets = known.get(db) ?? new Map<string, Promise<string>>();
  known.set(db, secrets);
  const secret = secrets.get(name) ?? readOrMake(db, name);
  secrets.set(name, secret);
  secret.catch(() => secrets.delete(name));
  return secret;
}

async function readOrMake(db: Database, name: string): Promise<string> {
  await db
    .insert(table)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(table).where(eq(table.name, name));
  if (!row) throw new Error(`The server secret ${name} vanished.`);
  return row.value;
}
