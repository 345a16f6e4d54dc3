import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { ServerDeps } from '../deps.ts';
import { merchantOf } from '../system/merchant.ts';
import { makeSmsCode, type SmsPurpose } from './smsCode.ts';
import { smsText } from './smsText.ts';

/** Makes a code and hands it to the SMS provider; rejects when the provider does not take it. */
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
