import { createHmac, randomInt } from 'node:crypto';
import { smsCode } from '../../database/schema.ts';
import { serverSecret } from '../../database/serverSecret.ts';
import type { ServerDeps } from '../../deps.ts';

export type SmsPurpose = (typeof smsCode.$inferSelect)['purpose'];

/** Decision A5. */
export const codeMinutes = 5;

/** One row per purpose and number: a new code replaces the last, concurrent requests included. */
export const smsCodeId = (purpose: SmsPurpose, mobile: string): string => `${purpose}:${mobile}`;

export async function smsCodeHash(
  deps: Pick<ServerDeps, 'db'>,
  purpose: SmsPurpose,
  mobile: string,
  code: string,
): Promise<string> {
  const key = await serverSecret(deps.db, 'sms-code');
  return createHmac('sha256', key).update(`${purpose}:${mobile}:${code}`).digest('base64url');
}

/** Creates the only valid code of this number and purpose and returns it; stores only its hash. */
export async function makeSmsCode(
  deps: Pick<ServerDeps, 'db' | 'now'>,
  purpose: SmsPurpose,
  mobile: string,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const createdAt = deps.now();
  const live = {
    codeHash: await smsCodeHash(deps, purpose, mobile, code),
    createdAt,
    expiresAt: createdAt + codeMinutes * 60_000,
    tries: 0,
    usedAt: null,
  };
  await deps.db
    .insert(smsCode)
    .values({ id: smsCodeId(purpose, mobile), purpose, mobile, ...live })
    .onConflictDoUpdate({ target: smsCode.id, set: live });
  return code;
}
