import { agentReportsContract } from '../../../../src/api/contract/agent/agentReports.ts';

const P = 10_000;
export const noMoves = { deposits: 0, withdrawals: 0, bonuses: 0, stake: 0, validBet: 0, payout: 0 };

/** Two members, one of whom has played. */
export const someProfit = agentReportsContract.profit.value.parse({
  list: [
    {
      ...{ by: 'member', id: 'demo-somchai', account: 'somchai', level: 1, isAgent: false, deposits: 1_000 * P },
      ...{ withdrawals: 200 * P, bonuses: 5 * P, stake: 300 * P, validBet: 290 * P, payout: 250 * P },
    },
    { ...noMoves, by: 'member', id: 'demo-deep', account: 'deep', level: 2, isAgent: false },
  ],
  ...{ count: 12, deposits: 1_000 * P, withdrawals: 200 * P, bonuses: 5 * P },
  ...{ stake: 300 * P, validBet: 290 * P, payout: 250 * P },
  before: { ...noMoves, deposits: 800 * P, stake: 100 * P, validBet: 580 * P, payout: 75 * P },
});
