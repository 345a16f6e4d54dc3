import { captchaMachine } from '../../src/machines/account/captcha/captcha.machine.ts';
import { countryPickerMachine } from '../../src/machines/account/countryPicker/countryPicker.machine.ts';
import { smsCodeMachine } from '../../src/machines/account/smsCode/smsCode.machine.ts';
import { japan, thailand } from './account/login/login.spec.ts';
import { frozenMachine } from './kit/frozenMachine.ts';

/** Parts of the forms, by their actor names in the machines; none of them does anything. */
export const stillParts = {
  captcha: () =>
    frozenMachine(captchaMachine, 'shown', { captchaKey: 'a-key-of-sixteen-or-more', image: 'AAAA', failure: null }),
  smsCode: () =>
    frozenMachine(smsCodeMachine, 'ready', { number: null, until: 0, now: 0, sentTo: null, expiredMinutes: 0 }),
  countryPicker: () =>
    frozenMachine(countryPickerMachine, 'closed', {
      countries: [thailand, japan],
      current: thailand,
      given: '',
      chosen: null,
      active: 0,
      typed: '',
    }),
};
