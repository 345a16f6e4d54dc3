import type { MailPort } from './mailPort.ts';

const patienceMs = 10_000;

/** One address and nothing else: no second recipient, no name, no line break that would begin a header. */
const oneAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Hands messages to a mail server, smtp:// (encrypted when the server offers it) or smtps://. */
export const smtpMail = (url: string, from: string): MailPort => ({
  ready: true,
  send: async ({ to, subject, text, html }) => {
    if (!oneAddress.test(to)) throw new Error('The recipient is not one e-mail address.');
    const transport = await openTransport(url);
    // What the mail server answers may hold the address: only its number goes on.
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html }).catch((error: unknown) => {
      const { code = 'unknown', responseCode = '-' } = error as { code?: string; responseCode?: number };
      throw new Error(`The mail server did not take the message (${code}, ${responseCode}).`);
    });
  },
});

/** The library takes 15 MB and a tenth of a second to load: it comes with the first message. */
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
