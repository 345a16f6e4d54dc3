import type { MerchantSettings } from '../../site/system/merchantSettings.ts';

const P = 10_000;

const share = (rate: number, minActiveMembers: number, minLoss = 0) => ({
  minValidBet: 0,
  minLoss,
  minActiveMembers,
  rate,
});

/** What the demo house offers new agents. */
export const demoAgentProgram: MerchantSettings['agentProgram'] = {
  payer: 'agent1',
  contracts: [
    {
      kind: 'dividend',
      period: 'semimonthly',
      tiers: [share(100_000, 1), share(150_000, 10, 20_000 * P), share(200_000, 30, 100_000 * P)],
    },
    {
      kind: 'daily',
      period: 'daily',
      tiers: [share(3_000, 1), share(4_000, 10), share(5_000, 30), share(6_000, 100)],
    },
  ],
  againAfterDays: 30,
  twoPeopleFrom: 50,
};
