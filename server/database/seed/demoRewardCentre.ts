import type { Prize, RewardCentreSettings } from '../../../src/api/contract/member/rewardCentre.ts';

const P = 10_000;
const money = (amount: number, weight: number): Prize => ({ currency: 'P', amount: amount * P, weight });
const points = (amount: number, weight: number): Prize => ({ currency: 'points', amount, weight });

/** Check-ins, prizes and odds of the demo merchant. */
export const demoRewardCentre: RewardCentreSettings = {
  checkIn: [5, 5, 10, 10, 15, 20, 50],
  leastValidBet: 5_000 * P,
  wheel: [
    money(1, 300),
    points(10, 300),
    money(2, 200),
    points(50, 109),
    money(10, 60),
    points(100, 25),
    money(50, 5),
    money(500, 1),
  ],
  envelope: [money(1, 60), money(2, 30), money(5, 9), money(88, 1)],
  egg: [money(1, 14), money(5, 5), money(20, 1)],
};
