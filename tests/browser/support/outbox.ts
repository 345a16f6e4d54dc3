import { expect } from 'vitest';
import type { QaClient } from '../../../src/qa/qaClient.ts';
import { eventually } from './wait.ts';

type Message = Awaited<ReturnType<QaClient['outbox']>>['list'][number];

/** Messages of this kind, newest first. */
export const messagesBy = async (qa: QaClient, kind: Message['kind']): Promise<readonly Message[]> =>
  (await qa.outbox({})).list.filter((message) => message.kind === kind);

/** The code of the newest captcha or SMS; empty if there is none. */
export const codeOf = async (qa: QaClient, kind: 'sms' | 'captcha'): Promise<string> =>
  (await messagesBy(qa, kind))[0]?.code ?? '';

/** The code sent to this number, once it was sent. */
export async function codeSentTo(qa: QaClient, number: string): Promise<string> {
  await eventually(async () => (await messagesBy(qa, 'sms'))[0]?.to).toBe(number);
  return codeOf(qa, 'sms');
}

/** A code that was never sent. */
export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** The link in the only email, once it was sent to this address; its host may differ from the test's. */
export async function linkMailedTo(qa: QaClient, address: string): Promise<string> {
  await eventually(async () => (await messagesBy(qa, 'email')).map(({ to }) => to)).toEqual([address]);
  const [mail] = await messagesBy(qa, 'email');
  const { pathname, hash } = new URL(mail?.text.match(/https?:\S+\/reset#[\w-]{43}/)?.[0] ?? expect.unreachable());
  return pathname + hash;
}
