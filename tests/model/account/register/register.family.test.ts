import { describe, it } from 'vitest';
import { familyTests } from '../../kit/family/familyTests.ts';
import { captchaFlow } from '../captcha/captcha.spec.ts';
import { pickerBelow } from '../countryPicker/pickerBelow.ts';
import { smsCodeFlow } from '../smsCode/smsCode.spec.ts';
import { registerFlow } from './register.spec.ts';

// Events and outcomes unrelated to the part would only multiply equal walks.
const narrow = {
  ...registerFlow,
  cases: {
    ...registerFlow.cases,
    'register.type': [{ field: 'mobileNum', value: ' 081-234-5678 ' }],
    'register.typeSecret': [],
    'register.agree': [],
    'register.leaveField': [],
    'modal.settings': [],
  },
};

describe('the registration with its captcha', () => {
  it.each(familyTests({ parent: narrow, children: { captcha: captchaFlow } } as never))('%s', (_title, run) => run());
});

describe('the registration with its codes', () => {
  it.each(familyTests({ parent: narrow, children: { smsCode: smsCodeFlow } } as never))('%s', (_title, run) => run());
});

describe('the registration with its countries', () => {
  it.each(familyTests({ parent: narrow, children: { countryPicker: pickerBelow } } as never))('%s', (_title, run) =>
    run(),
  );
});
