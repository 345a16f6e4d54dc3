import { describe, it } from 'vitest';
import { captchaFlow } from '../captcha/captcha.spec.ts';
import { countryPickerFlow } from '../countryPicker/countryPicker.spec.ts';
import { familyTests } from '../kit/family/familyTests.ts';
import { smsCodeFlow } from '../smsCode/smsCode.spec.ts';
import { loginFlow, loginInput } from './login.spec.ts';

const narrow = { ...loginFlow, inputs: [loginInput] };

describe('the login with its captcha', () => {
  it.each(familyTests({ parent: narrow, children: { captcha: captchaFlow } } as never))('%s', (_title, run) => run());
});

describe('the login with its codes', () => {
  // What has nothing to do with codes would only make more of the same.
  const parent = {
    ...narrow,
    cases: {
      ...loginFlow.cases,
      'login.type': [{ field: 'mobileNum', value: ' 081-234-5678 ' }],
      'login.typeSecret': [],
      'login.chooseMethod': [{ method: 'sms' }],
      'login.remember': [],
      'country.chosen': [],
      'countries.loaded': [],
      'modal.settings': [],
    },
  };
  it.each(familyTests({ parent, children: { smsCode: smsCodeFlow } } as never))('%s', (_title, run) => run());
});

describe('the login with its countries', () => {
  const family = { parent: narrow, children: { countryPicker: countryPickerFlow } };
  it.each(familyTests(family as never))('%s', (_title, run) => run());
});
