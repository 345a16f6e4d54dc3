import { eq } from 'drizzle-orm';
import { PAYMENT_TRIES, type paymentPasswordContract } from '../../../src/api/contract/account/paymentPassword.ts';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import { member, paymentPassword } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { answerSend } from '../verification/answerSend.ts';
import { sendSmsCode } from '../verification/sendSmsCode.ts';
import { maskedEmail } from './maskedEmail.ts';
import { maskedMobile, ownMobile } from './ownMobile.ts';
import { changePaymentPassword, setPaymentPassword } from './setPaymentPassword.ts';

/** Decision M5. */
export const paymentPasswordHandlers = (deps: ServerDeps): Handlers<typeof paymentPasswordContract> => ({
  status: ({ session }) => statusOf(deps, session.memberId),

  sendCode: async ({ session, caller }) => {
    const mobile = await ownMobile(deps.db, session.memberId);
    if (mobile === null) throw new Refusal('MOBILE_MISSING');
    const { expiredMinutes } = await answerSend(deps, caller, {
      purpose: 'payment',
      countryDialingCode: mobile.dialingCode,
      mobileNum: mobile.national,
      explicit: false,
      deliver: (number) => sendSmsCode(deps, 'payment', number, caller.language),
    });
    return { mobile: maskedMobile(mobile), expiredMinutes };
  },

  set: ({ session, request }) => setPaymentPassword(deps, session, request),

  change: async ({ session, request }) => {
    await changePaymentPassword(deps, session, request);
    return null;
  },
});

async function statusOf(
  { db, now }: ServerDeps,
  memberId: string,
): Promise<ValueOf<(typeof paymentPasswordContract)['status']>> {
  const [row] = await db
    .select({
      hash: member.paymentPasswordHash,
      email: member.email,
      wrongTries: paymentPassword.wrongTries,
      lockedUntil: paymentPassword.lockedUntil,
      withdrawalsFrom: paymentPassword.withdrawalsFrom,
    })
    .from(member)
    .leftJoin(paymentPassword, eq(paymentPassword.memberId, member.id))
    .where(eq(member.id, memberId));
  const mobile = await ownMobile(db, memberId);
  const at = now();
  const ahead = (instant: number | null | undefined): number | null => (instant && instant > at ? instant : null);
  const isLockOver = row?.lockedUntil != null && row.lockedUntil <= at;
  return {
    isSet: row?.hash != null,
    triesLeft: isLockOver ? PAYMENT_TRIES : PAYMENT_TRIES - (row?.wrongTries ?? 0),
    lockedUntil: ahead(row?.lockedUntil),
    withdrawalsFrom: ahead(row?.withdrawalsFrom),
    mobile: mobile && maskedMobile(mobile),
    email: row?.email ? maskedEmail(row.email) : null,
    serverTime: at,
  };
}
