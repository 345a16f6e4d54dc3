import type { ServerDeps } from '../../deps.ts';
import { outboxSms } from './outboxSms.ts';
import type { SmsPort } from './smsPort.ts';
import { webhookSms } from './webhookSms.ts';

const noProvider: SmsPort = {
  ready: false,
  send: () => Promise.reject(new Error('No SMS service is configured (SMS_WEBHOOK_URL).')),
};

/** Decision A14: the configured service; without one the outbox, and in production nothing. */
export function createSmsPort(deps: Pick<ServerDeps, 'config' | 'db' | 'now'>): SmsPort {
  const { smsWebhookUrl, smsWebhookToken, production } = deps.config;
  if (smsWebhookUrl) return webhookSms(smsWebhookUrl, smsWebhookToken);
  return production ? noProvider : outboxSms(deps);
}
