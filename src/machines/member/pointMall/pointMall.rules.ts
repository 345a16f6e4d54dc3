import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { pointsContract, Reward } from '../../../api/contract/member/points.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { type IdempotencyState, idempotencyKeyOf } from '../../money/idempotency.ts';
import type { ConvertInput } from '../convert/convert.rules.ts';
import type { RedeemInput } from '../redeem/redeem.rules.ts';

export type PointBalance = ValueOf<(typeof pointsContract)['balance']>;
export type PointRules = ValueOf<(typeof pointsContract)['config']>;

export interface PointMallContext extends IdempotencyState {
  readonly language: LanguageCode;
  /** Null until loaded; known data stays during a refresh. */
  readonly balance: PointBalance | null;
  readonly rewards: readonly Reward[] | null;
  readonly rules: PointRules | null;
  readonly failure: ApiFailure | null;
  /** The reward to exchange. */
  readonly chosen: Reward | null;
}

/** Whether it is in stock. */
export const isLeft = ({ stock }: Pick<Reward, 'stock'>): boolean => stock === null || stock > 0;

/** Points missing for one. */
export const missingFor = ({ points }: Pick<Reward, 'points'>, balance: Pick<PointBalance, 'points'> | null): number =>
  Math.max(0, points - (balance?.points ?? 0));

/** Whether one can be exchanged now. */
export const isInReach = (reward: Reward, balance: PointBalance | null): boolean =>
  isLeft(reward) && missingFor(reward, balance) === 0;

/** Input of the exchange. @throws if no reward is chosen, or data is missing. */
export function redeemInput(context: PointMallContext): RedeemInput {
  const { chosen, balance, rules, language } = context;
  if (chosen === null || balance === null || rules === null) throw new Error('no reward is chosen');
  const { maxPerExchange } = rules;
  return { language, keySeed: idempotencyKeyOf(context), reward: chosen, points: balance.points, maxPerExchange };
}

/** Input of the conversion. @throws if points or rules are not loaded. */
export function convertInput(context: PointMallContext): ConvertInput {
  const { balance, rules } = context;
  if (balance === null || rules === null) throw new Error('points or rules are not loaded');
  const { pointsPerLot, moneyPerLot } = rules;
  return { keySeed: idempotencyKeyOf(context), points: balance.points, pointsPerLot, moneyPerLot };
}
