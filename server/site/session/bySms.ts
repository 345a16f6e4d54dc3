import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { sessionContract } from '../../../src/api/contract/site/session.ts';
import { checkSmsCode } from '../../account/verification/checkSmsCode.ts';
import { memberByMobile } from '../../account/verification/memberByMobile.ts';
import { parseMobile } from '../../account/verification/mobile.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Member } from './byUsername.ts';

export type BySms = Extract<RequestOf<(typeof sessionContract)['login']>, { type: 'sms' }>;

/**
 * The account of a mobile number (E.164) with its code (LOGIN-11), or the failure. An unknown number fails like a wrong
 * code: it has a code that was never sent (decision A5).
 */
export async function bySms(
  deps: ServerDeps,
  request: BySms,
  mobile: string,
): Promise<Member | 'SMS_CODE_WRONG' | 'SMS_CODE_EXPIRED'> {
  const result = await checkSmsCode(deps, 'login', mobile, request.verificationCode);
  if (result === 'expired') return 'SMS_CODE_EXPIRED';
  const parsed = parseMobile(request.countryDialingCode, request.mobileNum);
  const account = result === 'right' && parsed ? await memberByMobile(deps, parsed) : null;
  return account ?? 'SMS_CODE_WRONG';
}
