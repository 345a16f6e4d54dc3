import { assign } from 'xstate';
import { extContract } from '../../src/api/contract/site/ext.ts';
import { captchaMachine } from '../../src/machines/account/captcha/captcha.machine.ts';
import { countryPickerMachine } from '../../src/machines/account/countryPicker/countryPicker.machine.ts';
import { smsCodeMachine } from '../../src/machines/account/smsCode/smsCode.machine.ts';
import { createResourceMachine } from '../../src/machines/resource/resource.machine.ts';
import type { Stage } from './kit/flow.ts';

/** The real parts of the forms, by their actor names in the machines. */
export const workingParts = {
  captcha: () => captchaMachine,
  countryPicker: () => countryPickerMachine,
  smsCode: ({ now }: Stage) =>
    smsCodeMachine.provide({ actions: { readTime: assign({ now }), storeCountdown: () => {} } }),
};

/** The parts of the login, which also gets its countries from outside. */
export const workingLoginParts = {
  ...workingParts,
  countries: () => createResourceMachine('countries', extContract.countries),
};
