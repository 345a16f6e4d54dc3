import { expect } from 'vitest';
import type { QaDoors } from '../../../src/qa/qaDoors.ts';
import { soon } from './wait.ts';

type Message = Awaited<ReturnType<QaDoors['outbox']>>['list'][number];

/** What went out in this way, newest first. */
export const messagesBy = async (qa: QaDoors, kind: Message['kind']): Promise<readonly Message[]> =>
  (await qa.outbox({})).list.filter((message) => message.kind === kind);

/** The code of the newest picture or SMS, empty where none has one. */
export const codeOf = async (qa: QaDoors, kind: 'sms' | 'captcha'): Promise<string> =>
  (await messagesBy(qa, kind))[0]?.code ?? '';

/** The code that went to this number, once it did. */
export async function codeSentTo(qa: QaDoors, number: string): Promise<string> {
  await soon(async () => (await messagesBy(qa, 'sms'))[0]?.to).toBe(number);
  return codeOf(qa, 'sms');
}

/** A code that was not sent. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Where the only e-mail leads, once it went to this address; it may name another host than the one of the tests. */
export async function linkMailedTo(qa: QaDoors, address: string): Promise<string> {
  await soon(async () => (await messagesBy(qa, 'email')).map(({ to }) => to)).toEqual([address]);
  const [mail] = await messagesBy(qa, 'email');
  const { pathname, hash } = new URL(mail?.text.match(/https?:\S+\/reset#[\w-]{43}/)?.[0] ?? expect.unreachable());
  return pathname + hash;
}
