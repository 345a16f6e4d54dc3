import type { Caller, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { type MemberRow, memberByMobile } from './memberByMobile.ts';
import { type Mobile, numberOf, parseMobile } from './mobile.ts';
import { runAfterResponse } from './runAfterResponse.ts';
import { takeSend } from './sendLimits.ts';
import { codeMinutes, type SmsPurpose } from './smsCode.ts';

export interface Send {
  readonly purpose: SmsPurpose;
  readonly countryDialingCode: string;
  readonly mobileNum: string;
  /** Decision A6: reports an unknown number, so it is looked up before the answer. */
  readonly explicit: boolean;
  /** Runs after the answer, with the number's account if there is one. */
  readonly deliver: (number: string, account: MemberRow | null) => Promise<unknown>;
}

const taskOf: Readonly<Record<SmsPurpose, string>> = {
  login: 'verification.smsLogin',
  register: 'verification.smsRegister',
  forgot: 'verification.smsForgot',
  payment: 'paymentPassword.sendCode',
};

/**
 * Counts a send and answers; looks the owner up afterwards, so that neither text nor timing reveals it (decision A5).
 * @throws {Refusal} MOBILE_INVALID, SMS_NOT_SENT, SMS_TOO_MANY; REGISTER_FIRST where the merchant wants it said
 * (ERR-13).
 */
export async function answerSend(
  deps: ServerDeps,
  caller: Caller,
  { purpose, countryDialingCode, mobileNum, explicit, deliver }: Send,
): Promise<{ readonly expiredMinutes: number }> {
  const mobile = parseMobile(countryDialingCode, mobileNum);
  if (!mobile) throw new Refusal('MOBILE_INVALID');
  if (!deps.sms.ready) throw new Refusal('SMS_NOT_SENT');
  const number = numberOf(mobile);
  await takeSend(deps, number, caller.ip);
  if (explicit && !(await playerByMobile(deps, mobile))) throw new Refusal('REGISTER_FIRST');
  runAfterResponse(caller.log, taskOf[purpose], async () => {
    await deliver(number, await memberByMobile(deps, mobile));
  });
  return { expiredMinutes: codeMinutes };
}

/** Staff numbers are treated as unknown. */
async function playerByMobile(deps: ServerDeps, mobile: Mobile): Promise<MemberRow | null> {
  const account = await memberByMobile(deps, mobile);
  return account?.kind === 'member' ? account : null;
}
