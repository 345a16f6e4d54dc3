import type { SmsPort } from './smsPort.ts';

const patienceMs = 10_000;

/** Hands `{ to, text }` as JSON to an HTTP service, which answers 2xx once it has taken the message. */
export const webhookSms = (url: string): SmsPort => ({
  ready: true,
  send: async ({ to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}.`);
  },
});
