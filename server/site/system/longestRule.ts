import type { RuledField } from '../../../src/api/contract/account/registration.ts';

/** Maximum length a merchant's rule may allow: half of the contract's limit (decision A8). */
export const longestRule: Readonly<Record<RuledField, number>> = {
  username: 32,
  password: 64,
  confirmPassword: 64,
  mobileNum: 12,
  email: 254,
  payeeName: 64,
  nickname: 64,
  birthday: 10,
  paymentPassword: 32,
  line: 32,
  wechat: 32,
  whatsapp: 32,
  facebook: 64,
  qqNum: 32,
  telegram: 32,
  zalo: 32,
  idNumber: 32,
  recommenderId: 32,
  affiliateCode: 32,
  domain: 255,
  captcha: 6,
};
