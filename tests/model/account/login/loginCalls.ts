import type { LoginContext, Remembered } from '../../../../src/machines/account/login/login.rules.ts';

/** LOGIN-05, 09…11: the request that the cases lead to, every input trimmed. */
export const expectedCall = ({ method, area, captchaShown }: LoginContext): object => {
  const captcha = captchaShown ? { captcha: 'AB3DE' } : {};
  return {
    headers: { 'login-area': area, ...(captchaShown ? { 'captcha-key': 'a-key-of-sixteen-or-more' } : {}) },
    request:
      method === 'username'
        ? { type: 'username', username: 'somchai', password: 'Player#2026', human: 'proof of a human', ...captcha }
        : {
            type: 'sms',
            countryDialingCode: '66',
            mobileNum: '081-234-5678',
            verificationCode: '123456',
            ...captcha,
          },
  };
};

/** LOGIN-27…30: typed values that are remembered for a day; none if remembering is off. */
export const expectedRemembered = ({ remember, method, country }: LoginContext): Remembered | null => {
  if (!remember) return null;
  return method === 'username'
    ? { username: 'somchai', password: 'Player#2026', mobileNum: '', countryDialingCode: '' }
    : { username: '', password: '', mobileNum: '081-234-5678', countryDialingCode: country?.countryDialingCode ?? '' };
};
