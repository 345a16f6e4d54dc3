import type { ComponentProps } from 'react';
import type { RegisterField } from '../../api/contract/rules/registerForm.ts';
import { lockIcon, userIcon } from '../kit/icons/form.ts';

/** Fields of one line; number, codes and picture have a look of their own. */
export type PlainField = Exclude<RegisterField, 'mobileNum' | 'verificationCode' | 'captcha'>;

interface FieldLooks {
  readonly autoComplete: string;
  readonly type?: 'date' | 'email' | 'password';
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly icon?: string;
  /** Whether the rule is said before anything is wrong. */
  readonly isRuleSaid?: boolean;
}

const text: FieldLooks = { autoComplete: 'off' };
const digits: FieldLooks = { autoComplete: 'off', inputMode: 'numeric' };
const newPassword: FieldLooks = { autoComplete: 'new-password', type: 'password', icon: lockIcon };

/** How each field is filled in: what phones and password managers offer, and which keyboard comes. */
export const fieldLooks: Readonly<Record<PlainField, FieldLooks>> = {
  username: { autoComplete: 'username', icon: userIcon, isRuleSaid: true },
  password: { ...newPassword, isRuleSaid: true },
  confirmPassword: newPassword,
  paymentPassword: { ...newPassword, autoComplete: 'off', inputMode: 'numeric', isRuleSaid: true },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  birthday: { autoComplete: 'bday', type: 'date' },
  qqNum: digits,
  whatsapp: digits,
  zalo: digits,
  line: text,
  facebook: text,
  telegram: text,
  wechat: text,
  idNumber: text,
  recommenderId: text,
  affiliateCode: text,
  domain: text,
};
