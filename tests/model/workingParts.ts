import { assign } from 'xstate';
import { captchaMachine } from '../../src/machines/captcha/captcha.machine.ts';
import { countryPickerMachine } from '../../src/machines/countryPicker/countryPicker.machine.ts';
import { createResourceMachine } from '../../src/machines/resource/resource.machine.ts';
import { smsCodeMachine } from '../../src/machines/smsCode/smsCode.machine.ts';
import type { Stage } from './kit/flow.ts';

/** The parts of the forms as they are, by the names under which their machines know them. */
export const workingParts = {
  captcha: () => captchaMachine,
  countryPicker: () => countryPickerMachine,
  smsCode: ({ now }: Stage) =>
    smsCodeMachine.provide({ actions: { readTime: assign({ now }), storeCountdown: () => {} } }),
};

/** Those of the login, which also has its countries from outside. */
export const workingLoginParts = { ...workingParts, countries: () => createResourceMachine('countries') };
