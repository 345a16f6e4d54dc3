import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { registerFlow } from './register.spec.ts';

describe('registration', () => {
  it.each(
    modelTests(registerFlow, [
      'any, register.close -> closed',
      'any, modal.settings -> (stays)',
      '[SMS-12] any, smsCode.refused -> (stays)',
      'any, error smsCode -> failed',
      '[REG-03] [REG-06] loading, done fetchSettings [isOffered] -> form',
      'loading, done fetchSettings -> switchedOff',
      'loading, error fetchSettings -> failed',
      '[ROLE-03] switchedOff, register.logIn -> closed',
      'failed, register.retry -> loading',
      'form, register.type -> (stays)',
      'form, register.typeSecret -> (stays)',
      'form, register.leaveField -> (stays)',
      '[REG-29] [REG-30] form, register.agree -> (stays)',
      'form, register.chooseCountry -> (stays)',
      '[REG-01] [REG-02] form, register.chooseMethod [isMethodOffered] -> form.editing',
      'form, register.refreshCaptcha [isCaptchaShown] -> (stays)',
      '[SMS-10] form, register.requestCode [isMobileRight] -> (stays)',
      '[SMS-10] form, register.requestCode -> (stays)',
      '[ROLE-03] form, register.logIn -> closed',
      '[REG-09] form, register.submit [isFormRight and isInvited] -> checkingInvitation',
      '[REG-10] form, register.submit [isFormRight] -> verifying',
      '[REG-08] form, register.submit -> form.editing',
      '[REG-09] checkingInvitation, done checkInvitation -> verifying',
      '[REG-11] [REG-12] [ERR-10] checkingInvitation, error checkInvitation [isInvitationWrong] -> form.editing',
      '[REG-12] checkingInvitation, error checkInvitation -> form.refused',
      '[REG-26] verifying, done proveHuman [isHostedCode] -> confirmingPhone',
      '[REG-28] verifying, done proveHuman -> sending',
      'verifying, error proveHuman -> form.refused',
      '[REG-26] [REG-27] confirmingPhone, done confirmPhone -> sending',
      '[SMS-11] [ERR-44] confirmingPhone, error confirmPhone -> form.editing',
      '[REG-13] sending, done sendRegistration -> registered',
      '[REG-17] sending, error sendRegistration -> form.refused',
    ]),
  )('%s', (_title, run) => run());
});
