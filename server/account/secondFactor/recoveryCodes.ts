import { createHmac, randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { RECOVERY_CODES } from '../../../src/api/contract/account/secondFactor.ts';
import type { Database } from '../../database/database.ts';
import { recoveryCode } from '../../database/schema.ts';
import { serverSecret } from '../../database/serverSecret.ts';

/** Without characters that look alike. Ten of them make 49 bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** As typed: in any case, with or without the dash. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Keyed: a copy of the database alone cannot be searched for codes. */
async function hashOf(db: Database, authenticatorId: string, code: string): Promise<string> {
  const key = await serverSecret(db, 'recovery-code');
  return createHmac('sha256', key)
    .update(`${authenticatorId} ${plainCode(code)}`)
    .digest('base64url');
}

/** Replaces the recovery codes of an authenticator, and returns the new ones: they are stored as hashes only. */
export async function makeRecoveryCodes(db: Database, authenticatorId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
  await db.delete(recoveryCode).where(eq(recoveryCode.authenticatorId, authenticatorId));
  const hashes = await Promise.all(codes.map((code) => hashOf(db, authenticatorId, code)));
  await db.insert(recoveryCode).values(hashes.map((hash) => ({ authenticatorId, hash })));
  return codes;
}

/** Uses a recovery code up. False for a wrong one or one that was used, also at the same time. */
export async function takeRecoveryCode(
  db: Database,
  authenticatorId: string,
  code: string,
  at: number,
): Promise<boolean> {
  const hash = await hashOf(db, authenticatorId, code);
  const used = await db
    .update(recoveryCode)
    .set({ usedAt: at })
    .where(
      and(eq(recoveryCode.authenticatorId, authenticatorId), eq(recoveryCode.hash, hash), isNull(recoveryCode.usedAt)),
    )
    .returning({ hash: recoveryCode.hash });
  return used.length === 1;
}

export const codesLeft = (db: Database, authenticatorId: string): Promise<number> =>
  db.$count(recoveryCode, and(eq(recoveryCode.authenticatorId, authenticatorId), isNull(recoveryCode.usedAt)));
