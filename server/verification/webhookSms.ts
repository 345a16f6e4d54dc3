import type { SmsPort } from './smsPort.ts';

const patienceMs = 10_000;

/**
 * Hands `{ to, text }` as JSON to an HTTP service, which answers 2xx once it has taken the message. `token` tells the
 * service that it is us; a redirect fails, so that it goes nowhere else.
 */
export const webhookSms = (url: string, token: string | null): SmsPort => ({
  ready: true,
  send: async ({ to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}.`);
  },
});
