import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { loginFlow } from './login.spec.ts';

describe('the login', () => {
  it.each(
    modelTests(loginFlow, [
      'any, error smsCode -> form',
      'any, error countries -> form',
      'any, countries.loaded -> (stays)',
      'any, error countryPicker -> form',
      '[COUNTRY-08] any, country.chosen -> (stays)',
      'recalling, login.close -> ended',
      'form, login.close -> ended',
      'verifying, login.close -> ended',
      'form, login.remember [isTicked] -> (stays)',
      'recalling, after patience (3 s) -> form',
      '[LOGIN-03] any, modal.settings -> (stays)',
      '[CAPTCHA-02] any, captcha.renewed -> (stays)',
      '[SMS-12] any, smsCode.refused -> (stays)',
      'recalling, done recall -> form',
      'recalling, error recall -> form',
      'form, login.type -> (stays)',
      'form, login.typeSecret -> (stays)',
      'form, login.leaveField -> (stays)',
      '[LOGIN-02] [LOGIN-03] form, login.chooseMethod [isMethodOffered] -> (stays)',
      'form, login.remember -> (stays)',
      '[FORGOT-01] [FORGOT-02] form, login.goTo -> ended',
      '[CAPTCHA-03] form, login.refreshCaptcha [isCaptchaShown] -> (stays)',
      '[SMS-10] form, login.requestCode [isMobileValid] -> (stays)',
      '[SMS-10] form, login.requestCode -> (stays)',
      '[LOGIN-04] [LOGIN-06] form, login.submit [isByUsername and isFormValid] -> verifying',
      '[LOGIN-04] [LOGIN-07] [LOGIN-08] form, login.submit [isFormValid] -> sending',
      '[LOGIN-04] form, login.submit -> (stays)',
      '[LOGIN-01] [LOGIN-08] verifying, done proveHuman [isFormValid] -> sending',
      '[CAPTCHA-02] [CAPTCHA-04] verifying, done proveHuman -> form',
      'verifying, error proveHuman -> form',
      '[LOGIN-14] [LOGIN-18] sending, done sendLogin -> ended',
      '[LOGIN-24] sending, error sendLogin -> form',
    ]),
  )('%s', (_title, run) => run());
});
