import type { Registered } from '../../src/api/contract/registration.ts';
import { businessDay } from '../../src/api/contract/rules/businessDay.ts';
import { type RegisterMethod, registerFields, registerMethods } from '../../src/api/contract/rules/registerForm.ts';
import { passCaptcha } from '../captcha/passCaptcha.ts';
import { type Caller, Refusal, type ServerDeps } from '../deps.ts';
import { checkHuman } from '../human/checkHuman.ts';
import { isCommonPassword } from '../member/commonPassword.ts';
import { merchantOf } from '../system/merchant.ts';
import { numberOf, parseMobile } from '../verification/mobile.ts';
import { agentByCode } from './agentByCode.ts';
import { judgeFields, type RegisterRequest } from './judgeFields.ts';
import { accountOf, newAccount } from './newAccount.ts';
import { numberProof } from './numberProof.ts';
import { openAccount } from './openAccount.ts';
import { refuseFields } from './refuseFields.ts';
import { registerLimit } from './registerLimit.ts';

export interface RegisterCall {
  readonly method: RegisterMethod;
  readonly request: RegisterRequest;
  readonly captchaKey: string | undefined;
  readonly caller: Caller;
}

/**
 * API-08, API-09: makes a visitor a member and signs the member in. What costs least is asked first; the password is
 * hashed only for who passed all of it, and the code is used up with the account.
 */
export async function register(deps: ServerDeps, call: RegisterCall): Promise<Registered> {
  const { method, request, captchaKey, caller } = call;
  const { settings } = await merchantOf(deps);
  if (!registerMethods(settings).includes(method)) throw new Refusal('FEATURE_OFF');
  refuseFields(judgeFields(method, request, settings, businessDay(deps.now())));

  const limit = registerLimit(deps, caller.ip);
  await limit.pass();
  if (!(await checkHuman(deps, request.human))) throw new Refusal('HUMAN_CHECK_FAILED');
  const shown = registerFields(method, settings);
  if (shown.includes('captcha')) await passCaptcha(deps, captchaKey, request.captcha);
  const uplineId =
    request.affiliateCode === undefined ? null : await agentByCode(deps, request.affiliateCode, caller.ip);
  const mobile = parseMobile(request.countryDialingCode ?? '', request.mobileNum ?? '');
  const { password } = request;
  if (password !== undefined && isCommonPassword(password, accountOf({ method, request, mobile }))) {
    throw new Refusal('PASSWORD_COMMON');
  }
  await limit.take();

  const isProved = shown.includes('verificationCode');
  const proof = isProved && mobile ? await numberProof(deps, settings, request, numberOf(mobile)) : null;
  const account = await newAccount(deps, { method, request, mobile, isProved, uplineId });
  const token = await openAccount(deps, account, proof, settings.registrationBonus);
  return { token, bonus: settings.registrationBonus };
}
