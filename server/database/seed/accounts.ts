import type { member } from '../schema.ts';

const P = 10_000;
const dayMs = 24 * 60 * 60_000;

export const demoPassword = 'Player#2026';
export const demoPaymentPassword = '135790';

export interface DemoAccount {
  readonly username: string;
  /** Label for QA. */
  readonly note: string;
  readonly nickname: string;
  readonly kind?: (typeof member.$inferSelect)['kind'];
  readonly isAgent: number;
  readonly upline?: string;
  /** Invitation code. */
  readonly affiliateCode?: string;
  /** Rebate that the line gives, in millionths. */
  readonly lineRate?: number;
  readonly password?: string;
  readonly hasPaymentPassword?: boolean;
  /** Relative to the day of seeding, in ms; negative is the past. */
  readonly passwordExpiresIn?: number;
  readonly mobileNum: string | null;
  readonly clubLabel?: string;
  readonly memberLabels?: readonly string[];
  /** Ms before seeding, or null for an account that never logged in. */
  readonly lastLoginAgo: number | null;
  /** In 1/10,000 P; null for an account without a wallet. */
  readonly balance: number | null;
}

/** The accounts of the demo merchant. Uplines come before their downlines. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'agent1',
    note: 'Agent of the first level (isAgent 1); upline of somchai and agent2; invitation code LANTERN1',
    nickname: 'Anong',
    isAgent: 1,
    affiliateCode: 'LANTERN1',
    lineRate: 8_000,
    hasPaymentPassword: true,
    mobileNum: '815550001',
    lastLoginAgo: 2 * dayMs,
    balance: 86_300 * P,
  },
  {
    username: 'agent2',
    note: 'Agent of the second level (isAgent 2), below agent1',
    nickname: 'Boonmee',
    isAgent: 2,
    upline: 'agent1',
    affiliateCode: 'LANTERN2',
    lineRate: 6_000,
    hasPaymentPassword: true,
    mobileNum: '815550002',
    lastLoginAgo: 3 * dayMs,
    balance: 21_750.75 * P,
  },
  {
    username: 'agent41',
    note: 'Agent with isAgent 41',
    nickname: 'Chalida',
    isAgent: 41,
    affiliateCode: 'RIVER41',
    lineRate: 7_000,
    hasPaymentPassword: true,
    mobileNum: '815550041',
    lastLoginAgo: 4 * dayMs,
    balance: 43_120 * P,
  },
  {
    username: 'agent42',
    note: 'Agent with isAgent 42, below agent41',
    nickname: 'Decha',
    isAgent: 42,
    upline: 'agent41',
    affiliateCode: 'RIVER42',
    lineRate: 5_000,
    hasPaymentPassword: true,
    mobileNum: '815550042',
    lastLoginAgo: 5 * dayMs,
    balance: 9_880.1 * P,
  },
  {
    username: 'somchai',
    note: 'Member with money; mobile +66 812345678; payment password 135790',
    nickname: 'Somchai',
    isAgent: 0,
    upline: 'agent1',
    hasPaymentPassword: true,
    mobileNum: '812345678',
    clubLabel: 'VIP 3',
    memberLabels: ['VIP service'],
    lastLoginAgo: dayMs,
    balance: 12_480.5 * P,
  },
  {
    username: 'malee',
    note: 'Member who never logged in: the first login',
    nickname: 'Malee',
    isAgent: 0,
    upline: 'agent1',
    mobileNum: '898765432',
    lastLoginAgo: null,
    balance: 500 * P,
  },
  {
    username: 'narong',
    note: 'Member below agent2; plays little',
    nickname: 'Narong',
    isAgent: 0,
    upline: 'agent2',
    lineRate: 4_000,
    mobileNum: '817770011',
    lastLoginAgo: dayMs,
    balance: 640 * P,
  },
  {
    username: 'wipada',
    note: 'Member below agent2',
    nickname: 'Wipada',
    isAgent: 0,
    upline: 'agent2',
    mobileNum: '817770012',
    lastLoginAgo: 6 * dayMs,
    balance: 210.5 * P,
  },
  {
    username: 'weak',
    note: 'Member with the old password 123456: a forced change',
    nickname: 'Wira',
    isAgent: 0,
    password: '123456',
    mobileNum: '861112233',
    lastLoginAgo: 30 * dayMs,
    balance: 120 * P,
  },
  {
    username: 'expired',
    note: 'Member whose password expired: a forced change',
    nickname: 'Ekachai',
    isAgent: 0,
    passwordExpiresIn: -dayMs,
    mobileNum: '922223344',
    lastLoginAgo: 95 * dayMs,
    balance: 75.25 * P,
  },
  {
    username: 'trial',
    note: 'Trial account (isAgent 4): gated actions want a real account',
    nickname: 'Trial',
    isAgent: 4,
    mobileNum: null,
    lastLoginAgo: dayMs,
    balance: 1_000 * P,
  },
  {
    username: 'staff',
    note: 'An account that is no member: it may not log in',
    nickname: 'Staff',
    kind: 'staff',
    isAgent: 0,
    mobileNum: '815550099',
    lastLoginAgo: null,
    balance: null,
  },
];
