import type { SmsPort } from './smsPort.ts';

const patienceMs = 10_000;

/**
 * Posts `{ to, text }` as JSON to an HTTP service, which answers 2xx on acceptance. `token` authenticates us; redirects
 * fail, so that nothing leaks elsewhere.
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
