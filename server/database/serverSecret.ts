import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type DataKey, openText, sealStoredKeys, sealText } from './dataKey.ts';
import { serverSecret as table } from './schema.ts';

const NAMES = [
  'human',
  'human-key',
  'sms-code',
  'player-pseudonym',
  'payment-pepper',
  'device',
  'captcha',
  'bank-account',
  'application',
  'anchor',
  'web-push',
  'authenticator',
  'recovery-code',
  'passkey',
] as const;
export type SecretName = (typeof NAMES)[number];

const known = new WeakMap<Database, Map<SecretName, Promise<string>>>();

/**
 * A 256-bit key shared by all servers of one database and kept across restarts.
 * @throws {ConfigError} when it is encrypted by a data key that this server was not given.
 */
export function serverSecret(db: Database, name: SecretName): Promise<string> {
  const secrets = known.get(db) ?? new Map<SecretName, Promise<string>>();
  known.set(db, secrets);
  const secret = secrets.get(name) ?? readOrMake(db, name);
  secrets.set(name, secret);
  secret.catch(() => secrets.delete(name));
  return secret;
}

/** Creates the keys that are missing and encrypts all of them by the data key (`sealStoredKeys`). */
export async function prepareSecrets(db: Database, key: DataKey | null): Promise<void> {
  const made = NAMES.map((name) => ({ name, value: sealText(key, newSecret()) }));
  await db.insert(table).values(made).onConflictDoNothing();
  await sealStoredKeys(db, key);
}

const newSecret = () => randomBytes(32).toString('base64url');

async function readOrMake(db: Database, name: SecretName): Promise<string> {
  const [there] = await db.select().from(table).where(eq(table.name, name));
  if (there) return openText(there.value);
  await db.insert(table).values({ name, value: newSecret() }).onConflictDoNothing();
  const [row] = await db.select().from(table).where(eq(table.name, name));
  if (!row) throw new Error(`The server secret ${name} vanished.`);
  return openText(row.value);
}
