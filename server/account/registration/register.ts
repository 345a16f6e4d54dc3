import type { Registered } from '../../../src/api/contract/account/registration.ts';
import { businessDay } from '../../../src/api/contract/rules/businessDay.ts';
import { type RegisterMethod, registerFields, registerMethods } from '../../../src/api/contract/rules/registerForm.ts';
import type { Caller, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { passCaptcha } from '../captcha/passCaptcha.ts';
import { checkHuman } from '../human/checkHuman.ts';
import { isCommonPassword } from '../member/commonPassword.ts';
import { numberOf, parseMobile } from '../verification/mobile.ts';
import { inviterByCode } from './inviterByCode.ts';
import { accountOf, newAccount } from './newAccount.ts';
import { mobileProof } from './numberProof.ts';
import { openAccount } from './openAccount.ts';
import { refuseFields } from './refuseFields.ts';
import { registerLimit } from './registerLimit.ts';
import { type RegisterRequest, validateFields } from './validateFields.ts';

export interface RegisterCall {
  readonly method: RegisterMethod;
  readonly request: RegisterRequest;
  readonly captchaKey: string | undefined;
  readonly caller: Caller;
}

/**
 * API-08, API-09: registers a member and signs in. Cheap checks come first; the password is hashed only after all of
 * them, and the code is consumed with the account.
 */
export async function register(deps: ServerDeps, call: RegisterCall): Promise<Registered> {
  const { method, request, captchaKey, caller } = call;
  const { settings } = await merchantOf(deps);
  if (!registerMethods(settings).includes(method)) throw new Refusal('FEATURE_OFF');
  refuseFields(validateFields(method, request, settings, businessDay(deps.now())));

  const limit = registerLimit(deps, caller.ip);
  await limit.pass();
  if (!(await checkHuman(deps, request.human))) throw new Refusal('HUMAN_CHECK_FAILED');
  const shown = registerFields(method, settings);
  if (shown.includes('captcha')) await passCaptcha(deps, captchaKey, request.captcha);
  const invitation =
    request.affiliateCode === undefined ? null : await inviterByCode(deps, request.affiliateCode, caller.ip);
  const mobile = parseMobile(request.countryDialingCode ?? '', request.mobileNum ?? '');
  const { password } = request;
  if (password !== undefined && isCommonPassword(password, accountOf({ method, request, mobile }))) {
    throw new Refusal('PASSWORD_COMMON');
  }
  await limit.take();

  const isProved = shown.includes('verificationCode');
  const proof = isProved && mobile ? await mobileProof(deps, settings, request, numberOf(mobile)) : null;
  const account = await newAccount(deps, { method, request, mobile, isProved, invitation, caller });
  const token = await openAccount(deps, account, proof, settings.registrationBonus, caller);
  return { token, bonus: settings.registrationBonus };
}
