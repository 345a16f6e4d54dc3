import type { RegisterContext } from '../../../../src/machines/account/register/register.rules.ts';
import type { RegisterCall } from '../../../../src/machines/account/register/registerCall.ts';

/** REG-18, 19, 23…28: the request that the cases lead to, every input trimmed. */
export function expectedCall({ method, settings, values }: RegisterContext): object {
  const invited = values.affiliateCode === '' ? {} : { affiliateCode: 'LANTERN1' };
  const always = {
    registerUrl: 'https://play.example.test/register',
    registerMethod: 'WEB',
    login: true,
    human: 'proof of a human',
    acceptedTerms: true,
    confirmedAge: true,
  };
  const number = { mobileNum: '081-234-5678', countryDialingCode: '66' };
  if (settings?.phoneAuth) {
    return call(method, {}, { ...always, ...number, channel: 'phone-service', idToken: 'id-token-1' });
  }
  const own = method === 'username' ? byName : { ...number, verificationCode: '123456' };
  const pictured = { 'captcha-key': 'a-key-of-sixteen-or-more' };
  return call(method, pictured, { ...always, ...invited, ...own, captcha: 'AB3DE' });
}

const byName = { username: 'Somsak1', password: 'Lantern2026' };

const call = (method: RegisterCall['method'], headers: object, request: object) => ({
  method,
  call: { headers, request },
});
