import type { registrationContract } from '../../../api/contract/account/registration.ts';
import type { CallOf } from '../../../api/contract/endpoint.ts';
import { dialled, sentNumber } from '../../../api/contract/rules/mobile.ts';
import type { RegisterField } from '../../../api/contract/rules/registerForm.ts';
import { fieldsOf, type RegisterContext } from './register.rules.ts';

type ByUsername = CallOf<typeof registrationContract.byUsername>;
type ByMobile = CallOf<typeof registrationContract.byMobile>;
export type RegisterCall =
  | { readonly method: 'username'; readonly call: ByUsername }
  | { readonly method: 'mobile'; readonly call: ByMobile };

/** REG-18, 19, 23…28: the request of a filled form. Hidden and empty fields are left out. */
export function registerCall(context: RegisterContext): RegisterCall {
  const { method, values, country, human, address, captchaKey, proof } = context;
  const shown = fieldsOf(context);
  const filled = (field: RegisterField): string | undefined =>
    shown.includes(field) && values[field].trim() !== '' ? values[field].trim() : undefined;
  const texts = Object.fromEntries(
    shown.flatMap((field) => (filled(field) === undefined ? [] : [[field, filled(field)]])),
  );
  const number = filled('mobileNum');
  const mobile = number === undefined ? {} : { mobileNum: sentNumber(number), countryDialingCode: dialled(country) };
  // A hosted service has verified the code; its proof is sent instead.
  const { verificationCode, ...others } = texts;
  const code = proof ?? (verificationCode === undefined ? {} : { verificationCode });
  const request = {
    ...others,
    ...mobile,
    ...code,
    registerUrl: address,
    registerMethod: 'WEB' as const,
    login: true as const,
    human: human ?? '',
    acceptedTerms: true as const,
    confirmedAge: true as const,
  };
  const headers = shown.includes('captcha') ? { 'captcha-key': captchaKey } : {};
  return method === 'username'
    ? { method, call: { headers, request: { ...request, username: values.username.trim() } } }
    : {
        method,
        call: {
          headers,
          request: { ...request, mobileNum: sentNumber(values.mobileNum), countryDialingCode: dialled(country) },
        },
      };
}
