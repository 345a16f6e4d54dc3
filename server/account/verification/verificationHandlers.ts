import type { verificationContract } from '../../../src/api/contract/account/verification.ts';
import type { Caller, Handlers, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { isModuleOn } from '../../site/system/isModuleOn.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import type { MerchantSettings } from '../../site/system/merchantSettings.ts';
import { answerSend, type Send } from './answerSend.ts';
import { sendAlreadyMember, sendSmsCode } from './sendSmsCode.ts';
import { makeSmsCode } from './smsCode.ts';

/**
 * API-06, API-18, FORGOT-02. An ineligible number gets a code that is sent to nobody, so that tries and expiry behave
 * the same.
 */
export const verificationHandlers = (deps: ServerDeps): Handlers<typeof verificationContract> => ({
  smsLogin: async ({ request, caller }) => {
    const { settings } = await merchantOf(deps);
    if (!settings.features.smsLogin) throw new Refusal('FEATURE_OFF');
    return answerSend(deps, caller, { ...request, ...toMembers(deps, caller, settings, 'login') });
  },

  /** CONFIG-05, decision W13. */
  smsForgot: async ({ request, caller }) => {
    const { settings } = await merchantOf(deps);
    if (!isModuleOn(settings.modules, 'CHNGPASSVERIF3')) throw new Refusal('FEATURE_OFF');
    return answerSend(deps, caller, { ...request, ...toMembers(deps, caller, settings, 'forgot') });
  },

  /** Tells only the owner that the number has an account (decision A5). */
  smsRegister: async ({ request: { mobileNo, countryDialingCode }, caller }) => {
    if (!isCodeAskedAnywhere((await merchantOf(deps)).settings)) throw new Refusal('FEATURE_OFF');
    return answerSend(deps, caller, {
      purpose: 'register',
      countryDialingCode,
      mobileNum: mobileNo,
      explicit: false,
      deliver: (number, account) =>
        account
          ? sendAlreadyMember(deps, number, caller.language)
          : sendSmsCode(deps, 'register', number, caller.language),
    });
  },
});

/** A code for members only. */
const toMembers = (
  deps: ServerDeps,
  { language }: Caller,
  { features }: MerchantSettings,
  purpose: 'login' | 'forgot',
): Pick<Send, 'purpose' | 'explicit' | 'deliver'> => ({
  purpose,
  explicit: features.explicitRecovery,
  deliver: (number, account) =>
    account?.kind === 'member' ? sendSmsCode(deps, purpose, number, language) : makeSmsCode(deps, purpose, number),
});

/** REG-03, 05, 06: whether any registration form here requires a code. */
const isCodeAskedAnywhere = ({ features }: MerchantSettings): boolean =>
  features.mobileRegistration || (features.usernameRegistration && features.smsVerificationOnRegistration);
