import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { ServerDeps } from '../../deps.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { makeSmsCode, type SmsPurpose } from './smsCode.ts';
import { alreadyMemberText, smsText } from './smsText.ts';

/** Creates a code and sends it; rejects when the SMS provider does not accept it. */
export async function sendSmsCode(
  deps: ServerDeps,
  purpose: SmsPurpose,
  mobile: string,
  language: LanguageCode,
): Promise<void> {
  const { brandName } = await merchantOf(deps);
  const code = await makeSmsCode(deps, purpose, mobile);
  await deps.sms.send({ to: mobile, code, text: smsText[language](brandName, code) });
}

/** Tells the owner of a number that it has an account. The created code is sent to nobody. */
export async function sendAlreadyMember(deps: ServerDeps, mobile: string, language: LanguageCode): Promise<void> {
  const { brandName } = await merchantOf(deps);
  await makeSmsCode(deps, 'register', mobile);
  await deps.sms.send({ to: mobile, code: null, text: alreadyMemberText[language](brandName) });
}
