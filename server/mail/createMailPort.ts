import type { ServerDeps } from '../deps.ts';
import type { MailPort } from './mailPort.ts';
import { outboxMail } from './outboxMail.ts';
import { smtpMail } from './smtpMail.ts';

const noServer: MailPort = {
  ready: false,
  send: () => Promise.reject(new Error('No mail server is configured (SMTP_URL).')),
};

/** Decision A14: the configured mail server; without one the outbox, and none in production. */
export function createMailPort(deps: Pick<ServerDeps, 'config' | 'db' | 'now'>): MailPort {
  const { smtpUrl, mailFrom, production } = deps.config;
  if (smtpUrl !== null && mailFrom !== null) return smtpMail(smtpUrl, mailFrom);
  return production ? noServer : outboxMail(deps);
}
