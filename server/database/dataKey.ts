import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ConfigError } from '../configError.ts';
import type { Database } from './database.ts';
import { sealKey, serverSecret } from './schema.ts';

/** The key that encrypts the keys in the database, so that a copy of the database alone opens nothing. */
export interface DataKey {
  /** First 8 hex digits of its SHA-256. */
  readonly id: string;
  readonly bytes: Buffer;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MARK = /^sealed:([0-9a-f]{8}):([\w-]+)$/;

/** Keys of this process by id. Opening needs no more than the id, also within a transaction. */
const known = new Map<string, Buffer>();

/** @param bytes 32 bytes */
export function dataKeyOf(bytes: Buffer): DataKey {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  known.set(id, bytes);
  return { id, bytes };
}

/** Encrypts with AES-256-GCM; without a key the text stays as it is. */
export function sealText(key: DataKey | null, text: string): string {
  if (key === null) return text;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `sealed:${key.id}:${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** @throws {ConfigError} for a key that this server was not given; another error if the text was altered. */
export function openText(stored: string): string {
  const [, id, sealed] = MARK.exec(stored) ?? [];
  if (id === undefined || sealed === undefined) return stored;
  const key = known.get(id);
  if (key === undefined)
    throw new ConfigError(
      `The keys in the database are encrypted by data key ${id}. Set DATA_KEY, or DATA_KEY_PREVIOUS.`,
    );
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/**
 * Encrypts every stored key by the current data key: keys in clear, and keys under the previous one. Runs at each start,
 * on every server.
 * @throws {ConfigError} for keys under a data key that this server was not given.
 */
export async function sealStoredKeys(database: Database, key: DataKey | null): Promise<void> {
  await database.transaction(async (db) => {
    for (const { name, value } of await db.select().from(serverSecret).for('update')) {
      const text = openText(value);
      if (isUnder(key, value)) continue;
      await db
        .update(serverSecret)
        .set({ value: sealText(key, text) })
        .where(eq(serverSecret.name, name));
    }
    for (const { kid, privateJwk } of await db.select().from(sealKey).for('update')) {
      const text = openText(storedJwk(privateJwk));
      if (isUnder(key, storedJwk(privateJwk))) continue;
      await db
        .update(sealKey)
        .set({ privateJwk: sealText(key, text) })
        .where(eq(sealKey.kid, kid));
    }
  });
}

/** A private key in clear is stored as an object, an encrypted one as a string. */
export const storedJwk = (privateJwk: unknown): string =>
  typeof privateJwk === 'string' ? privateJwk : JSON.stringify(privateJwk);

/** Without a data key nothing is encrypted anew and nothing is laid open. */
const isUnder = (key: DataKey | null, stored: string): boolean => key === null || MARK.exec(stored)?.[1] === key.id;
