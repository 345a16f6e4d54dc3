import type { RegisterSettings } from '../../../src/api/contract/account/registration.ts';
import type { MerchantSettings } from '../../site/system/merchantSettings.ts';

/** API-20, decision W11: field rules of every form, and this merchant's registration settings. */
export function registerSettings({
  rules,
  order,
  features,
  ageThreshold,
  registrationBonus,
  phoneAuth,
}: MerchantSettings): RegisterSettings {
  return {
    rules,
    order,
    features: {
      mobileRegistration: features.mobileRegistration,
      mobileRegisterPassword: features.mobileRegisterPassword,
      smsVerificationOnRegistration: features.smsVerificationOnRegistration,
      usernameRegistration: features.usernameRegistration,
      directRegisterButton: features.directRegisterButton,
      referralPromotion: features.referralPromotion,
    },
    ageThreshold,
    registrationBonus,
    phoneAuth,
  };
}
