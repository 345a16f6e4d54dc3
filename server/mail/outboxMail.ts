import { randomUUID } from 'node:crypto';
import { outbox } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import type { MailPort } from './mailPort.ts';

/** Stores messages for QA. Not for production: a reader of the table could set passwords. */
export const outboxMail = ({ db, now }: Pick<ServerDeps, 'db' | 'now'>): MailPort => ({
  ready: true,
  send: async ({ to, subject, text, code }) => {
    const row = { id: randomUUID(), kind: 'email', to, text: `${subject}\n\n${text}`, code, sentAt: now() } as const;
    await db.insert(outbox).values(row);
  },
});
