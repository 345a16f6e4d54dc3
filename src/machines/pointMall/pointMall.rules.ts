import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { pointsContract, Reward } from '../../api/contract/points.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { ConvertInput } from '../convert/convert.rules.ts';
import { type Intents, intentKey } from '../money/intent.ts';
import type { RedeemInput } from '../redeem/redeem.rules.ts';

export type PointBalance = ValueOf<(typeof pointsContract)['balance']>;
export type PointRules = ValueOf<(typeof pointsContract)['config']>;

export interface PointMallContext extends Intents {
  readonly language: LanguageCode;
  /** Null until they have come; what is known stays while it is fetched anew. */
  readonly balance: PointBalance | null;
  readonly rewards: readonly Reward[] | null;
  readonly rules: PointRules | null;
  readonly failure: ApiFailure | null;
  /** The reward that is being exchanged. */
  readonly chosen: Reward | null;
}

/** Whether one of it is left. */
export const isLeft = ({ stock }: Pick<Reward, 'stock'>): boolean => stock === null || stock > 0;

/** How many points are missing for one of it. */
export const missingFor = ({ points }: Pick<Reward, 'points'>, balance: Pick<PointBalance, 'points'> | null): number =>
  Math.max(0, points - (balance?.points ?? 0));

/** Whether one of it can be had now. */
export const isInReach = (reward: Reward, balance: PointBalance | null): boolean =>
  isLeft(reward) && missingFor(reward, balance) === 0;

/** With what the exchange of the chosen reward begins. @throws where nothing is chosen, or not all is known. */
export function redeemInput(context: PointMallContext): RedeemInput {
  const { chosen, balance, rules, language } = context;
  if (chosen === null || balance === null || rules === null) throw new Error('no reward is chosen');
  const { mostAtOnce } = rules;
  return { language, keySeed: intentKey(context), reward: chosen, points: balance.points, mostAtOnce };
}

/** With what a conversion begins. @throws where points or rules are not known. */
export function convertInput(context: PointMallContext): ConvertInput {
  const { balance, rules } = context;
  if (balance === null || rules === null) throw new Error('the points are not known');
  const { pointsALot, moneyALot } = rules;
  return { keySeed: intentKey(context), points: balance.points, pointsALot, moneyALot };
}
