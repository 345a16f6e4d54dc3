import { createHmac } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { openWith, sealWith } from '../../database/sealedText.ts';
import { serverSecret } from '../../database/serverSecret.ts';

const keyOf = (db: Database): Promise<string> => serverSecret(db, 'bank-account');

/** Encrypts an account number under a server key. */
export const sealNumber = async (db: Database, number: string): Promise<string> => sealWith(await keyOf(db), number);

/** Decrypts the number, for the payment port only. @throws if the stored value was altered. */
export const openNumber = async (db: Database, sealed: string): Promise<string> => openWith(await keyOf(db), sealed);

/** Keyed fingerprint that detects duplicate numbers. */
export const numberHash = async (db: Database, bankCode: string, number: string): Promise<string> =>
  createHmac('sha256', Buffer.from(await keyOf(db), 'base64url'))
    .update(`${bankCode}|${number}`)
    .digest('base64url');
