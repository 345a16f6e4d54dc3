import type { TFunction } from 'i18next';
import type { Prize } from '../../../api/contract/member/rewardCentre.ts';
import { formatMoney } from '../../kit/money.ts';
import { formatPoints } from '../../kit/points.ts';

type Amount = Pick<Prize, 'currency' | 'amount'>;

/** `P 5.00` or `50 points`. */
export const prizeText = (t: TFunction, { currency, amount }: Amount): string =>
  currency === 'P' ? formatMoney(amount) : t('reward_points', { points: formatPoints(amount), count: amount });

/** On a slice: `P 5` or `50`. */
export const shortText = ({ currency, amount }: Amount): string =>
  currency === 'P' ? formatMoney(amount).replace(/\.00$/, '') : formatPoints(amount);

export const sumOf = (prizes: readonly Prize[]): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** The odds of a prize in per cent, as short as they are exact: `30%`, `0.1%`. */
export const oddsText = (weight: number, weights: number): string =>
  `${Number(((weight * 100) / weights).toFixed(3))}%`;

/** What a draw brings on average: money in 1/10,000 P, and points. */
export function averageOf(prizes: readonly Prize[]): { readonly money: number; readonly points: number } {
  const of = (currency: Prize['currency']) =>
    prizes.reduce((sum, prize) => (prize.currency === currency ? sum + prize.amount * prize.weight : sum), 0) /
    sumOf(prizes);
  return { money: Math.floor(of('P')), points: Math.floor(of('points') * 10) / 10 };
}

/** The colours of slices, in their order. */
const SLICES = [
  '--stall-fish',
  '--stall-arcade',
  '--stall-sports',
  '--stall-esports',
  '--stall-lottery',
  '--stall-crash',
  '--stall-cards',
  '--stall-live',
  '--stall-slots',
] as const;

export const sliceColour = (place: number): string => `var(${SLICES[place % SLICES.length]})`;
