import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { serverSecret } from '../database/serverSecret.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = async (db: Database): Promise<Buffer> => Buffer.from(await serverSecret(db, 'bank-account'), 'base64url');

/** Encrypts an account number with AES-256-GCM under a server key. */
export async function sealNumber(db: Database, number: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(db), nonce);
  const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts the number, for the payment port only. @throws if the stored value was altered. */
export async function openNumber(db: Database, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(db), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** Keyed fingerprint that detects duplicate numbers. */
export const numberHash = async (db: Database, bankCode: string, number: string): Promise<string> =>
  createHmac('sha256', await keyOf(db))
    .update(`${bankCode}|${number}`)
    .digest('base64url');
