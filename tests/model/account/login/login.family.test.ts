import { describe, it } from 'vitest';
import { familyTests } from '../../kit/family/familyTests.ts';
import { captchaFlow } from '../captcha/captcha.spec.ts';
import { pickerBelow } from '../countryPicker/pickerBelow.ts';
import { smsCodeFlow } from '../smsCode/smsCode.spec.ts';
import { loginFlow, loginInput } from './login.spec.ts';

const narrow = { ...loginFlow, inputs: [loginInput] };
const { cases } = loginFlow;

// Events and outcomes unrelated to the mobile number would only multiply equal walks.
const bySms = {
  ...narrow,
  cases: {
    ...cases,
    'login.type': [{ field: 'mobileNum', value: ' 081-234-5678 ' }],
    'login.typeSecret': [],
    'login.leaveField': [],
    'login.chooseMethod': [{ method: 'sms' }],
    'login.remember': [],
  },
};

describe('the login with its captcha', () => {
  it.each(familyTests({ parent: narrow, children: { captcha: captchaFlow } } as never))('%s', (_title, run) => run());
});

describe('the login with its codes', () => {
  const parent = {
    ...bySms,
    cases: {
      ...bySms.cases,
      'login.leaveField': cases['login.leaveField'],
      'country.chosen': [],
      'countries.loaded': [],
      'modal.settings': [],
    },
  };
  it.each(familyTests({ parent, children: { smsCode: smsCodeFlow } } as never))('%s', (_title, run) => run());
});

describe('the login with its countries', () => {
  const parent = {
    ...bySms,
    cases: {
      ...bySms.cases,
      'login.requestCode': [],
      'login.refreshCaptcha': [],
      'login.submit': [],
      'login.goTo': [],
    },
  };
  it.each(familyTests({ parent, children: { countryPicker: pickerBelow } } as never))('%s', (_title, run) => run());
});
