import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { RefusalCode } from '../../../src/api/contract/refusal.ts';
import type { sessionContract } from '../../../src/api/contract/site/session.ts';
import { keyAnswered } from '../../account/captcha/captchaKey.ts';
import { passCaptcha } from '../../account/captcha/passCaptcha.ts';
import { checkHuman } from '../../account/human/checkHuman.ts';
import { askSecondFactor } from '../../account/secondFactor/secondStep.ts';
import { readMobile } from '../../account/verification/mobile.ts';
import { takeOneTimePassword } from '../../agent/registerCentre/oneTimePassword.ts';
import type { CallOf, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../system/merchant.ts';
import { checkAccountKind } from './admit.ts';
import { bySms } from './bySms.ts';
import { byUsername } from './byUsername.ts';
import { knownDevice, rememberDevice } from './knownDevice.ts';
import { loginLimits } from './loginLimits.ts';
import { openSession } from './openSession.ts';

type Login = (typeof sessionContract)['login'];

/** CONST-18: weak default password of old accounts (decision A3). */
const WEAK_DEFAULT = '123456';

/** LOGIN-01…32 on the server: limits, captcha, human check, secret, role, then the second factor. */
export async function login(deps: ServerDeps, call: CallOf<Login>): Promise<ValueOf<Login>> {
  const { request, headers } = call;
  const { features } = (await merchantOf(deps)).settings;
  if (request.type === 'sms' && !features.smsLogin) throw new Refusal('FEATURE_OFF');
  const mobile = request.type === 'sms' ? readMobile(request.countryDialingCode, request.mobileNum) : null;
  if (request.type === 'sms' && mobile === null) throw new Refusal('MOBILE_INVALID');

  const way = { door: 'login', account: (request.type === 'sms' ? `${mobile}` : request.username).trim() } as const;
  const device = await knownDevice(deps, call.caller, way);
  const limits = await loginLimits(deps, { ...way, ip: call.caller.ip, device, withCaptcha: true });
  const captchaNeeded = await limits.needsCaptcha();
  if (captchaNeeded) await passCaptcha(deps, keyAnswered(call.caller, headers['captcha-key']), request.captcha);
  // LOGIN-06, 07: only a login by username needs the human check.
  if (request.type === 'username' && !(await checkHuman(deps, request.human))) throw new Refusal('HUMAN_CHECK_FAILED');
  await limits.begin(captchaNeeded);
  const account = await (request.type === 'sms' ? bySms(deps, request, `${mobile}`) : byUsername(deps, request)).catch(
    async (error: unknown) => {
      // The hash queue is full: not a failed attempt.
      await limits.undo();
      throw error;
    },
  );
  const refuse = async (code: RefusalCode) => new Refusal(code, (await limits.fail()) ? { captcha: true } : null);
  if (typeof account === 'string') throw await refuse(account);
  const byPassword = request.type === 'username';
  const oneTime = byPassword ? await takeOneTimePassword(deps, account) : 'none';
  if (oneTime === 'dead') throw await refuse('BAD_CREDENTIALS');
  await limits.forgive();
  checkAccountKind(account, headers['login-area']);

  // A one-time password has expired with its use.
  const passwordExpired =
    oneTime === 'taken' || (account.passwordExpiresAt !== null && account.passwordExpiresAt <= deps.now());
  const passwordChangeRequired =
    byPassword &&
    (request.password === WEAK_DEFAULT || oneTime === 'taken' || (passwordExpired && features.forcedPasswordChange));
  const passed = {
    way,
    passwordChangeRequired,
    passwordExpired,
    byPassword,
    shownHash: byPassword ? account.passwordHash : null,
  };
  await askSecondFactor(deps, account.id, device, passed);
  await rememberDevice(deps, call.caller, way);
  const { token, firstTimeLogin } = await openSession(deps, {
    memberId: account.id,
    shownHash: passed.shownHash,
    passwordChangeRequired,
    openedBy: byPassword ? 'password' : 'sms',
    caller: call.caller,
    isNewDevice: device === null,
  });
  return { token, firstTimeLogin, passwordExpired };
}
