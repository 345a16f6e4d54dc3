import { type Features, systemContract, type Whitelabel } from '../../src/api/contract/site/system.ts';

/** A merchant with only these features on. */
export const whitelabelWith = (features: Partial<Features>): Whitelabel =>
  systemContract.whitelabel.value.parse({
    merchantCode: 'demo',
    brandName: 'Statehouse',
    modules: [],
    features: {
      mobileRegistration: false,
      mobileRegisterPassword: false,
      smsVerificationOnRegistration: false,
      usernameRegistration: false,
      freeDemo: false,
      forcedPasswordChange: false,
      smsLogin: false,
      directRegisterButton: false,
      referralPromotion: false,
      visitorGuard: false,
      rememberPassword: false,
      explicitRecovery: false,
      ...features,
    },
    resources: [],
    platform: 'web',
    customerService: { url: 'https://help.example.test', hours: '24/7' },
    imageCDNs: [],
    launchGameCDNs: [],
    prizeModes: { Lott: 'LOTT', ZY: 'ZY', Elott: 'ELOTT', SEA: 'SEA' },
    chatHeaderColor: '#6B3FA0',
    currency: 'P',
    ageThreshold: 18,
  });
