import type { ComponentProps } from 'react';
import type { RegisterField } from '../../../api/contract/rules/registerForm.ts';
import { lockIcon, userIcon } from '../../kit/icons/form.ts';

/** Single-line fields; mobile number, codes and captcha have components of their own. */
export type PlainField = Exclude<RegisterField, 'mobileNum' | 'verificationCode' | 'captcha'>;

interface FieldLooks {
  readonly autoComplete: string;
  readonly type?: 'date' | 'email' | 'password';
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly icon?: string;
  /** Whether the rule shows before there is an error. */
  readonly isRuleSaid?: boolean;
}

const text: FieldLooks = { autoComplete: 'off' };
const digits: FieldLooks = { autoComplete: 'off', inputMode: 'numeric' };
const newPassword: FieldLooks = { autoComplete: 'new-password', type: 'password', icon: lockIcon };

/** Autofill hints and keyboard of each field. */
export const fieldAttributes: Readonly<Record<PlainField, FieldLooks>> = {
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
