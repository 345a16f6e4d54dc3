import { randomUUID } from 'node:crypto';
import { outbox } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import type { MailPort } from './mailPort.ts';

/** Keeps messages where QA can read them. Not for production: whoever reads the table could set a password. */
export const outboxMail = ({ db, now }: Pick<ServerDeps, 'db' | 'now'>): MailPort => ({
  ready: true,
  send: async ({ to, subject, text, code }) => {
    const row = { id: randomUUID(), kind: 'email', to, text: `${subject}\n\n${text}`, code, sentAt: now() } as const;
    await db.insert(outbox).values(row);
  },
});
