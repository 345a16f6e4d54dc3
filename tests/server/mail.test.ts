import { afterEach, describe, expect, it } from 'vitest';
import { passwordMail } from '../../server/account/recovery/passwordMail.ts';
import { pendingTasksDone } from '../../server/account/verification/runAfterResponse.ts';
import { outbox } from '../../server/database/schema.ts';
import { smtpMail } from '../../server/mail/smtpMail.ts';
import { recoveryContract } from '../../src/api/contract/account/recovery.ts';
import { type ReferenceOptions, startReference } from '../support/reference.ts';
import { failureFrom, visitorOf } from './site/visitor.ts';
import { readMail, type SmtpServer, startSmtpServer } from './smtpServer.ts';

const from = 'Statehouse <no-reply@statehouse.test>';
const facts = {
  brand: 'Statehouse',
  account: 'somchai',
  asker: '203.0.113.9',
  link: 'https://play.example.test/reset#TOKEN',
};
const asked = { username: 'somchai', email: 'somchai@example.test' };

let smtp: SmtpServer;
afterEach(() => smtp?.close());

async function ask(options: ReferenceOptions, onServer: (outboxRows: unknown[]) => void = () => {}) {
  const server = await startReference(options);
  try {
    const answer = await visitorOf(server, { language: 'TH' })(recoveryContract.byEmail, { request: asked });
    await pendingTasksDone();
    onServer(await server.db.select().from(outbox));
    return answer;
  } finally {
    await server.close();
  }
}

const env = (url: string) => ({ SMTP_URL: url, MAIL_FROM: from, SITE_URL: 'https://play.example.test/' });

describe('an email through SMTP', () => {
  it('[FORGOT-01] arrives as text and HTML with a Thai subject, and skips the outbox', async () => {
    smtp = await startSmtpServer();
    await ask({ env: env(smtp.url) }, (rows) => expect(rows).toEqual([]));
    expect(smtp.mails).toEqual([
      { from: 'no-reply@statehouse.test', to: ['somchai@example.test'], raw: expect.any(String) },
    ]);
    const { headers, parts } = readMail(smtp.mails[0]?.raw ?? '');
    expect(['from', 'to', 'auto-submitted', 'subject'].map((name) => headers.get(name))).toEqual([
      from,
      'somchai@example.test',
      'auto-generated',
      'ตั้งรหัสผ่านใหม่ของ Statehouse',
    ]);
    const [link] = /https:\/\/play\.example\.test\/reset#[\w-]{43}/.exec(parts.get('text/plain') ?? '') ?? [];
    const told = { ...facts, asker: '127.0.0.1', link: link ?? 'none' };
    const { text, html } = passwordMail('TH', told);
    expect(Object.fromEntries(parts)).toEqual({ 'text/plain': text, 'text/html': html.trimEnd() });
  });

  it.each([
    'a@b.test\r\nBcc: evil@c.test',
    'a@b.test, evil@c.test',
    'a@b.test;evil@c.test',
    '<evil@c.test> a@b.test',
    'a@b.test\u0000',
    'a b@c.test',
    'nobody',
    '',
  ])('refuses more than one address, e.g. %j', async (to) => {
    smtp = await startSmtpServer();
    const message = { to, code: 'x', ...passwordMail('EN', facts) };
    await expect(smtpMail(smtp.url, from).send(message)).rejects.toThrow('The recipient is not one email address.');
    expect(smtp.mails).toEqual([]);
  });

  it('escapes line breaks in the subject', async () => {
    smtp = await startSmtpServer();
    const words = passwordMail('EN', { ...facts, brand: 'Brand\r\nBcc: evil@c.test' });
    await smtpMail(smtp.url, from).send({ to: 'a@b.test', code: 'x', ...words });
    const [mail] = smtp.mails;
    expect([mail?.to, readMail(mail?.raw ?? '').headers.has('bcc')]).toEqual([['a@b.test'], false]);
  });

  it('logs a refused message without address or link; the answer is the same', async () => {
    smtp = await startSmtpServer({ refuse: '550 no such mailbox somchai@example.test' });
    const lines: string[] = [];
    expect(await ask({ env: env(smtp.url), onLog: (line) => lines.push(line) })).toBeNull();
    const failures = lines.filter((line) => line.includes('recovery.byEmail') && line.includes('550'));
    expect(failures).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/example\.test|reset#/);
  });
});

describe('the text of the email', () => {
  it('[FORGOT-01] names the requester’s address, the account and the expiry, and what to do if it was someone else', () => {
    expect(passwordMail('EN', facts)).toMatchObject({
      subject: 'A new password for Statehouse',
      text: [
        'Somebody at the network address 203.0.113.9 asked for a new password for the account somchai at Statehouse.',
        'If it was you, open this link and choose one. It works once, within 30 minutes.',
        'https://play.example.test/reset#TOKEN',
        'If it was not you, do nothing: your password stays as it is. Give this link to nobody. If it happens again, tell our customer service.',
        'Statehouse',
      ].join('\n\n'),
    });
  });

  it('escapes the brand name in the HTML', () => {
    const { html } = passwordMail('EN', { ...facts, brand: '<script>alert("1")</script>&' });
    expect([html.includes('<script'), html.includes('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;')]).toEqual(
      [false, true],
    );
  });
});

it('a production site without a mail server sends no email', async () => {
  smtp = await startSmtpServer();
  const failure = await failureFrom(ask({ config: { production: true } }));
  expect(failure).toMatchObject({ kind: 'refused', code: 'MAIL_NOT_SENT' });
});
