import { AMOUNT_STEP } from '../money/funds.ts';

/**
 * What is paid of an amount that takes `wagering` times itself in valid bets: with fewer bets less, in whole P 0.01.
 * @param wagering 0 for no condition
 * @param validBet 1/10,000 P
 */
export const limitByWagering = (amount: number, wagering: number, validBet: number): number =>
  wagering === 0 ? amount : Math.min(amount, Math.floor(validBet / wagering / AMOUNT_STEP) * AMOUNT_STEP);
