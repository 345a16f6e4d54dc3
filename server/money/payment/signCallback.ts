import { createHmac } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { serverSecret } from '../../database/serverSecret.ts';

/** HMAC-SHA-256 in hex, with the key shared with the provider. */
export const signCallback = async (db: Database, text: string): Promise<string> =>
  createHmac('sha256', await serverSecret(db, 'payment-callback'))
    .update(text, 'utf8')
    .digest('hex');
