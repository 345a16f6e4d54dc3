import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { smsCode } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { type SmsPurpose, smsCodeHash, smsCodeId } from './smsCode.ts';

export const triesAllowed = 5;

/**
 * Verifies a code. Every check counts as a try, concurrent ones included; the right code works once. After five tries
 * the code is treated as expired (decision A5).
 * @param mobile from `readMobile`
 */
export async function checkSmsCode(
  deps: Pick<ServerDeps, 'db' | 'now'>,
  purpose: SmsPurpose,
  mobile: string,
  code: string,
): Promise<'right' | 'wrong' | 'expired'> {
  const live = and(eq(smsCode.id, smsCodeId(purpose, mobile)), isNull(smsCode.usedAt));
  const [row] = await deps.db
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(live)
    .returning();
  const given = await smsCodeHash(deps, purpose, mobile, code);
  if (!row) return 'wrong';
  if (row.expiresAt <= deps.now() || row.tries > triesAllowed) return 'expired';
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(row.codeHash))) return 'wrong';
  const used = await deps.db
    .update(smsCode)
    .set({ usedAt: deps.now() })
    .where(and(live, eq(smsCode.codeHash, row.codeHash)))
    .returning({ id: smsCode.id });
  return used.length === 1 ? 'right' : 'wrong';
}
