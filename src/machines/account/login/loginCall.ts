import type { CallOf } from '../../../api/contract/endpoint.ts';
import { dialled, sentNumber } from '../../../api/contract/rules/mobile.ts';
import type { sessionContract } from '../../../api/contract/site/session.ts';
import type { LoginContext } from './login.rules.ts';

/** LOGIN-05, 09…11: the request of a filled form. */
export function loginCall(context: LoginContext): CallOf<typeof sessionContract.login> {
  const { method, values, country, human, area, captchaKey, captchaShown } = context;
  const captcha = captchaShown ? { captcha: values.captcha.trim() } : {};
  return {
    headers: { 'login-area': area, ...(captchaShown ? { 'captcha-key': captchaKey } : {}) },
    request:
      method === 'username'
        ? {
            type: 'username',
            username: values.username.trim(),
            password: values.password.trim(),
            human: human ?? '',
            ...captcha,
          }
        : {
            type: 'sms',
            countryDialingCode: dialled(country),
            mobileNum: sentNumber(values.mobileNum),
            verificationCode: values.verificationCode.trim(),
            ...captcha,
          },
  };
}
