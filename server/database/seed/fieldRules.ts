import type { FieldRule, RuledField } from '../../../src/api/contract/account/registration.ts';

/** Decision A9: pattern ids in the order of spec section 5, then those of docs/decisions/009. */
const patternId = {
  anything: 1,
  firstLetter: 3,
  digits: 5,
  email: 6,
  alphanumeric: 7,
  noSpaces: 11,
  date: 12,
  thaiOrEnglish: 14,
  symbols: 16,
  lowerCaseName: 18,
  name: 19,
} as const;

type Need = 'required' | 'optional' | 'off';

const rule = (
  pattern: keyof typeof patternId,
  acceptedPattern: string,
  length: readonly [number, number],
  need: Need,
) => ({
  acceptedPattern,
  patternId: patternId[pattern],
  minLength: length[0],
  maxLength: length[1],
  enabled: need !== 'off',
  required: need === 'required',
});

/** Decisions A8 and 061. */
export const fieldRules: Readonly<Record<RuledField, FieldRule>> = {
  username: rule('firstLetter', '^[A-Za-z][A-Za-z0-9]*$', [6, 16], 'required'),
  password: rule('symbols', '^[!-~]+$', [8, 64], 'required'),
  mobileNum: rule('digits', '^[0-9]+$', [7, 12], 'required'),
  email: rule('email', '^[^\\s@]+@[^\\s@.]+\\.[^\\s@]+$', [6, 254], 'optional'),
  payeeName: rule('thaiOrEnglish', '^[A-Za-z\\u0E01-\\u0E3A\\u0E40-\\u0E4E .]+$', [2, 60], 'optional'),
  paymentPassword: rule('digits', '^[0-9]+$', [6, 6], 'optional'),
  affiliateCode: rule('alphanumeric', '^[A-Za-z0-9]+$', [4, 12], 'optional'),
  line: rule('lowerCaseName', '^[a-z0-9._-]+$', [4, 20], 'optional'),
  captcha: rule('alphanumeric', '^[A-Za-z0-9]+$', [4, 6], 'off'),
  qqNum: rule('digits', '^[0-9]+$', [5, 12], 'off'),
  wechat: rule('name', '^[A-Za-z0-9._-]+$', [6, 20], 'off'),
  facebook: rule('name', '^[A-Za-z0-9._-]+$', [5, 50], 'off'),
  whatsapp: rule('digits', '^[0-9]+$', [8, 15], 'off'),
  idNumber: rule('alphanumeric', '^[A-Za-z0-9]+$', [5, 20], 'off'),
  confirmPassword: rule('anything', '*', [1, 64], 'off'),
  nickname: rule('thaiOrEnglish', '^[A-Za-z\\u0E01-\\u0E3A\\u0E40-\\u0E4E .]+$', [2, 30], 'off'),
  recommenderId: rule('alphanumeric', '^[A-Za-z0-9]+$', [4, 24], 'off'),
  telegram: rule('name', '^[A-Za-z0-9._-]+$', [5, 32], 'off'),
  zalo: rule('digits', '^[0-9]+$', [8, 15], 'off'),
  birthday: rule('date', '^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}-[0-9]{2}-[0-9]{4})$', [10, 10], 'off'),
  domain: rule('noSpaces', '^[^ ]+$', [1, 255], 'off'),
};

export const fieldOrder: readonly RuledField[] = [
  'username',
  'mobileNum',
  'password',
  'confirmPassword',
  'email',
  'payeeName',
  'nickname',
  'birthday',
  'paymentPassword',
  'line',
  'wechat',
  'whatsapp',
  'facebook',
  'qqNum',
  'telegram',
  'zalo',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'domain',
  'captcha',
];
