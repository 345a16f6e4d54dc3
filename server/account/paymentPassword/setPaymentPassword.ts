import { eq } from 'drizzle-orm';
import { type paymentPasswordContract, WITHDRAWAL_HOLD_MS } from '../../../src/api/contract/account/paymentPassword.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { Database } from '../../database/database.ts';
import { member, paymentPassword } from '../../database/schema.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { Refusal } from '../../refusal.ts';
import { verifyLoginPassword } from '../member/verifyLoginPassword.ts';
import { checkSmsCode } from '../verification/checkSmsCode.ts';
import { numberOf } from '../verification/mobile.ts';
import { isEasyToGuess } from './isEasyToGuess.ts';
import { ownMobile } from './ownMobile.ts';

type SetCall = (typeof paymentPasswordContract)['set'];
type ChangeCall = (typeof paymentPasswordContract)['change'];

/**
 * Decision M5: sets the first payment password, or resets a forgotten one. After a reset withdrawals wait, so that
 * someone with a stolen phone and login password cannot take the money at once.
 * @throws {Refusal} TOO_MANY_REQUESTS, LOGIN_PASSWORD_WRONG, MOBILE_MISSING, PASSWORD_COMMON, SMS_CODE_WRONG,
 * SMS_CODE_EXPIRED.
 */
export async function setPaymentPassword(
  deps: ServerDeps,
  { memberId }: Session,
  { loginPassword, verificationCode, newPaymentPassword }: RequestOf<SetCall>,
): Promise<ValueOf<SetCall>> {
  if (isEasyToGuess(newPaymentPassword)) throw new Refusal('PASSWORD_COMMON');
  await verifyLoginPassword(deps, memberId, loginPassword, 'LOGIN_PASSWORD_WRONG');
  const mobile = await ownMobile(deps.db, memberId);
  if (mobile === null) throw new Refusal('MOBILE_MISSING');
  const hash = await deps.paymentPasswords.hash(newPaymentPassword);
  const result = await deps.db.transaction(async (db) => {
    const judged = await checkSmsCode({ ...deps, db }, 'payment', numberOf(mobile), verificationCode);
    return judged === 'right' ? { withdrawalsFrom: await keepHash(deps, db, memberId, hash) } : judged;
  });
  if (result === 'expired') throw new Refusal('SMS_CODE_EXPIRED');
  if (result === 'wrong') throw new Refusal('SMS_CODE_WRONG');
  return result;
}

/** Stores a new hash and clears wrong attempts; if one existed, withdrawals wait. */
async function keepHash(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  memberId: string,
  hash: string,
): Promise<number | null> {
  const at = now();
  const [before] = await db
    .select({ hash: member.paymentPasswordHash })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update');
  const withdrawalsFrom = before?.hash == null ? null : at + WITHDRAWAL_HOLD_MS;
  const state = { wrongTries: 0, lockedUntil: null, withdrawalsFrom };
  await db
    .insert(paymentPassword)
    .values({ memberId, ...state })
    .onConflictDoUpdate({ target: paymentPassword.memberId, set: state });
  await db.update(member).set({ paymentPasswordHash: hash }).where(eq(member.id, memberId));
  if (withdrawalsFrom !== null)
    await writeMessage(db, { merchantCode: config.merchant, memberId, at, topic: 'paymentPasswordChanged' });
  return withdrawalsFrom;
}

/**
 * Changes the payment password; the old one was verified before the handler.
 * @throws {Refusal} PASSWORD_UNCHANGED, PASSWORD_COMMON.
 */
export async function changePaymentPassword(
  { config, db, now, paymentPasswords }: ServerDeps,
  { memberId }: Session,
  { paymentPassword: old, newPaymentPassword }: RequestOf<ChangeCall>,
): Promise<void> {
  if (newPaymentPassword === old) throw new Refusal('PASSWORD_UNCHANGED');
  if (isEasyToGuess(newPaymentPassword)) throw new Refusal('PASSWORD_COMMON');
  const paymentPasswordHash = await paymentPasswords.hash(newPaymentPassword);
  await db.transaction(async (transaction) => {
    await transaction.update(member).set({ paymentPasswordHash }).where(eq(member.id, memberId));
    const told = { merchantCode: config.merchant, memberId, at: now() };
    await writeMessage(transaction, { ...told, topic: 'paymentPasswordChanged' });
  });
}
