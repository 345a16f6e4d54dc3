import { type FieldRule, type RegisterSettings, ruledField } from '../../src/api/contract/account/registration.ts';

const anything: FieldRule = {
  acceptedPattern: '*',
  patternId: 1,
  minLength: 0,
  maxLength: 100,
  enabled: true,
  required: false,
};

/** Settings with a password rule of 8 to 64 letters and digits, so that tests can meet or miss it. */
export const registerSettings: RegisterSettings = {
  rules: {
    ...(Object.fromEntries(ruledField.options.map((field) => [field, anything])) as RegisterSettings['rules']),
    password: {
      ...anything,
      acceptedPattern: '[A-Za-z0-9]+',
      patternId: 7,
      minLength: 8,
      maxLength: 64,
      required: true,
    },
  },
  order: [...ruledField.options],
  features: {
    mobileRegistration: false,
    mobileRegisterPassword: false,
    smsVerificationOnRegistration: false,
    usernameRegistration: false,
    directRegisterButton: false,
    referralPromotion: false,
  },
  ageThreshold: 18,
  registrationBonus: 0,
  phoneAuth: null,
};
