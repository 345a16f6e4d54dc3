import { captchaMachine } from '../../src/machines/captcha/captcha.machine.ts';
import { countryPickerMachine } from '../../src/machines/countryPicker/countryPicker.machine.ts';
import { smsCodeMachine } from '../../src/machines/smsCode/smsCode.machine.ts';
import { still } from './kit/still.ts';
import { japan, thailand } from './login/login.spec.ts';

/** The parts of the forms, by the names under which their machines know them. */
export const stillParts = {
  captcha: () =>
    still(captchaMachine, 'shown', { captchaKey: 'a-key-of-sixteen-or-more', image: 'AAAA', failure: null }),
  smsCode: () => still(smsCodeMachine, 'ready', { number: null, until: 0, now: 0, sentTo: null, expiredMinutes: 0 }),
  countryPicker: () =>
    still(countryPickerMachine, 'closed', {
      countries: [thailand, japan],
      current: thailand,
      given: '',
      chosen: null,
      active: 0,
      typed: '',
    }),
};
