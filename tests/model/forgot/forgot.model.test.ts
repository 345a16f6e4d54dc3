import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { forgotFlow } from './forgot.spec.ts';

describe('the password recovery', () => {
  it.each(
    modelTests(forgotFlow, [
      'any, error smsCode -> loadingRules',
      'any, error countryPicker -> loadingRules',
      '[FORGOT-09] [COUNTRY-08] any, country.chosen -> (stays)',
      '[FORGOT-04] any, modal.settings -> (stays)',
      '[SMS-12] any, smsCode.refused -> (stays)',
      'loadingRules, forgot.close -> ended',
      '[FORGOT-12] [FORGOT-13] [FORGOT-16] loadingRules, done fetchRules -> form',
      'loadingRules, error fetchRules -> withoutRules',
      'withoutRules, forgot.close -> ended',
      'withoutRules, forgot.retry -> loadingRules',
      'withoutRules, forgot.logIn -> ended',
      'form, forgot.close -> ended',
      'form, forgot.logIn -> ended',
      'form, forgot.type -> (stays)',
      'form, forgot.typeSecret -> (stays)',
      'form, forgot.leaveField -> (stays)',
      '[FORGOT-03] [FORGOT-04] [FORGOT-07] form, forgot.chooseMethod [isOtherOffered] -> (stays)',
      '[SMS-10] form, forgot.requestCode [isMobileValid] -> (stays)',
      '[SMS-10] form, forgot.requestCode -> (stays)',
      '[FORGOT-10] [FORGOT-17] form, forgot.submit [isByEmail and isFormValid] -> sendingMail',
      '[FORGOT-11] form, forgot.submit [isFormValid] -> settingPassword',
      '[FORGOT-12] [FORGOT-13] [FORGOT-14] [FORGOT-15] [FORGOT-16] form, forgot.submit -> (stays)',
      'sendingMail, error * -> (stays)',
      'mailSent, error * -> (stays)',
      'settingPassword, error * -> (stays)',
      '[FORGOT-18] sendingMail, done sendMail -> mailSent',
      '[ERR-12] sendingMail, error sendMail -> form',
      '[FORGOT-19] mailSent, forgot.acknowledge -> ended',
      '[FORGOT-20] settingPassword, done setPassword -> ended',
      'settingPassword, error setPassword -> form',
    ]),
  )('%s', (_title, run) => run());
});
