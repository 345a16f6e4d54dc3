import type { AgreementKind, PayPeriod, Tier } from '../../../src/api/contract/rules/agreementTerms.ts';
import type { AgreementResponse } from '../../agent/agreement/answer.ts';

const P = 10_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Time before the day of seeding begins, or before the moment of seeding, ms. */
export type When =
  | { readonly beforeToday: number }
  | { readonly beforeNow: number }
  | { readonly beforeHalfMonth: number };

/** An action on an offered agreement. */
export interface DemoAnswer {
  readonly by: string;
  readonly when: When;
  readonly do: AgreementResponse['do'];
}

/** An agreement between two demo accounts. */
export interface DemoAgreement {
  readonly kind: AgreementKind;
  readonly upline: string;
  readonly downline: string;
  readonly period: PayPeriod;
  readonly tiers: readonly Tier[];
  /** End, as a time before the day of seeding; null if open-ended. */
  readonly endsBeforeToday: number | null;
  readonly offered: When;
  readonly answers: readonly DemoAnswer[];
}

const tier = (rate: number, asks: Partial<Omit<Tier, 'rate'>> = {}): Tier => ({
  minValidBet: 0,
  minLoss: 0,
  minActiveMembers: 0,
  ...asks,
  rate,
});

/** Tiers that are reached. */
const paying = { upline: 'agent41', downline: 'agent42', endsBeforeToday: null } as const;
/** Tiers that are never reached, so that the balances of these accounts stay as documented. */
const short = { upline: 'agent1', downline: 'agent2', endsBeforeToday: null } as const;

/** In chronological order per pair: some in force, some ended, and a pending request for each side. */
export const demoAgreements: readonly DemoAgreement[] = [
  {
    ...paying,
    kind: 'dividend',
    period: 'semimonthly',
    tiers: [tier(100_000), tier(150_000, { minLoss: 100_000 * P, minActiveMembers: 5 })],
    offered: { beforeHalfMonth: 2 * DAY },
    answers: [{ by: 'agent42', when: { beforeHalfMonth: DAY }, do: 'accept' }],
  },
  {
    ...paying,
    kind: 'daily',
    period: 'daily',
    tiers: [tier(5_000)],
    offered: { beforeToday: 8 * DAY - 9 * HOUR },
    answers: [{ by: 'agent42', when: { beforeToday: 8 * DAY - 20 * HOUR }, do: 'accept' }],
  },
  {
    ...paying,
    kind: 'daily',
    period: 'weekly',
    tiers: [
      tier(5_000),
      tier(8_000, { minValidBet: 7_000 * P }),
      tier(12_500, { minValidBet: 50_000 * P, minActiveMembers: 3 }),
    ],
    offered: { beforeToday: 4 * DAY - 10 * HOUR },
    answers: [{ by: 'agent42', when: { beforeToday: 4 * DAY - 15 * HOUR }, do: 'accept' }],
  },
  {
    ...paying,
    kind: 'hourly',
    period: 'daily',
    tiers: [tier(1_000), tier(2_500, { minValidBet: 10_000 * P })],
    offered: { beforeNow: HOUR },
    answers: [],
  },
  {
    ...short,
    downline: 'somchai',
    kind: 'daily',
    period: 'daily',
    tiers: [tier(3_000), tier(5_000, { minValidBet: 10_000 * P })],
    offered: { beforeNow: 5 * HOUR },
    answers: [],
  },
  {
    ...short,
    kind: 'dividend',
    period: 'monthly',
    tiers: [tier(60_000)],
    offered: { beforeToday: 20 * DAY },
    answers: [{ by: 'agent2', when: { beforeToday: 19 * DAY }, do: 'decline' }],
  },
  {
    ...short,
    kind: 'dividend',
    period: 'monthly',
    tiers: [tier(80_000)],
    offered: { beforeToday: 12 * DAY },
    answers: [{ by: 'agent1', when: { beforeToday: 11 * DAY }, do: 'withdraw' }],
  },
  {
    ...short,
    kind: 'daily',
    period: 'daily',
    tiers: [tier(10_000, { minValidBet: 5_000 * P })],
    offered: { beforeToday: 6 * DAY - 9 * HOUR },
    answers: [
      { by: 'agent2', when: { beforeToday: 6 * DAY - 11 * HOUR }, do: 'accept' },
      { by: 'agent1', when: { beforeNow: 6 * HOUR }, do: 'requestTermination' },
    ],
  },
  {
    ...short,
    kind: 'hourly',
    period: 'daily',
    tiers: [tier(3_000, { minValidBet: 50_000 * P })],
    endsBeforeToday: 15 * HOUR,
    offered: { beforeToday: 19 * HOUR },
    answers: [{ by: 'agent2', when: { beforeToday: 18 * HOUR - 600_000 }, do: 'accept' }],
  },
  {
    ...short,
    kind: 'realTime',
    period: 'daily',
    tiers: [tier(1_000, { minValidBet: 50_000 * P })],
    endsBeforeToday: 10 * HOUR - 5 * 60_000,
    offered: { beforeToday: 11 * HOUR },
    answers: [{ by: 'agent2', when: { beforeToday: 10 * HOUR + 60_000 }, do: 'accept' }],
  },
  {
    ...short,
    kind: 'realTime',
    period: 'weekly',
    tiers: [tier(500), tier(800, { minValidBet: 20_000 * P })],
    offered: { beforeNow: 2 * HOUR },
    answers: [],
  },
];
