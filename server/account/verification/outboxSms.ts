import { randomUUID } from 'node:crypto';
import { outbox } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import type { SmsPort } from './smsPort.ts';

/** Stores messages for QA. Not for production: a reader of the table could sign in. */
export const outboxSms = ({ db, now }: Pick<ServerDeps, 'db' | 'now'>): SmsPort => ({
  ready: true,
  send: async ({ to, text, code }) => {
    await db.insert(outbox).values({ id: randomUUID(), kind: 'sms', to, text, code, sentAt: now() });
  },
});
