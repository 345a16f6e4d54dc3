import type { verificationContract } from '../../src/api/contract/verification.ts';
import { type Handlers, Refusal, type ServerDeps } from '../deps.ts';
import { merchantOf } from '../system/merchant.ts';
import { afterAnswer } from './afterAnswer.ts';
import { memberByMobile } from './memberByMobile.ts';
import { parseMobile } from './mobile.ts';
import { takeSend } from './sendLimits.ts';
import { sendSmsCode } from './sendSmsCode.ts';
import { codeMinutes, makeSmsCode } from './smsCode.ts';

/**
 * API-06. Whether the number belongs to somebody is looked up after the answer: neither words nor time tell (A5).
 * A number that nobody has gets no message; the code kept for it lets tries and minutes run out as for any other.
 */
export const verificationHandlers = (deps: ServerDeps): Handlers<typeof verificationContract> => ({
  smsLogin: async ({ request, caller }) => {
    const { settings } = await merchantOf(deps);
    if (!settings.features.smsLogin) throw new Refusal('FEATURE_OFF');
    const mobile = parseMobile(request.countryDialingCode, request.mobileNum);
    if (!mobile) throw new Refusal('MOBILE_INVALID');
    if (!deps.sms.ready) throw new Refusal('SMS_NOT_SENT');
    const number = `+${mobile.dialingCode}${mobile.national}`;
    await takeSend(deps, 'login', number, caller.ip);
    afterAnswer(caller.log, 'verification.smsLogin', async () => {
      const member = await memberByMobile(deps, mobile);
      if (member?.kind === 'member') await sendSmsCode(deps, 'login', number, caller.language);
      else await makeSmsCode(deps, 'login', number);
    });
    return { expiredMinutes: codeMinutes };
  },
});
