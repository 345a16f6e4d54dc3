import type { recoveryContract } from '../../../src/api/contract/account/recovery.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { Caller, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { countries } from '../../site/ext/countries.ts';
import { forgiveFailures } from '../../site/session/loginLimits.ts';
import { openSession } from '../../site/session/openSession.ts';
import { isModuleOn } from '../../site/system/isModuleOn.ts';
import { locationOf } from '../../site/system/location.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { setPassword, validateNewPassword } from '../member/newPassword.ts';
import { authenticatorOf } from '../secondFactor/checkFactor.ts';
import { checkSmsCode } from '../verification/checkSmsCode.ts';
import { memberByMobile } from '../verification/memberByMobile.ts';
import { type Mobile, parseMobile } from '../verification/mobile.ts';
import { mayRecover } from './mayRecover.ts';
import { takePhoneTry } from './recoveryLimits.ts';

type ByPhone = (typeof recoveryContract)['byPhone'];

/**
 * API-12, FORGOT-20, CONFIG-05: sets a new password with an SMS code and signs in.
 * @throws {Refusal} FEATURE_OFF, MOBILE_INVALID, INVALID_FIELDS, PASSWORD_COMMON, TOO_MANY_REQUESTS, SMS_CODE_WRONG,
 * SMS_CODE_EXPIRED; SECOND_FACTOR_NEEDED once it is set, for a member with a second factor.
 */
export async function byPhone(
  deps: ServerDeps,
  request: RequestOf<ByPhone>,
  caller: Caller,
): Promise<ValueOf<ByPhone>> {
  const { settings } = await merchantOf(deps);
  if (!isModuleOn(settings.modules, 'CHNGPASSVERIF3')) throw new Refusal('FEATURE_OFF');
  const mobile = parseMobile(request.countryDialingCode ?? dialingCodeOf(deps, caller), request.mobileNum);
  if (!mobile) throw new Refusal('MOBILE_INVALID');
  await validateNewPassword(deps, request.newPassword, null);
  await takePhoneTry(deps, caller.ip);
  const passwordHash = await deps.passwords.hash(request.newPassword);
  const result = await withCode(deps, request, mobile, passwordHash, caller);
  if (result === 'expired') throw new Refusal('SMS_CODE_EXPIRED');
  if (result === 'wrong') throw new Refusal('SMS_CODE_WRONG');
  await forgiveFailures(deps, result.username);
  await forgiveFailures(deps, numberOf(mobile));
  // The password is set; a login with it asks for the second factor.
  if (result.token === null) throw new Refusal('SECOND_FACTOR_NEEDED');
  return { token: result.token };
}

/** COUNTRY-06: where none is told, that of the country the caller is in. */
function dialingCodeOf(deps: ServerDeps, caller: Caller): string {
  const { country } = locationOf(deps, caller);
  return countries.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? '';
}

const numberOf = ({ dialingCode, national }: Mobile) => `+${dialingCode}${national}`;

/**
 * Atomic: a refused password leaves the code unused. Similarity to the username is checked only after the code, so that
 * it reveals nothing about the owner of the number.
 */
const withCode = (
  deps: ServerDeps,
  request: RequestOf<ByPhone>,
  mobile: Mobile,
  passwordHash: string,
  caller: Caller,
) =>
  deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const result = await checkSmsCode(within, 'forgot', numberOf(mobile), request.verificationCode);
    if (result !== 'right') return result;
    const account = await memberByMobile(within, mobile);
    if (!account || !mayRecover(account)) return 'wrong';
    await validateNewPassword(within, request.newPassword, account.username);
    await setPassword(transaction, deps, account.id, passwordHash);
    if (await authenticatorOf(transaction, { kind: 'member', id: account.id }))
      return { username: account.username, token: null };
    const { token } = await openSession(within, {
      ...{ memberId: account.id, shownHash: null, passwordChangeRequired: false },
      openedBy: 'recovery',
      caller,
    });
    return { username: account.username, token };
  });
