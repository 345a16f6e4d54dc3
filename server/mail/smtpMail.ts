import type { MailPort } from './mailPort.ts';

const patienceMs = 10_000;

/** Exactly one address: no second recipient, no name, no header injection. */
const oneAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Sends through a mail server, smtp:// (encrypted when offered) or smtps://. */
export const smtpMail = (url: string, from: string): MailPort => ({
  ready: true,
  send: async ({ to, subject, text, html }) => {
    if (!oneAddress.test(to)) throw new Error('The recipient is not one email address.');
    const transport = await openTransport(url);
    // RFC 3834: suppresses automatic replies.
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const mail = { from, to: { name: '', address: to }, subject, text, html, headers };
    // The server's answer may contain the address: keep only its code.
    await transport.sendMail(mail).catch((error: unknown) => {
      const { code = 'unknown', responseCode = '-' } = error as { code?: string; responseCode?: number };
      throw new Error(`The mail server did not take the message (${code}, ${responseCode}).`);
    });
  },
});

/** Loaded with the first message: the library takes 15 MB and 100 ms. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
