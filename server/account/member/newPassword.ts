import { and, eq, isNull } from 'drizzle-orm';
import { problemOf } from '../../../src/api/contract/rules/fieldRule.ts';
import { claimAccount } from '../../agent/registerCentre/oneTimePassword.ts';
import type { Database } from '../../database/database.ts';
import { member, session, smsCode } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { endLinks } from '../recovery/passwordLink.ts';
import { isCommonPassword } from './commonPassword.ts';

const DAY_MS = 86_400_000;

/** Expiry of a password set at `at`; null when passwords do not expire (PASSWORD_MAX_AGE_DAYS). */
export const passwordExpiry = ({ passwordMaxAgeDays }: ServerDeps['config'], at: number): number | null =>
  passwordMaxAgeDays > 0 ? at + passwordMaxAgeDays * DAY_MS : null;

/**
 * Validates a new password (CHPW-11, decision A3).
 * @param username null when unknown
 * @throws {Refusal} INVALID_FIELDS, PASSWORD_COMMON.
 */
export async function validateNewPassword(
  deps: ServerDeps,
  newPassword: string,
  username: string | null,
): Promise<void> {
  const { rules } = (await merchantOf(deps)).settings;
  if (problemOf(newPassword, rules.password)) throw new Refusal('INVALID_FIELDS', { fields: ['newPassword'] });
  if (isCommonPassword(newPassword, username)) throw new Refusal('PASSWORD_COMMON');
}

/** Sets the password and ends every session, link and code of the account (decision W4). */
export async function setPassword(
  transaction: Database,
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  const at = now();
  const passwordExpiresAt = passwordExpiry(config, at);
  const [{ countryDialingCode, mobileNum } = { countryDialingCode: null, mobileNum: null }] = await transaction
    .update(member)
    .set({ passwordHash, passwordExpiresAt })
    .where(eq(member.id, memberId))
    .returning();
  if (mobileNum !== null) {
    await transaction
      .update(smsCode)
      .set({ usedAt: at })
      .where(and(eq(smsCode.mobile, `+${countryDialingCode}${mobileNum}`), isNull(smsCode.usedAt)));
  }
  await transaction
    .update(session)
    .set({ endedAt: at, endReason: 'password' })
    .where(and(eq(session.memberId, memberId), isNull(session.endedAt)));
  await endLinks(transaction, memberId, at);
  await claimAccount(transaction, memberId, at);
  await writeMessage(transaction, { merchantCode: config.merchant, memberId, at, topic: 'passwordChanged' });
}
