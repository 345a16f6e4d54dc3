import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { type SecretName, serverSecret } from './serverSecret.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const fieldKey = async (db: Database, name: SecretName): Promise<Buffer> =>
  Buffer.from(await serverSecret(db, name), 'base64url');

/** Encrypts a column's text with AES-256-GCM under a server key. */
export async function sealField(db: Database, name: SecretName, text: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await fieldKey(db, name), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws if the stored value was altered. */
export async function openField(db: Database, name: SecretName, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', await fieldKey(db, name), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
