import { createHmac } from 'node:crypto';
import { serverSecret } from '../database/serverSecret.ts';
import type { Database } from '../deps.ts';

/** HMAC-SHA-256 in hex, under the key that provider and server share. */
export const signCallback = async (db: Database, text: string): Promise<string> =>
  createHmac('sha256', await serverSecret(db, 'payment-callback'))
    .update(text, 'utf8')
    .digest('hex');
