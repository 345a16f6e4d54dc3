import { createHash, createHmac } from 'node:crypto';
import { serverSecret } from '../../database/serverSecret.ts';
import type { ServerDeps } from '../../deps.ts';

export const captchaKeyHash = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Keyed, because a plain hash of five characters can be brute-forced. Ignores case and blanks. */
export async function captchaAnswerHash(deps: Pick<ServerDeps, 'db'>, key: string, answer: string): Promise<string> {
  const read = answer.replace(/\s/g, '').toUpperCase();
  return createHmac('sha256', await serverSecret(deps.db, 'captcha'))
    .update(`${key}:${read}`)
    .digest('base64url');
}
