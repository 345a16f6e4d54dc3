import { describe, it } from 'vitest';
import { familyTests } from '../../kit/family/familyTests.ts';
import { pickerBelow } from '../countryPicker/pickerBelow.ts';
import { smsCodeFlow } from '../smsCode/smsCode.spec.ts';
import { forgotFlow } from './forgot.spec.ts';

// Events and outcomes unrelated to the part would only multiply equal walks.
const narrow = {
  ...forgotFlow,
  cases: {
    ...forgotFlow.cases,
    'forgot.type': [{ field: 'mobileNum', value: ' 081-234-5678 ' }],
    'forgot.typeSecret': [],
    'forgot.leaveField': [],
    'modal.settings': [],
  },
};

describe('the password recovery with its codes', () => {
  it.each(familyTests({ parent: narrow, children: { smsCode: smsCodeFlow } } as never))('%s', (_title, run) => run());
});

describe('the password recovery with its countries', () => {
  it.each(familyTests({ parent: narrow, children: { countryPicker: pickerBelow } } as never))('%s', (_title, run) =>
    run(),
  );
});
