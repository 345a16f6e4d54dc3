import { defaultCashBack } from '../../../src/api/contract/rules/cashBack.ts';
import { defaultContributions } from '../../../src/api/contract/rules/contribution.ts';
import { defaultVip } from '../../member/vip/ladder.ts';
import type { MerchantSettings } from '../../site/system/merchantSettings.ts';
import { demoAgentProgram } from './demoAgentProgram.ts';
import { demoRewardCentre } from './demoRewardCentre.ts';
import { fieldOrder, fieldRules } from './fieldRules.ts';

const P = 10_000;
const helpUrl = 'https://help.example.test/statehouse';

/** Settings of the demo merchant. Outside links point to reserved names (example.test). */
export const demoSettings: MerchantSettings = {
  features: {
    mobileRegistration: true,
    mobileRegisterPassword: true,
    smsVerificationOnRegistration: false,
    usernameRegistration: true,
    freeDemo: true,
    forcedPasswordChange: true,
    smsLogin: true,
    directRegisterButton: true,
    referralPromotion: true,
    visitorGuard: false,
    rememberPassword: true,
    explicitRecovery: false,
  },
  agentFeatures: {
    rebate: true,
    referralInvite: true,
    agentPolicy: true,
    enableCt: true,
    salary: true,
    hourSalary: true,
    realTimeSalary: true,
  },
  modules: [
    {
      modId: 'MEMBER3',
      enabled: '1',
      childrenNodes: [
        { modId: 'CHNGPASSVERIF3', enabled: '1', childrenNodes: [] },
        { modId: 'MANPLAYREB3', enabled: '1', childrenNodes: [] },
      ],
    },
    { modId: 'AGENT3', enabled: '1', childrenNodes: [{ modId: 'AGENTPOLICY3', enabled: '1', childrenNodes: [] }] },
  ],
  resources: [
    { resourceType: 'IOS', url: '/down', qrCodeUrl: '/down', labelNameEn: 'iOS' },
    { resourceType: 'ANDROID', url: '/down', qrCodeUrl: '/down', labelNameEn: 'Android' },
    resource('TELEGRAM', 'https://telegram.example.test/statehouse', 'Telegram'),
    resource('LINE', 'https://line.example.test/statehouse', 'LINE'),
    resource('FACEBOOK', 'https://facebook.example.test/statehouse', 'Facebook'),
    resource('HELP', helpUrl, 'Help centre'),
  ],
  customerService: { url: 'https://support.example.test/statehouse', hours: '08:00–24:00 GMT+8' },
  serviceLink: '/support',
  imageCDNs: [],
  launchGameCDNs: [],
  prizeModes: { Lott: 'Lott', ZY: 'ZY', Elott: 'Elott', SEA: 'SEA' },
  chatHeaderColor: '#6b3fa0',
  currency: 'P',
  ageThreshold: 18,
  analytics: { endpoint: null, requiresConsent: true },
  restrictedCountries: [],
  rules: { ...fieldRules },
  order: [...fieldOrder],
  registrationBonus: 0,
  trialBalance: 1_000 * P,
  phoneAuth: null,
  contributions: defaultContributions,
  cashBack: defaultCashBack,
  vip: defaultVip,
  bonusCatchUpDays: 14,
  referral: { leastDeposit: 100 * P, leastValidBet: 25_000 * P, days: 30, reward: 50 * P, shareRate: 10 },
  boardPrizes: [1_000, 500, 300, 200, 100, 50, 50, 50, 50, 50].map((amount) => amount * 10_000),
  boardWagering: 2_000,
  rewardCentre: demoRewardCentre,
  agentProgram: demoAgentProgram,
};

function resource(resourceType: MerchantSettings['resources'][number]['resourceType'], url: string, label: string) {
  return { resourceType, url, qrCodeUrl: url, labelNameEn: label };
}
